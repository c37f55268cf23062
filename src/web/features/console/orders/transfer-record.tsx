import { useState } from 'react'
import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { refundsAdminTexts } from '#texts/console/refunds.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendTransfer } from './order-calls.ts'

const { transfer: texts, ...refundTexts } = refundsAdminTexts

type TransferRecordProps = {
  order: OrderDetail
  refund: OrderDetail['refunds'][number]
  onDone: () => void
}

/** Writes down that the owner has transferred what waits to go back. */
export function TransferRecord({ order, refund, onDone }: TransferRecordProps) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)

  async function handleConfirm(): Promise<void> {
    if (isSending) return
    setSending(true)
    const sent = await sendTransfer(order.number, refund.id)
    setSending(false)
    setAsking(false)
    if (!sent.ok) {
      const description = refundTexts.failures[sent.code] ?? ordersAdminTexts.failures['default'] ?? ''
      return showToast({
        variant: 'destructive',
        title: ordersAdminTexts.failures['title'] ?? '',
        description,
      })
    }
    showToast(texts.done)
    onDone()
  }

  const amount = formatMoney(refund.amount, order.currency)
  return (
    <>
      <Button size="small" look="secondary" className="mt-3" onClick={() => setAsking(true)}>
        {texts.record}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleConfirm()}
        title={texts.recordTitle({ amount })}
        cancelLabel={texts.cancel}
        confirmLabel={texts.record}
        closeLabel={commonTexts.close}
        isBusy={isSending}
        busyLabel={texts.submitting}
      >
        <p>{texts.recordBody({ buyer: order.buyerEmail ?? ordersAdminTexts.noBuyer })}</p>
      </ConfirmDialog>
    </>
  )
}
