import { type FormEvent, useState } from 'react'
import { BAN_DAYS, BAN_REASON_LENGTH, type StudentFile } from '#domain/console/students-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { studentsAdminTexts as texts } from '#texts/console/students.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendBan, sendUnban } from './student-calls.ts'

type BanSectionProps = { student: StudentFile; onChanged: () => void }

const FOREVER = ''
/** A ban until it is taken back is kept as one of a hundred years. */
const LONG_MILLISECONDS = 50 * 365 * 24 * 3600 * 1000

/** Closes the account with a reason that the person reads, and opens it again. */
export function BanSection({ student, onChanged }: BanSectionProps) {
  const [isSending, setSending] = useState(false)

  async function handleUnban(): Promise<void> {
    if (isSending) return
    setSending(true)
    const sent = await sendUnban(student.id)
    setSending(false)
    showToast(sent.ok ? texts.ban.undone : texts.notSaved)
    if (sent.ok) onChanged()
  }

  return (
    <section aria-labelledby="bloqueio" className="sheet p-5">
      <h2 id="bloqueio" className="text-xl">
        {texts.ban.heading}
      </h2>
      {student.bannedUntil === null ? (
        <BanForm student={student} onChanged={onChanged} />
      ) : (
        <>
          <p className="mt-1 mb-3 wrap-anywhere">{standingOf(student, student.bannedUntil)}</p>
          <Button
            look="secondary"
            isBusy={isSending}
            busyLabel={texts.saving}
            onClick={() => void handleUnban()}
          >
            {texts.ban.unban}
          </Button>
        </>
      )}
    </section>
  )
}

function BanForm({ student, onChanged }: BanSectionProps) {
  const [reason, setReason] = useState('')
  const [days, setDays] = useState<string>(String(BAN_DAYS[0]))
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const { errors, show, clear } = useFieldErrors<'reason'>()

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isShort = reason.trim().length < BAN_REASON_LENGTH.min
    if (!show(event.currentTarget, isShort ? { reason: texts.reasonTooShort } : {})) setAsking(true)
  }

  async function handleBan(): Promise<void> {
    setSending(true)
    const sent = await sendBan(student.id, { reason, days: days === FOREVER ? null : Number(days) })
    setSending(false)
    showToast(sent.ok ? texts.ban.done : texts.notSaved)
    if (!sent.ok) return
    setAsking(false)
    onChanged()
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="mt-1 grid gap-4">
      <p className="max-w-measure text-ink-soft">{texts.ban.lead}</p>
      <TextAreaField
        label={texts.ban.reason}
        hint={texts.ban.reasonHint}
        error={errors.reason}
        name="reason"
        rows={2}
        required
        maxLength={BAN_REASON_LENGTH.max}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          clear('reason')
        }}
      />
      <SelectField
        label={texts.ban.duration}
        className="max-w-sm"
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      >
        {BAN_DAYS.map((one) => (
          <option key={one} value={one}>
            {texts.ban.forDays({ days: one })}
          </option>
        ))}
        <option value={FOREVER}>{texts.ban.forever}</option>
      </SelectField>
      <Button type="submit" look="danger" className="justify-self-start">
        {texts.ban.ban}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleBan()}
        title={texts.ban.confirmTitle}
        cancelLabel={texts.cancel}
        confirmLabel={texts.ban.confirm}
        closeLabel={texts.close}
        confirmLook="danger"
        isBusy={isSending}
        busyLabel={texts.saving}
      >
        <p className="wrap-anywhere">{texts.ban.confirmLead({ name: student.name ?? student.email })}</p>
      </ConfirmDialog>
    </form>
  )
}

function standingOf({ banReason }: StudentFile, bannedUntil: string): string {
  const reason = banReason ?? ''
  const isLong = new Date(bannedUntil).getTime() - Date.now() > LONG_MILLISECONDS
  return isLong
    ? texts.ban.activeForever({ reason })
    : texts.ban.active({ day: formatDay(bannedUntil), reason })
}
