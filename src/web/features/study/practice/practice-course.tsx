import { lazy, Suspense, useState } from 'react'
import { commonTexts } from '#texts/shared/common.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { PracticeSource } from './practice-source.ts'

const CourseTasks = lazy(() =>
  import('./course-tasks.tsx').then((module) => ({ default: module.CourseTasks })),
)

const texts = practiceTexts.course

type PracticeCourseProps = {
  done: readonly string[]
  source: PracticeSource
  onDone: (id: string) => void
}

/** The written tasks of the mini-course; their texts come when somebody opens them. */
export function PracticeCourse({ done, source, onDone }: PracticeCourseProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="tarefas-do-minicurso">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="tarefas-do-minicurso" className="text-xl">
          {texts.heading}
        </h2>
        <p className="text-ink-soft">{texts.count({ done: done.length, total: 18 })}</p>
      </div>
      <p className="mt-1 mb-4 text-ink-soft">{texts.lead}</p>
      {isOpen ? (
        <Suspense fallback={<Spinner label={commonTexts.loading} />}>
          <CourseTasks done={done} source={source} onDone={onDone} />
        </Suspense>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </section>
  )
}
