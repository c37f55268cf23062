/** The one achievement on the screen (product §4 Achievement), which the frame draws. */
import type { BadgeIcon } from '#content/account/badges.ts'

export type Achievement = {
  /** Taken from the current time (product §3). */
  readonly id: number
  readonly name: string
  readonly icon: BadgeIcon | null
}

let current: Achievement | null = null
const listeners = new Set<() => void>()

export function currentAchievement(): Achievement | null {
  return current
}

export function subscribeToAchievements(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showAchievement(achievement: Achievement | null): void {
  current = achievement
  for (const listener of listeners) listener()
}
