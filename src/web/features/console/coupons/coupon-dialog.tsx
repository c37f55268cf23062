import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { AdminCoupon, CouponsAdmin } from '#domain/console/coupons-admin-wire.ts'
import type { CouponField } from '#domain/shop/coupon-draft.ts'
import { couponsAdminTexts as texts } from '#texts/console/coupons.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
  const [form, setForm] = useState(coupon ? couponFormOf(coupon.coupon) : EMPTY_COUPON)
  const [isSaving, setSaving] = useState(false)
  const { errors, show, clear } = useFieldErrors<CouponField>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    const element = event.currentTarget
    const { draft, errors: found } = readCouponForm(form)
    if (show(element, found)) return
    setSaving(true)
    const answer = await sendCoupon(coupon?.id ?? null, draft)
    setSaving(false)
    if (answer.ok) return onSaved(answer.value)
    const told = Object.fromEntries(faultsOf(answer).map(({ field, code }) => [field, texts.faults[code]]))
    if (!show(element, told)) showToast(texts.notSaved)
  }

  /** What every field of the form is given. */
  function field(name: CouponField) {
    return {
      name,
      value: form[name],
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        setForm({ ...form, [name]: currentTarget.value })
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
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="grid gap-5 [&_.field-control]:scroll-mt-12"
      >
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
          {form.kind === 'percent' ? (
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
          <Button type="submit" isBusy={isSaving} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
