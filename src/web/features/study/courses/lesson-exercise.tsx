import { useEffect, useState } from 'react'
import type { ExerciseVerdict, OpenedLesson, ShownExercise } from '#domain/study/courses/course-wire.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { markName } from '#texts/writing/mark-names.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type LessonAddress, sendAnswer } from './course-calls.ts'

const texts = courseTexts.lessonPage
const PROBLEMS: ReadonlyMap<string, string> = new Map(Object.entries(practiceTexts.problems))
const MAX_LENGTH = 1200

type KeptAnswer = OpenedLesson['answers'][number]

type LessonExerciseProps = {
  number: number
  exercise: ShownExercise
  address: LessonAddress
  isMember: boolean
  /** What stands on the server; null for who has not answered. */
  kept: KeptAnswer | null
}

/** A short text to write, which the engine reads. */
export function LessonExercise({ number, exercise, address, isMember, kept }: LessonExerciseProps) {
  const [text, setText] = useState(kept?.text ?? exercise.begin)
  const [verdict, setVerdict] = useState<ExerciseVerdict | null>(null)
  const isSolved = verdict?.isRight ?? kept?.isRight ?? false

  // What was kept arrives after the page: it does not write over what was typed meanwhile.
  useEffect(() => {
    if (kept) setText((now) => (now === exercise.begin ? kept.text : now))
  }, [kept, exercise.begin])

  async function handleSubmit(): Promise<void> {
    const answer = await sendAnswer(address, exercise.id, text, isMember)
    if (!answer.ok) return showToast({ title: texts.checkFailed })
    setVerdict(answer.value)
  }

  return (
    <Form onSubmit={handleSubmit} className="sheet p-4 sm:p-6">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {texts.exercise({ number })}
        {isSolved ? <strong className="text-sm text-green">{texts.solved}</strong> : null}
      </h3>
      <p className="mt-2 font-semibold wrap-anywhere">{exercise.prompt}</p>
      {exercise.given ? (
        <blockquote className="mt-3 border-l-2 border-pen pl-3 wrap-anywhere">{exercise.given}</blockquote>
      ) : null}
      <TextAreaField
        label={texts.answer}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={MAX_LENGTH}
        rows={4}
        spellCheck={false}
        className="needs-script mt-4"
      />
      <div aria-live="polite">
        {verdict ? <Verdict verdict={verdict} /> : kept?.model ? <Model model={kept.model} /> : null}
      </div>
      <Button type="submit" className="needs-script mt-4">
        {texts.check}
      </Button>
    </Form>
  )
}

function Verdict({ verdict: { isRight, problems, found, model } }: { verdict: ExerciseVerdict }) {
  return (
    <div
      className={classNames(
        'mt-4 rounded-sheet border p-4',
        isRight ? 'border-green bg-green-wash' : 'border-pen bg-pen-wash',
      )}
    >
      <p className="font-semibold">{isRight ? texts.right : texts.wrong}</p>
      {problems.map((problem) => (
        <p key={problem} className="mt-1">
          {PROBLEMS.get(problem)}
        </p>
      ))}
      {found.length > 0 ? (
        <p className="mt-1 text-sm">{texts.found({ names: found.map(markName).join(', ') })}</p>
      ) : null}
      {model ? <Model model={model} /> : null}
    </div>
  )
}

function Model({ model }: { model: string }) {
  return (
    <p className="mt-2">
      <span className="text-sm text-ink-soft">{texts.model}</span>{' '}
      <span className="whitespace-pre-line wrap-anywhere">{model}</span>
    </p>
  )
}
