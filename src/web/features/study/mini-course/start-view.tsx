import type { CourseLevelWithLesson, CourseState } from '#domain/study/mini-course.ts'
import { finishedLevelCount } from '#domain/study/stored-course.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { LessonSheet } from './lesson-sheet.tsx'
import { LevelMap } from './level-map.tsx'
import { lessonAnchor } from './one-lesson.tsx'

const texts = miniCourseTexts.start

type StartViewProps = {
  levels: readonly CourseLevelWithLesson[]
  state: CourseState
  onEnter: (isFresh: boolean) => void
}

/** What is coming, and one button (product §2 Mini-course). */
export function StartView({ levels, state, onEnter }: StartViewProps) {
  const hasBegun = state.kind !== 'start'
  const [before, after] = texts.heading.split(texts.marked)
  return (
    <Page>
      <div className="grid items-center gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div>
          <p className="eyebrow">{miniCourseTexts.title}</p>
          <h1 className="mt-2 text-4xl sm:text-5xl">
            {before}
            <span className="marked">{texts.marked}</span>
            {after}
          </h1>
          <p className="mt-5 max-w-measure text-lg text-ink-soft">{texts.lead}</p>
          <div className="needs-script mt-7">
            <div className="flex flex-wrap gap-3">
              <Button size="large" onClick={() => onEnter(!hasBegun)}>
                {hasBegun ? texts.resume : texts.begin}
              </Button>
              {hasBegun ? (
                <Button size="large" look="secondary" onClick={() => onEnter(true)}>
                  {texts.restart}
                </Button>
              ) : null}
            </div>
            <p className="mt-3 text-ink-soft">{noteFor(state)}</p>
          </div>
          <noscript>
            <p className="mt-6 font-semibold">{texts.noScript}</p>
          </noscript>
        </div>
        <LevelMap levels={levels} finishedCount={finishedLevelCount(levels, state)} />
      </div>
      <noscript>
        <div className="mt-14 grid gap-10">
          {levels.map((level) => (
            <div key={level.level} id={lessonAnchor(level)}>
              <LessonSheet level={level} headingLevel={2} />
            </div>
          ))}
        </div>
      </noscript>
    </Page>
  )
}

function noteFor(state: CourseState): string {
  switch (state.kind) {
    case 'start':
      return texts.beginNote
    case 'playing':
      return texts.resumeNote({ level: state.levelIndex + 1, question: state.questionIndex + 1 })
    case 'level-complete':
      return texts.resumeFinished({ level: state.levelIndex + 1 })
    case 'game-complete':
      return texts.resumeComplete
  }
}
