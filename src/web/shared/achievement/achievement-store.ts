/**
 * The one achievement on the screen (product §4 Achievement): unlocking shows it and plays a sound, and it goes away by
 * itself. Any screen may call unlockAchievement; the frame draws it.
 */
import type { BadgeIcon } from '#content/account/badges.ts'
import { playSound } from '#web/browser/sound.ts'

/** Product §9. */
const ACHIEVEMENT_DURATION_MS = 4_000
const SOUND_PATH = '/sounds/conquista.wav'

export type Achievement = {
  /** Taken from the current time (product §3). */
  readonly id: number
  readonly name: string
  readonly icon: BadgeIcon | null
}

let current: Achievement | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows it in the place of the one that is there. */
export function unlockAchievement(name: string, icon: BadgeIcon | null = null): void {
  clearTimeout(timer)
  set({ id: Date.now(), name, icon })
  timer = setTimeout(clearAchievement, ACHIEVEMENT_DURATION_MS)
  playSound(SOUND_PATH)
}

export function clearAchievement(): void {
  clearTimeout(timer)
  set(null)
}

export function currentAchievement(): Achievement | null {
  return current
}

export function subscribeToAchievements(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(achievement: Achievement | null): void {
  current = achievement
  for (const listener of listeners) listener()
}
