import { type FormEvent, useState } from 'react'
import type { ListedAdminProduct } from '#domain/console/products-admin-wire.ts'
import { moneyText, parseMoney } from '#domain/shared/money-text.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = productsAdminTexts.quick

type QuickPriceProps = {
  product: ListedAdminProduct
  isBusy: boolean
  onClose: () => void
  /** @param amount in cents */
  onPrice: (amount: number) => void
}

/** The price of a product with one version, out of the list. What is to be free is asked about once. */
export function QuickPrice({ product, isBusy, onClose, onPrice }: QuickPriceProps) {
  const [typed, setTyped] = useState(product.regularAmount === null ? '' : moneyText(product.regularAmount))
  const [isAskingFree, setAskingFree] = useState(false)
  const { errors, show, clear } = useFieldErrors<'amount'>()

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    const amount = parseMoney(typed)
    if (show(event.currentTarget, amount === null ? { amount: texts.amountWrong } : {}) || amount === null)
      return
    if (amount === 0 && !isAskingFree) setAskingFree(true)
    else onPrice(amount)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.priceOf({ title: product.title })}
      closeLabel={texts.cancel}
    >
      <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          name="amount"
          label={texts.amount}
          error={errors.amount}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          required
          maxLength={20}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAskingFree(false)
            clear('amount')
          }}
        />
        {isAskingFree ? <Notice title={texts.freeAsk}>{texts.freeLead}</Notice> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            look={isAskingFree ? 'danger' : 'primary'}
            isBusy={isBusy}
            busyLabel={texts.saving}
          >
            {isAskingFree ? texts.freeConfirm : texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
