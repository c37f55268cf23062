import { useState } from 'react'
import { formatMoney } from '#domain/shared/money.ts'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { ordersTexts } from '#texts/shop/orders.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { withdrawFrom } from './own-orders.ts'

const texts = ordersTexts.withdraw

type WithdrawDialogProps = {
  /** Null while the dialog is closed. */
  order: OwnOrder | null
  onClose: () => void
  onWithdrawn: () => void
}

function leadOf({ number, totalAmount, currency, used }: OwnOrder): string {
  const total = formatMoney(totalAmount - (used?.amount ?? 0), currency)
  if (used === null) return texts.lead({ number, total })
  return texts.leadUsed({ number, total, used, kept: formatMoney(used.amount, currency) })
}

/** Says what giving an order back means, and does it. */
export function WithdrawDialog({ order, onClose, onWithdrawn }: WithdrawDialogProps) {
  const [isSending, setSending] = useState(false)

  async function handleConfirm({ number }: OwnOrder): Promise<void> {
    if (isSending) return
    setSending(true)
    const result = await withdrawFrom(number)
    setSending(false)
    if (result.ok) {
      onWithdrawn()
      return showToast(texts.success)
    }
    const known = new Map<string, string>(Object.entries(texts.failures))
    const description = known.get(result.code ?? '') ?? describeAccountFailure(result, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  return (
    <ConfirmDialog
      isOpen={order !== null}
      onClose={onClose}
      onConfirm={() => void (order && handleConfirm(order))}
      title={texts.heading}
      description={order ? leadOf(order) : undefined}
      cancelLabel={texts.keep}
      confirmLabel={texts.submit}
      closeLabel={commonTexts.close}
      confirmLook="danger"
      isBusy={isSending}
      busyLabel={texts.submitting}
    >
      <ul className="list-disc pl-5">
        {texts.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
