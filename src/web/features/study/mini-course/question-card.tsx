import { Check, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CourseLevelWithLesson, type CourseState, passageOf } from '#domain/study/mini-course.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { passageId } from './lesson-sheet.tsx'

const texts = miniCourseTexts.question

const MAX_ANSWER_LENGTH = 200

type Feedback = Extract<CourseState, { kind: 'playing' }>['feedback']
type QuestionCardProps = {
  level: CourseLevelWithLesson
  questionIndex: number
  feedback: Feedback
  /** Returns how the game goes on. */
  onAnswer: (text: string) => CourseState
}

export function QuestionCard({ level, questionIndex, feedback, onAnswer }: QuestionCardProps) {
  const [error, setError] = useState<string>()
  /** The question that was answered wrongly: its passage is offered until it is right. */
  const [missed, setMissed] = useState<number | null>(null)
  const formRef = useAnswerFocus(feedback, questionIndex)
  const question = level.questions[questionIndex]
  const isShowing = feedback !== 'none'

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), 'answer')
    if (text.trim() === '') {
      setError(texts.empty)
      focusField(event.currentTarget, 'answer')
      return
    }
    const state = onAnswer(text)
    if (state.kind !== 'playing' || state.feedback !== 'incorrect') return
    setMissed(questionIndex)
    showToast(miniCourseTexts.wrong)
  }

  return (
    <form
      ref={formRef}
      id="pergunta"
      method="post"
      noValidate
      onSubmit={handleSubmit}
      className="question-card sheet scroll-mt-24"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="eyebrow">
          {texts.number({ question: questionIndex + 1, questions: level.questions.length })}
        </p>
        <Dots count={level.questions.length} done={questionIndex + (feedback === 'correct' ? 1 : 0)} />
      </div>
      <h2 id="pergunta-texto" className="mt-2 text-xl leading-snug">
        {question?.text}
      </h2>
      {/* A new question begins with an empty line; a wrong answer stays to be fixed. */}
      <TextField
        key={questionIndex}
        name="answer"
        label={texts.answer}
        hint={texts.hint}
        error={error}
        disabled={isShowing}
        maxLength={MAX_ANSWER_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        aria-required="true"
        onInput={() => setError(undefined)}
        className="mt-5"
      />
      <div className="mt-5 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={isShowing}>
          {texts.submit}
        </Button>
        <div role="status" className="min-w-0">
          {isShowing ? <FeedbackMark isCorrect={feedback === 'correct'} /> : null}
        </div>
      </div>
      {missed === questionIndex ? (
        <a href={`#${passageId(level, passageOf(level, questionIndex) ?? 0)}`} className="text-link py-2">
          {texts.toPassage}
        </a>
      ) : null}
    </form>
  )
}

function FeedbackMark({ isCorrect }: { isCorrect: boolean }) {
  const Icon = isCorrect ? Check : X
  return (
    <p className={classNames('feedback-mark', isCorrect ? 'text-green' : 'text-red')}>
      <Icon aria-hidden="true" size={26} strokeWidth={3} />
      <span className="sr-only">{isCorrect ? texts.correct : texts.incorrect} </span>
      <span className="note text-3xl text-current">
        {isCorrect ? texts.correctNote : texts.incorrectNote}
      </span>
    </p>
  )
}

function Dots({ count, done }: { count: number; done: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          className={classNames(
            'size-3 rounded-full border',
            index < done ? 'border-green bg-green' : 'border-line-strong',
          )}
        />
      ))}
    </span>
  )
}

/** The field was off while feedback showed and has lost the focus: it gets it back, unless the student went elsewhere. */
function useAnswerFocus(feedback: Feedback, questionIndex: number) {
  const ref = useRef<HTMLFormElement>(null)
  const seen = useRef({ feedback, questionIndex })
  useEffect(() => {
    const before = seen.current
    seen.current = { feedback, questionIndex }
    const isOver = before.feedback !== 'none' && feedback === 'none'
    const isFree = document.activeElement === document.body || ref.current?.contains(document.activeElement)
    if (!isOver || !isFree) return
    const input = ref.current?.querySelector('input')
    input?.focus({ preventScroll: true })
    input?.select()
  }, [feedback, questionIndex])
  return ref
}
