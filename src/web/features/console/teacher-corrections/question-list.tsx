import { useState } from 'react'
import type { CorrectionQueue } from '#domain/console/teacher-corrections-admin-wire.ts'
import { ANSWER_LENGTH } from '#domain/writing/teacher-correction/desk-rules.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendAnswer } from './desk-calls.ts'

const texts = teacherCorrectionsTexts.questions
type Question = CorrectionQueue['questions'][number]

type QuestionListProps = { questions: readonly Question[]; onAnswered: () => void }

/** One question for each correction, and one answer. */
export function QuestionList({ questions, onAnswered }: QuestionListProps) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="perguntas">
      <h2 id="perguntas" className="mb-4 text-2xl">
        {texts.heading}
      </h2>
      <ul className="grid gap-5">
        {questions.map((one) => (
          <li key={one.id} className="sheet p-5">
            <h3 className="text-lg wrap-anywhere">{one.theme}</h3>
            <blockquote className="mt-2 border-l-[3px] border-pen pl-4 whitespace-pre-line wrap-anywhere">
              {one.question}
            </blockquote>
            <AnswerForm id={one.id} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AnswerForm({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  async function handleSubmit(): Promise<void> {
    if (text.trim().length < ANSWER_LENGTH.min) return setError(texts.short)
    const sent = await sendAnswer(id, text)
    if (!sent.ok && sent.code === 'holds_contact') return setError(texts.contact)
    if (!sent.ok && sent.code !== 'already_answered') return showToast(teacherCorrectionsTexts.actionFailed)
    showToast(texts.sent)
    onAnswered()
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-4 grid gap-3">
      <TextAreaField
        label={texts.answer}
        hint={texts.hint}
        error={error}
        rows={3}
        maxLength={ANSWER_LENGTH.max}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <div>
        <Button type="submit" busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  )
}
