import { useState } from 'react'
import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendGiftEnd } from './order-calls.ts'

const texts = ordersAdminTexts.detail.takeBack

/** Takes back what was given by hand, to the wrong person for example. */
export function TakeGiftBack({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)

  async function handleConfirm(): Promise<void> {
    if (isSending) return
    setSending(true)
    const sent = await sendGiftEnd(order.number)
    setSending(false)
    setAsking(false)
    const { failures } = ordersAdminTexts
    if (!sent.ok) {
      const description = failures[sent.code] ?? failures['default'] ?? ''
      return showToast({ variant: 'destructive', title: failures['title'] ?? '', description })
    }
    showToast({ title: texts.done })
    onChanged()
  }

  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleConfirm()}
        title={texts.heading}
        cancelLabel={texts.cancel}
        confirmLabel={texts.submit}
        closeLabel={commonTexts.close}
        confirmLook="danger"
        isBusy={isSending}
      >
        <p>{texts.lead}</p>
      </ConfirmDialog>
    </>
  )
}
