import { type FormEvent, useState } from 'react'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { COURSE_TASKS } from '#content/study/practice/course-tasks.ts'
import type { TaskAnswer } from '#domain/study/practice/practice-wire.ts'
import type { WrittenTask } from '#domain/study/practice/written-task.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { PracticeSource } from './practice-source.ts'
import { Verdict } from './verdict.tsx'

const texts = practiceTexts.course

type CourseTasksProps = {
  done: readonly string[]
  source: PracticeSource
  onDone: (id: string) => void
}

/** Level by level, three tasks each; one is open at a time. */
export function CourseTasks({ done, source, onDone }: CourseTasksProps) {
  return (
    <ol className="grid gap-6">
      {COURSE_LEVELS.map(({ level, title }) => (
        <li key={level}>
          <h3 className="mb-2 text-lg font-semibold">{texts.level({ level, title })}</h3>
          <div className="grid gap-2">
            {COURSE_TASKS.filter(({ id }) => id.startsWith(`minicurso-${level}-`)).map((task) => (
              <details key={task.id} name="tarefa" className="rounded-sheet border border-line bg-sheet p-3">
                <summary className="cursor-pointer">
                  {task.prompt}
                  {done.includes(task.id) ? (
                    <strong className="ml-2 text-sm text-green">{texts.done}</strong>
                  ) : null}
                </summary>
                <CourseTaskForm task={task} source={source} onDone={onDone} />
              </details>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

type CourseTaskFormProps = { task: WrittenTask; source: PracticeSource; onDone: (id: string) => void }

function CourseTaskForm({ task, source, onDone }: CourseTaskFormProps) {
  const [text, setText] = useState('from' in task.check ? (task.check.from ?? '') : '')
  const [isChecking, setChecking] = useState(false)
  const [answer, setAnswer] = useState<TaskAnswer | null>(null)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isChecking) return
    setChecking(true)
    const answered = await source.courseTask(task.id, text)
    setChecking(false)
    if (!answered.ok) return showToast({ title: practiceTexts.item.failed })
    setAnswer(answered.value)
    if (answered.value.isRight) onDone(task.id)
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="mt-3">
      {task.given ? (
        <blockquote className="border-l-2 border-pen pl-3 wrap-anywhere">{task.given}</blockquote>
      ) : null}
      <TextAreaField
        label={practiceTexts.item.answer}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={1200}
        rows={4}
        className="mt-3"
      />
      <div aria-live="polite">
        {answer ? (
          <Verdict
            answer={answer}
            item={{ state: answer.isRight ? 'right' : 'open', model: answer.model, explanation: null }}
          />
        ) : null}
      </div>
      <Button
        type="submit"
        size="small"
        isBusy={isChecking}
        busyLabel={practiceTexts.item.checking}
        className="mt-3"
      >
        {practiceTexts.item.check}
      </Button>
    </form>
  )
}
