import type { CourseLevelWithLesson, CourseState } from '#domain/study/mini-course.ts'
import { miniCourseTexts as texts } from '#texts/study/mini-course.ts'
import { sendToCourse } from './course-store.ts'
import { LessonSheet } from './lesson-sheet.tsx'
import { QuestionCard } from './question-card.tsx'

type PlayingViewProps = {
  levels: readonly CourseLevelWithLesson[]
  state: Extract<CourseState, { kind: 'playing' }>
}

/** The lesson, and beside it the question that it answers. */
export function PlayingView({ levels, state }: PlayingViewProps) {
  const level = levels[state.levelIndex]
  if (!level) throw new Error(`there is no level ${state.levelIndex}`)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="heading text-xl">{texts.levelOf({ level: level.level, levels: levels.length })}</p>
        <a href="#pergunta" className="text-link py-2 lg:hidden">
          {texts.lesson.toQuestion}
        </a>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-12">
        <LessonSheet level={level} />
        <QuestionCard
          level={level}
          questionIndex={state.questionIndex}
          feedback={state.feedback}
          onAnswer={(text) => sendToCourse(levels, { kind: 'answer', text }).state}
        />
      </div>
    </>
  )
}
