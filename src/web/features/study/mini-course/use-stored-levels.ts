import { useEffect, useState } from 'react'
import type { CourseLevel } from '#domain/study/mini-course.ts'
import { answersOfLevel, type CourseProgress, finishedLevelCount } from '#domain/study/stored-course.ts'
import { refreshProfile } from '#web/shared/session/session-store.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { sendLevel } from './send-level.ts'

export type StoredLevels = {
  readonly status: 'unknown' | 'guest' | 'saving' | 'saved' | 'failed'
  readonly retry: () => void
}

/**
 * Brings finished levels that the profile lacks to the server, in their order: also those that were played before the
 * student signed in.
 */
export function useStoredLevels(levels: readonly CourseLevel[], progress: CourseProgress): StoredLevels {
  const session = useSession()
  const [failedAt, setFailedAt] = useState<string | null>(null)
  const finished = finishedLevelCount(levels, progress.state)
  const profile = session.status === 'signed-in' ? session.profile : null
  const missing = profile
    ? levels.slice(0, finished).filter(({ badgeId }) => !profile.earned_badges.includes(badgeId))
    : []
  const task = missing.map(({ level }) => level).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the task names what is to be done; once for each
  useEffect(() => {
    if (task === '' || failedAt === task) return
    let isCurrent = true
    const work = async () => {
      for (const { level } of missing) await sendLevel(level, answersOfLevel(levels, progress, level - 1))
      await refreshProfile()
    }
    work().catch(() => {
      if (isCurrent) setFailedAt(task)
    })
    return () => {
      isCurrent = false
    }
  }, [task, failedAt])

  return { status: statusOf(), retry: () => setFailedAt(null) }

  function statusOf(): StoredLevels['status'] {
    if (session.status === 'anonymous') return 'guest'
    if (!profile) return 'unknown'
    if (task === '') return 'saved'
    return failedAt === task ? 'failed' : 'saving'
  }
}
