import { useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { PartnerStatement, ShownMonth } from '#domain/console/partners-admin-wire.ts'
import { partnersAdminTexts } from '#texts/console/partners.ts'
import { shareMoney } from '#web/shared/partner-statement/share-money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendPayment } from './partner-calls.ts'

const { payDialog: words, marked, notMarked } = partnersAdminTexts.page

type PayDialogProps = {
  partnerId: string
  shown: ShownMonth
  onClose: () => void
  onPaid: (statement: PartnerStatement) => void
  onStale: () => void
}

/** Writes down that the owner has transferred a month's amount. */
export function PayDialog({ partnerId, shown: { month, toPay }, onClose, onPaid, onStale }: PayDialogProps) {
  const [note, setNote] = useState('')

  async function handleSubmit(): Promise<void> {
    const answer = await sendPayment(partnerId, month, { amount: toPay, note: note.trim() })
    onClose()
    if (answer.ok) {
      showToast(marked)
      return onPaid(answer.value)
    }
    showToast(notMarked)
    // The month was paid, or changed, in the meantime.
    onStale()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.heading({ month: monthName(month) })}
      description={words.lead({ amount: shareMoney(toPay) })}
      closeLabel={words.close}
    >
      <Form onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          name="note"
          label={words.note}
          hint={words.noteHint}
          value={note}
          maxLength={500}
          autoComplete="off"
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busyLabel={words.saving}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
