import { BADGES, type Badge, type BadgeIcon } from '#content/account/badges.ts'
import type { CourseLevel } from '#domain/study/mini-course.ts'

/** The badge that a level earns; every level has one (tests/content-course.test.ts). */
export function badgeOfLevel(level: CourseLevel): Badge & { readonly icon: BadgeIcon } {
  const badge = BADGES.find(({ id }) => id === level.badgeId)
  if (!badge) throw new Error(`there is no badge ${level.badgeId}`)
  return badge
}
