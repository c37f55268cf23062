import { useRef, useState } from 'react'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { Switch } from '#web/ui/switch.tsx'
import { sendExamMail } from './mock-exam-calls.ts'

const { mail: texts } = mockExamTexts.own

/** Whether a mail tells of each opening. */
export function ExamMailSwitch({ isOnAtFirst }: { isOnAtFirst: boolean }) {
  const [isOn, setOn] = useState(isOnAtFirst)
  const isSending = useRef(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function handleChange(next: boolean): Promise<void> {
    // The second of two presses could arrive first.
    if (isSending.current) return
    isSending.current = true
    setOn(next)
    setProblem(null)
    const answer = await sendExamMail(next)
    isSending.current = false
    if (answer.ok) return
    setOn(!next)
    setProblem(answer.code === 'email_not_proven' ? texts.unproven : texts.failed)
  }

  return (
    <div className="mt-6">
      <Switch label={texts.label} isOn={isOn} onChange={(next) => void handleChange(next)} />
      <p role="status" className={problem === null ? 'mt-1 text-sm text-ink-soft' : 'mt-1 text-sm text-red'}>
        {problem ?? texts.lead}
      </p>
    </div>
  )
}
