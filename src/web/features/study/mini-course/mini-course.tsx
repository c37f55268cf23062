import { useEffect, useState } from 'react'
import { type CourseLevelWithLesson, courseProgressPercent } from '#domain/study/mini-course.ts'
import { miniCourseTexts as texts } from '#texts/study/mini-course.ts'
import { Page } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { restartCourse, sendToCourse } from './course-store.ts'
import { GameCompleteView } from './game-complete-view.tsx'
import { LevelCompleteView } from './level-complete-view.tsx'
import { PlayingView } from './playing-view.tsx'
import { StartView } from './start-view.tsx'
import { useCourse } from './use-course.ts'
import { useStoredLevels } from './use-stored-levels.ts'

/** Start → playing → level complete → … → game complete (product §4 Mini-course). Who comes back begins at the start screen, too. */
export function MiniCourse({ levels }: { levels: readonly CourseLevelWithLesson[] }) {
  const progress = useCourse(levels)
  const kept = useStoredLevels(levels, progress)
  const [hasEntered, setEntered] = useState(false)
  const { state } = progress
  useScreenChange(
    state.kind === 'start' || state.kind === 'game-complete'
      ? state.kind
      : `${state.kind} ${state.levelIndex}`,
    hasEntered,
  )

  function handleEnter(isFresh: boolean): void {
    if (isFresh) restartCourse(levels)
    setEntered(true)
  }

  if (!hasEntered || state.kind === 'start')
    return <StartView levels={levels} state={state} onEnter={handleEnter} />
  const percent = Math.round(courseProgressPercent(levels, state))
  return (
    <Page>
      <div className="mb-8 sm:mb-10">
        <p aria-hidden="true" className="mb-1.5 flex justify-between text-sm font-semibold text-ink-soft">
          <span>{texts.progress}</span>
          <span className="tabular-nums">{percent}%</span>
        </p>
        <ProgressBar label={texts.progress} percent={percent} valueText={texts.progressText({ percent })} />
      </div>
      {state.kind === 'playing' ? (
        <PlayingView levels={levels} state={state} />
      ) : state.kind === 'level-complete' ? (
        <LevelCompleteView levels={levels} levelIndex={state.levelIndex} kept={kept} />
      ) : (
        <GameCompleteView
          levels={levels}
          xp={state.earned.xp}
          kept={kept}
          onAgain={() => sendToCourse(levels, { kind: 'play-again' })}
        />
      )}
    </Page>
  )
}

/** A new screen begins at its top, and reading goes on at its heading. */
function useScreenChange(screen: string, isShown: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen is what changes
  useEffect(() => {
    if (!isShown) return
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('#conteudo h1')?.focus({ preventScroll: true })
  }, [screen, isShown])
}
