import { useState } from 'react'
import type { CorrectedSheet } from '#domain/writing/teacher-correction/received-wire.ts'
import { QUESTION_LENGTH } from '#domain/writing/teacher-correction/reply-limits.ts'
import { receivedTexts } from '#texts/writing/received-correction.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendQuestion } from './received-calls.ts'

const texts = receivedTexts.question

type QuestionPartProps = { id: string; corrected: CorrectedSheet; onSent: () => void }

/** One question and one answer. */
export function QuestionPart({ id, corrected: { question, answer }, onSent }: QuestionPartProps) {
  return (
    <section aria-labelledby="pergunta" className="sheet min-w-0 p-4 sm:p-6">
      <h2 id="pergunta" className="text-xl">
        {question ? texts.asked : texts.heading}
      </h2>
      {question ? (
        <>
          <blockquote className="mt-2 max-w-measure border-l-[3px] border-pen pl-4 whitespace-pre-line wrap-anywhere">
            {question.text}
          </blockquote>
          {answer ? (
            <>
              <h3 className="mt-4 text-lg">{texts.answer}</h3>
              <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{answer.text}</p>
            </>
          ) : (
            <p className="mt-3 text-ink-soft">{texts.waiting}</p>
          )}
        </>
      ) : (
        <QuestionForm id={id} onSent={onSent} />
      )}
    </section>
  )
}

function QuestionForm({ id, onSent }: { id: string; onSent: () => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  async function handleSubmit(): Promise<void> {
    if (text.trim().length < QUESTION_LENGTH.min) return setError(texts.short)
    const sent = await sendQuestion(id, text)
    if (!sent.ok) {
      const reason = texts.refusals[sent.code]
      return reason ? setError(reason) : showToast(receivedTexts.actionFailed)
    }
    showToast(texts.sent)
    onSent()
  }

  return (
    <Form onSubmit={handleSubmit} className="no-print mt-2 grid max-w-measure gap-3">
      <p className="text-ink-soft">{texts.lead}</p>
      <TextAreaField
        label={texts.field}
        hint={texts.hint}
        error={error}
        rows={3}
        maxLength={QUESTION_LENGTH.max}
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
