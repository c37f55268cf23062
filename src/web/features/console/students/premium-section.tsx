import { useState } from 'react'
import { GRANT_REASON_LENGTH, type StudentFile } from '#domain/console/students-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { studentsAdminTexts as texts } from '#texts/console/students.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendPremium, sendPremiumEnd } from './student-calls.ts'

type PremiumSectionProps = { student: StudentFile; onChanged: () => void }

/** Premium that was bought is only told; a present is given and taken back here. */
export function PremiumSection({ student, onChanged }: PremiumSectionProps) {
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { errors, show, clear } = useFieldErrors<'reason'>()
  const { isBought, passing, gift } = student.premium

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const isShort = reason.trim().length < GRANT_REASON_LENGTH.min
    if (show(form, isShort ? { reason: texts.reasonTooShort } : {})) return
    const sent = await sendPremium(student.id, reason)
    showToast(sent.ok ? texts.premium.granted : texts.notSaved)
    if (!sent.ok) return
    setReason('')
    onChanged()
  }

  async function handleWithdraw(): Promise<void> {
    setWithdrawing(true)
    const sent = await sendPremiumEnd(student.id)
    setWithdrawing(false)
    showToast(sent.ok ? texts.premium.withdrawn : texts.notSaved)
    if (!sent.ok) return
    setAsking(false)
    onChanged()
  }

  return (
    <section aria-labelledby="premium" className="sheet p-5">
      <h2 id="premium" className="text-xl">
        {texts.premium.heading}
      </h2>
      {isBought ? <p className="mt-1">{texts.premium.bought}</p> : null}
      {gift ? (
        <>
          <p className="mt-1 mb-3 wrap-anywhere">
            {texts.premium.gift({ day: formatDay(gift.grantedAt), reason: gift.reason })}
          </p>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {texts.premium.withdraw}
          </Button>
        </>
      ) : null}
      {isBought || gift ? null : (
        <Form onSubmit={handleSubmit} className="mt-1 grid gap-4">
          <p className="text-ink-soft">{passing ? texts.premium.passing[passing] : texts.premium.none}</p>
          <TextField
            label={texts.premium.reason}
            hint={texts.premium.reasonHint}
            error={errors.reason}
            name="reason"
            required
            maxLength={GRANT_REASON_LENGTH.max}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              clear('reason')
            }}
          />
          <Button type="submit" look="secondary" className="justify-self-start" busyLabel={texts.saving}>
            {texts.premium.grant}
          </Button>
        </Form>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleWithdraw()}
        title={texts.premium.confirmTitle}
        cancelLabel={texts.cancel}
        confirmLabel={texts.premium.confirm}
        closeLabel={texts.close}
        confirmLook="danger"
        isBusy={isWithdrawing}
        busyLabel={texts.saving}
      >
        <p>{texts.premium.confirmLead}</p>
      </ConfirmDialog>
    </section>
  )
}
