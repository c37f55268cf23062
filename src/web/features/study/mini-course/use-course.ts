import { useEffect, useSyncExternalStore } from 'react'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { FEEDBACK_DELAY_MS } from '#domain/study/mini-course.ts'
import type { CourseProgress } from '#domain/study/stored-course.ts'
import { unlockAchievement } from '#web/shared/achievement/unlock-achievement.ts'
import { badgeOfLevel } from './badge-of-level.ts'
import { currentCourse, sendToCourse, serverCourse, subscribeToCourse } from './course-store.ts'

/** The game as it stands; feedback on the screen ends after its time. */
export function useCourse(): CourseProgress {
  const progress = useSyncExternalStore(subscribeToCourse, currentCourse, serverCourse)
  const { state } = progress
  const isFeedbackShown = state.kind === 'playing' && state.feedback !== 'none'
  useEffect(() => {
    if (!isFeedbackShown) return
    const timer = setTimeout(endFeedback, FEEDBACK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isFeedbackShown])
  return progress
}

/** After the last question of a level an achievement is unlocked (product §4). */
function endFeedback(): void {
  const { state } = sendToCourse({ kind: 'feedback-over' })
  const level = state.kind === 'level-complete' ? COURSE_LEVELS[state.levelIndex] : undefined
  if (!level) return
  const { name, icon } = badgeOfLevel(level)
  unlockAchievement(name, icon)
}
