import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { refundsAdminTexts } from '#texts/console/refunds.ts'
import { GiveButton } from '#web/features/console/gifts/give-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CorrectEmail } from './correct-email.tsx'
import { sendReceiptAgain } from './order-calls.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { TakeGiftBack } from './take-gift-back.tsx'

const texts = ordersAdminTexts.detail

/** What the owner may do with an order: send its receipt again, give money back, read its paper. */
export function OrderActions({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)

  async function handleResend(): Promise<void> {
    if (isSending) return
    setSending(true)
    const sent = await sendReceiptAgain(order.number)
    setSending(false)
    if (sent.ok) {
      onChanged()
      return showToast(texts.resent)
    }
    const { failures } = ordersAdminTexts
    showToast({
      variant: 'destructive',
      title: failures['title'] ?? '',
      description: failures[sent.code] ?? failures['default'] ?? '',
    })
  }

  return (
    <div className="flex flex-wrap gap-3">
      {order.status === 'paid' && order.buyerEmail !== null ? (
        <Button look="secondary" isBusy={isSending} onClick={() => void handleResend()}>
          {texts.resend}
        </Button>
      ) : null}
      {order.refundable > 0 && !order.isHeldByBank ? (
        <Button look="danger" onClick={() => setAsking(true)}>
          {order.paidBackBy === 'transfer' ? refundsAdminTexts.transfer.open : refundsAdminTexts.open}
        </Button>
      ) : null}
      {order.isEmailCorrectable ? <CorrectEmail order={order} onChanged={onChanged} /> : null}
      {order.buyerEmail === null ? null : <GiveButton email={order.buyerEmail} onGiven={onChanged} />}
      {order.provider === 'gift' && order.status === 'paid' ? (
        <TakeGiftBack order={order} onChanged={onChanged} />
      ) : null}
      <Link to={order.paperUrl} className="text-link self-center py-2">
        {texts.paper}
      </Link>
      {isAsking ? (
        <RefundDialog
          order={order}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onChanged()
          }}
        />
      ) : null}
    </div>
  )
}
