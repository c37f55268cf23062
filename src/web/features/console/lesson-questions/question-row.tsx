import { useState } from 'react'
import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { QUESTION_LIMITS } from '#domain/study/courses/lesson-question.ts'
import type { AdminQuestion } from '#domain/study/courses/lesson-question-wire.ts'
import { questionsAdminTexts as texts } from '#texts/study/lesson-questions.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendAnswer } from './question-calls.ts'

type QuestionRowProps = { question: AdminQuestion; onChanged: () => void }

/** A question as it was asked, with its answer or the form for it. */
export function QuestionRow({ question, onChanged }: QuestionRowProps) {
  const { author, course, courseTitle, lesson, lessonTitle, text, createdAt, answer } = question
  return (
    <article>
      <h3 className="text-lg leading-snug wrap-anywhere">
        {texts.by({ author, lesson: lessonTitle, course: courseTitle })}
      </h3>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        <Link to={href('/cursos/:curso/:aula', { curso: course, aula: lesson })} className="text-link">
          {texts.toLesson}
        </Link>
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      {answer === null ? (
        <AnswerForm question={question} onChanged={onChanged} />
      ) : (
        <>
          <p className="mt-3 border-l-[3px] border-pen pl-4 whitespace-pre-line wrap-anywhere">{answer}</p>
          <details className="mt-2">
            <summary className="cursor-pointer py-2 font-semibold">{texts.mend}</summary>
            <AnswerForm question={question} onChanged={onChanged} />
          </details>
        </>
      )}
    </article>
  )
}

function AnswerForm({ question, onChanged }: QuestionRowProps) {
  const [text, setText] = useState(question.answer ?? '')
  const [isShown, setShown] = useState(question.isShown)
  const [error, setError] = useState<string>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    if (text.trim() === '') {
      setError(texts.answerMissing)
      form.querySelector('textarea')?.focus()
      return
    }
    const sent = await sendAnswer(question.id, { text, isShown })
    if (!sent.ok && sent.code === 'personal_data') return setError(texts.contact)
    if (!sent.ok) return showToast(texts.failed)
    settleTyped()
    showToast(question.answer === null ? texts.sent : texts.mended)
    onChanged()
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-3 grid max-w-measure gap-3">
      <TextAreaField
        label={texts.answer}
        hint={texts.answerHint}
        error={error}
        rows={4}
        required
        maxLength={QUESTION_LIMITS.answer}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setError(undefined)
        }}
      />
      {question.mayShow ? (
        <Checkbox
          label={texts.show}
          checked={isShown}
          onChange={({ currentTarget: { checked } }) => setShown(checked)}
        />
      ) : (
        <p className="text-sm text-ink-soft">{texts.notAgreed}</p>
      )}
      <Button type="submit" size="small" className="justify-self-start" busyLabel={texts.saving}>
        {question.answer === null ? texts.send : texts.save}
      </Button>
    </Form>
  )
}
