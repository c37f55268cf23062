import { useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { QUESTION_LIMITS, questionProblem, readQuestionText } from '#domain/study/courses/lesson-question.ts'
import type { LessonQuestions as Questions } from '#domain/study/courses/lesson-question-wire.ts'
import { lessonQuestionTexts as texts } from '#texts/study/lesson-questions.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { showWritingFailure } from '#web/shared/community/failure-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { deleteQuestion, fetchQuestions, type LessonAddress, sendQuestion } from './course-calls.ts'

/** For who may read the lesson: what one asked, what others did, and one more question. */
export function LessonQuestions({ address }: { address: LessonAddress }) {
  const asked = useAsked(`questions of ${address.course}/${address.lesson}`, (signal) =>
    fetchQuestions(address, signal),
  )
  return (
    <section aria-labelledby="duvidas" className="no-print mt-12 border-t border-line pt-6">
      <h2 id="duvidas" className="text-2xl">
        {texts.heading}
      </h2>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ own, shown }) => (
          <>
            {own.length > 0 ? (
              <>
                <h3 className="mt-5 text-lg">{texts.own}</h3>
                <ul className="mt-3 grid gap-4">
                  {own.map((question) => (
                    <li key={question.id}>
                      <OwnQuestion question={question} onGone={() => void asked.reload()} />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            {shown.length > 0 ? (
              <>
                <h3 className="mt-6 text-lg">{texts.shown}</h3>
                <ul className="mt-3 grid gap-4">
                  {shown.map(({ id, text, answer }) => (
                    <li key={id} className="sheet p-5">
                      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                      <Answer text={answer} />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            <QuestionForm address={address} onSent={asked.put} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type OwnQuestionProps = { question: Questions['own'][number]; onGone: () => void }

function OwnQuestion({ question, onGone }: OwnQuestionProps) {
  const { id, text, createdAt, answer, isShown } = question

  async function handleTakeBack(): Promise<void> {
    const taken = await deleteQuestion(id)
    // Another window was faster.
    if (!taken.ok && taken.code !== 'question_not_found') return showToast(texts.notTakenBack)
    showToast(texts.takenBack)
    onGone()
  }

  return (
    <article className="sheet p-5">
      <p className="text-sm text-ink-soft">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {answer === null ? ` · ${texts.waiting}` : null}
        {isShown ? ` · ${texts.isShown}` : null}
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      {answer === null ? null : <Answer text={answer} />}
      <Form onSubmit={handleTakeBack} className="mt-3">
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={texts.takeBackOf({ text: text.slice(0, 60) })}
        >
          {texts.takeBack}
        </Button>
      </Form>
    </article>
  )
}

function Answer({ text }: { text: string }) {
  return (
    <div className="mt-4 border-l-[3px] border-pen pl-4">
      <p className="font-semibold">{texts.answerOf}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}

type QuestionFormProps = { address: LessonAddress; onSent: (questions: Questions) => void }

function QuestionForm({ address, onSent }: QuestionFormProps) {
  const [text, setText] = useState('')
  const [mayShow, setMayShow] = useState(false)
  const [error, setError] = useState<string>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const written = readQuestionText(text)
    const problem = questionProblem(written)
    if (problem) {
      setError(texts.problems[problem])
      form.querySelector('textarea')?.focus()
      return
    }
    const sent = await sendQuestion(address, { text: written, mayShow })
    if (!sent.ok) return showWritingFailure(sent.code, { ...texts.notSent, reasons: texts.refusals })
    setText('')
    setMayShow(false)
    showToast(texts.sent)
    onSent(sent.value)
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-6 grid gap-4">
      <p className="text-ink-soft">{texts.lead}</p>
      <TextAreaField
        name="pergunta"
        label={texts.label}
        hint={texts.hint}
        error={error}
        rows={4}
        required
        maxLength={QUESTION_LIMITS.max}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setError(undefined)
        }}
      />
      <Checkbox
        label={texts.mayShow}
        checked={mayShow}
        onChange={({ currentTarget: { checked } }) => setMayShow(checked)}
      />
      <Button type="submit" className="justify-self-start" busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </Form>
  )
}
