import { useState } from 'react'
import type { StudentFile } from '#domain/console/students-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { studentsAdminTexts as texts } from '#texts/console/students.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendGuardianPermission } from './student-calls.ts'

type GuardianSectionProps = { student: StudentFile; onChanged: () => void }

/** Whether somebody of 13 to 15 may write in the community (Lei 15.211/2025). */
export function GuardianSection({ student, onChanged }: GuardianSectionProps) {
  const { guardianPermission: given } = student
  const [isSending, setSending] = useState(false)

  async function handleChange(isGranted: boolean): Promise<void> {
    if (isSending) return
    setSending(true)
    const sent = await sendGuardianPermission(student.id, isGranted)
    setSending(false)
    if (!sent.ok) return showToast(texts.notSaved)
    onChanged()
  }

  return (
    <section aria-labelledby="responsavel" className="sheet p-5">
      <h2 id="responsavel" className="text-xl">
        {texts.guardian.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.guardian.lead}</p>
      <Checkbox
        label={texts.guardian.label}
        checked={given !== null}
        onChange={(event) => void handleChange(event.currentTarget.checked)}
      />
      {given ? (
        <p className="mt-2 text-sm text-ink-soft">
          {texts.guardian.given[given.by]({ day: formatDay(given.at) })}
        </p>
      ) : null}
    </section>
  )
}
