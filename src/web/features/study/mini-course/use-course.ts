import { useEffect, useSyncExternalStore } from 'react'
import { type CourseLevel, FEEDBACK_DELAY_MS } from '#domain/study/mini-course.ts'
import type { CourseProgress } from '#domain/study/stored-course.ts'
import { unlockAchievement } from '#web/shared/achievement/unlock-achievement.ts'
import { badgeOfLevel } from './badge-of-level.ts'
import { currentCourse, sendToCourse, serverCourse, subscribeToCourse } from './course-store.ts'

/** The game as it stands; feedback on the screen ends after its time. */
export function useCourse(levels: readonly CourseLevel[]): CourseProgress {
  const progress = useSyncExternalStore(subscribeToCourse, () => currentCourse(levels), serverCourse)
  const { state } = progress
  const isFeedbackShown = state.kind === 'playing' && state.feedback !== 'none'
  useEffect(() => {
    if (!isFeedbackShown) return
    const timer = setTimeout(() => endFeedback(levels), FEEDBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isFeedbackShown, levels])
  return progress
}

/** After the last question of a level an achievement is unlocked (product §4). */
function endFeedback(levels: readonly CourseLevel[]): void {
  const { state } = sendToCourse(levels, { kind: 'feedback-over' })
  const level = state.kind === 'level-complete' ? levels[state.levelIndex] : undefined
  if (!level) return
  const { name, icon } = badgeOfLevel(level)
  unlockAchievement(name, icon)
}
