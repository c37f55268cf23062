import { useState } from 'react'
import type { StudentFile } from '#domain/console/students-admin-wire.ts'
import { lastDayOf } from '#domain/shop/credits.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { studentsAdminTexts as texts } from '#texts/console/students.ts'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendTeacher } from './student-calls.ts'

type TeacherSectionProps = { student: StudentFile; onChanged: () => void }

/** Whether this account may have classes (decision 0244). */
export function TeacherSection({ student, onChanged }: TeacherSectionProps) {
  const [, setSending] = useState(false)
  const [run] = useState(() => oneAtATime(setSending))

  async function handleChange(isTeacher: boolean): Promise<void> {
    const sent = await sendTeacher(student.id, isTeacher)
    if (!sent.ok) return showToast(texts.notSaved)
    onChanged()
  }

  return (
    <section aria-labelledby="turmas" className="sheet p-5">
      <h2 id="turmas" className="text-xl">
        {texts.teacher.heading}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-ink-soft">
        {student.isTeacher ? texts.teacher.leadOn : texts.teacher.lead}
      </p>
      {student.licence === null ? null : (
        <p className="mb-3 max-w-measure font-semibold">
          {texts.teacher.licence({
            seats: student.licence.seats,
            day: writeDay(lastDayOf(new Date(student.licence.until))),
          })}
        </p>
      )}
      <Checkbox
        label={texts.teacher.label}
        checked={student.isTeacher}
        onChange={(event) => {
          const { checked } = event.currentTarget
          void run(() => handleChange(checked))
        }}
      />
    </section>
  )
}
