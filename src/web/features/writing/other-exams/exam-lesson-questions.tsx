import { type FormEvent, useState } from 'react'
import { isCorrectAnswer } from '#domain/study/mini-course.ts'
import type { ExamLessonQuestion } from '#domain/writing/exam-lesson.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = otherExamTexts.lesson

const MAX_ANSWER_LENGTH = 200

/** The questions of a lesson, answered here and kept nowhere; the answer unfolds without JavaScript too. */
export function ExamLessonQuestions({ questions }: { questions: readonly ExamLessonQuestion[] }) {
  return (
    <section className="lesson__keep" aria-labelledby="perguntas">
      <h3 id="perguntas" className="text-xl">
        <span className="marked">{texts.questions}</span>
      </h3>
      <p className="mt-2 text-sm text-ink-soft">{texts.questionsHint}</p>
      <ol className="mt-4 grid gap-7">
        {questions.map((question, index) => (
          <Question key={question.text} question={question} index={index} />
        ))}
      </ol>
    </section>
  )
}

function Question({ question, index }: { question: ExamLessonQuestion; index: number }) {
  const [error, setError] = useState<string>()
  const [isRight, setRight] = useState(false)
  const name = `resposta-${index + 1}`

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), name)
    const right = isCorrectAnswer(question, text)
    setRight(right)
    setError(right ? undefined : text.trim() === '' ? texts.empty : texts.wrong)
    if (!right) focusField(event.currentTarget, name)
  }

  const [answer] = question.answers
  return (
    <li>
      <form method="post" noValidate onSubmit={handleSubmit} className="needs-script grid gap-3">
        <TextField
          name={name}
          label={question.text}
          error={error}
          maxLength={MAX_ANSWER_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="send"
          onInput={() => {
            setError(undefined)
            setRight(false)
          }}
          className="max-w-[26rem]"
        />
        <div>
          <Button type="submit" look="secondary">
            {texts.submit}
          </Button>
        </div>
        <p role="status" className="font-semibold empty:hidden">
          {isRight ? texts.right(question) : null}
        </p>
      </form>
      <noscript>
        <p className="font-semibold">{question.text}</p>
      </noscript>
      {isRight ? null : (
        <details className="mt-2">
          <summary className="cursor-pointer py-2 text-sm text-ink-soft">{texts.reveal}</summary>
          <p className="mt-1 leading-snug">{texts.answer({ answer, explanation: question.explanation })}</p>
        </details>
      )}
    </li>
  )
}
