import { type ChangeEvent, useState } from 'react'
import type { AdminCoupon, CouponsAdmin } from '#domain/console/coupons-admin-wire.ts'
import type { CouponField } from '#domain/shop/coupon-draft.ts'
import { couponsAdminTexts as texts } from '#texts/console/coupons.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { faultsOf, sendCoupon } from './coupon-calls.ts'
import { couponFormOf, EMPTY_COUPON, readCouponForm } from './coupon-form-state.ts'

type CouponDialogProps = {
  /** Null for a new one. */
  coupon: AdminCoupon | null
  products: CouponsAdmin['products']
  onClose: () => void
  onSaved: (admin: CouponsAdmin) => void
}

const { form: words } = texts

export function CouponDialog({ coupon, products, onClose, onSaved }: CouponDialogProps) {
  const [typed, setTyped] = useState(coupon ? couponFormOf(coupon.coupon) : EMPTY_COUPON)
  const { errors, show, clear } = useFieldErrors<CouponField>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const { draft, errors: found } = readCouponForm(typed)
    if (show(form, found)) return
    const answer = await sendCoupon(coupon?.id ?? null, draft)
    if (answer.ok) return onSaved(answer.value)
    const told = Object.fromEntries(faultsOf(answer).map(({ field, code }) => [field, texts.faults[code]]))
    if (!show(form, told)) showToast(texts.notSaved)
  }

  /** What every field of the form is given. */
  function field(name: CouponField) {
    return {
      name,
      value: typed[name],
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        setTyped({ ...typed, [name]: currentTarget.value })
        clear(name)
      },
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={coupon ? words.editHeading({ code: coupon.coupon.code }) : words.newHeading}
      closeLabel={words.close}
    >
      <Form onSubmit={handleSubmit} className="grid gap-5 [&_.field-control]:scroll-mt-12">
        <TextField
          {...field('code')}
          label={words.code}
          hint={words.codeHint}
          required
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <SelectField {...field('kind')} label={words.kind}>
            <option value="percent">{words.kinds.percent}</option>
            <option value="amount">{words.kinds.amount}</option>
          </SelectField>
          {typed.kind === 'percent' ? (
            <TextField {...field('percent')} label={words.percent} inputMode="numeric" required />
          ) : (
            <TextField {...field('amountOff')} label={words.amountOff} inputMode="decimal" required />
          )}
        </div>
        <SelectField {...field('productId')} label={words.product}>
          <option value="">{texts.allProducts}</option>
          {coupon?.productTitle && !products.some(({ id }) => id === coupon.coupon.productId) ? (
            <option value={coupon.coupon.productId ?? ''}>{coupon.productTitle}</option>
          ) : null}
          {products.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('minimumAmount')}
          label={words.minimumAmount}
          hint={words.minimumHint}
          inputMode="decimal"
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...field('validFrom')}
            label={words.validFrom}
            type="datetime-local"
            hint={words.momentHint}
          />
          <TextField
            {...field('validUntil')}
            label={words.validUntil}
            type="datetime-local"
            hint={words.momentHint}
          />
          <TextField {...field('maxUses')} label={words.maxUses} inputMode="numeric" hint={words.noLimit} />
          <TextField
            {...field('maxUsesPerBuyer')}
            label={words.maxUsesPerBuyer}
            inputMode="numeric"
            hint={words.perBuyerHint}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
