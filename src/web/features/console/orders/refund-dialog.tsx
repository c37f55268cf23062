import { useRef, useState } from 'react'
import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { parseMoney } from '#domain/shared/money-text.ts'
import { REFUND_NOTE_LIMITS } from '#domain/shop/refund.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { refundsAdminTexts } from '#texts/console/refunds.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { newId } from '#web/browser/new-id.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendRefund } from './order-calls.ts'

const texts = refundsAdminTexts

type RefundDialogProps = { order: OrderDetail; onClose: () => void; onDone: () => void }

/**
 * Asks how much goes back, why, and what leaves the buyer's profile with it. Where the provider never gives back, it writes
 * down what the owner has transferred already.
 */
export function RefundDialog({ order, onClose, onDone }: RefundDialogProps) {
  const { refundable, currency, lines } = order
  // One request for as long as the dialog is open: pressed again, nothing goes back twice.
  const [requestKey] = useState(newId)
  const [isPart, setPart] = useState(false)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const [hasTransferred, setTransferred] = useState(false)
  const { errors, show, clear } = useFieldErrors<'amount' | 'note' | 'transferred'>()
  const formRef = useRef<HTMLFormElement>(null)
  const most = formatMoney(refundable, currency)
  const isTransfer = order.paidBackBy === 'transfer'
  const words = isTransfer ? texts.transfer : texts

  async function handleConfirm(): Promise<void> {
    if (isSending || !formRef.current) return
    const amount = isPart ? parseMoney(typed) : refundable
    const isAmountWrong = amount === null || amount < 1 || amount > refundable
    const isNoteWrong = note.trim().length < REFUND_NOTE_LIMITS.min
    const hasErrors = show(formRef.current, {
      ...(isAmountWrong ? { amount: texts.amountWrong({ most }) } : {}),
      ...(isNoteWrong ? { note: texts.noteWrong } : {}),
      ...(isTransfer && !hasTransferred ? { transferred: texts.transfer.confirmMissing } : {}),
    })
    if (hasErrors || amount === null) return
    setSending(true)
    const withdrawVariantIds = isPart ? [...withdrawn] : []
    const sent = await sendRefund(order.number, {
      requestKey,
      amount,
      note: note.trim(),
      paidBy: order.paidBackBy,
      withdrawVariantIds,
    })
    setSending(false)
    if (sent.ok) {
      showToast(words.done)
      return onDone()
    }
    const description = texts.failures[sent.code] ?? texts.failureDefault
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  const open = lines.filter(({ isOpen }) => isOpen)
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={words.heading({ number: order.number })}
      description={words.lead({ amount: most })}
      cancelLabel={words.cancel}
      confirmLabel={words.submit}
      closeLabel={commonTexts.close}
      confirmLook="danger"
      isBusy={isSending}
      busyLabel={words.submitting}
    >
      <form
        ref={formRef}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void handleConfirm()
        }}
      >
        <HowMuch isPart={isPart} most={most} onChange={setPart} />
        {isPart ? (
          <PartAmount
            symbol={currency.symbol}
            error={errors.amount}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              clear('amount')
            }}
          />
        ) : null}
        {isPart && open.length > 0 ? (
          <WithdrawnLines lines={open} withdrawn={withdrawn} onChange={setWithdrawn} />
        ) : null}
        <TextAreaField
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          error={errors.note}
          rows={2}
          required
          maxLength={REFUND_NOTE_LIMITS.max}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            clear('note')
          }}
        />
        {isTransfer ? (
          <Transferred
            buyerEmail={order.buyerEmail}
            error={errors.transferred}
            isChecked={hasTransferred}
            onChange={(isChecked) => {
              setTransferred(isChecked)
              clear('transferred')
            }}
          />
        ) : null}
      </form>
    </ConfirmDialog>
  )
}

type HowMuchProps = { isPart: boolean; most: string; onChange: (isPart: boolean) => void }

function HowMuch({ isPart, most, onChange }: HowMuchProps) {
  return (
    <SelectField
      label={texts.how}
      hint={isPart ? texts.partHint : texts.wholeHint}
      value={isPart ? 'part' : 'whole'}
      onChange={(event) => onChange(event.currentTarget.value === 'part')}
    >
      <option value="whole">{texts.whole({ amount: most })}</option>
      <option value="part">{texts.part}</option>
    </SelectField>
  )
}

type PartAmountProps = {
  symbol: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

function PartAmount({ symbol, error, value, onChange }: PartAmountProps) {
  return (
    <TextField
      name="amount"
      label={texts.amountOf({ symbol })}
      hint={texts.amountHint}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      required
      maxLength={20}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type WithdrawnLinesProps = {
  lines: OrderDetail['lines']
  /** Ids of variants. */
  withdrawn: readonly string[]
  onChange: (withdrawn: readonly string[]) => void
}

/** Which booklets leave the buyer's profile with a part of the money. */
function WithdrawnLines({ lines, withdrawn, onChange }: WithdrawnLinesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{texts.lines}</legend>
      <p className="mb-2 text-sm text-ink-soft">{texts.linesHint}</p>
      <div className="grid gap-2">
        {lines.map(({ variantId, productTitle }) => (
          <Checkbox
            key={variantId}
            label={productTitle}
            checked={withdrawn.includes(variantId)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...withdrawn, variantId]
                  : withdrawn.filter((id) => id !== variantId),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type TransferredProps = {
  buyerEmail: OrderDetail['buyerEmail']
  error: string | undefined
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** The owner says that the money is on its way already. */
function Transferred({ buyerEmail, error, isChecked, onChange }: TransferredProps) {
  return (
    <div>
      <p className="mb-3">{texts.transfer.to({ buyer: buyerEmail ?? ordersAdminTexts.noBuyer })}</p>
      <Checkbox
        name="transferred"
        label={texts.transfer.confirm}
        error={error}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
