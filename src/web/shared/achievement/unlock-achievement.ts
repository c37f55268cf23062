/**
 * Unlocking shows an achievement and plays a sound, and it goes away by itself (product §4 Achievement). Any screen may
 * call it.
 */
import type { BadgeIcon } from '#content/account/badges.ts'
import { playSound } from '#web/browser/sound.ts'
import { showAchievement } from './achievement-store.ts'

/** Product §9. */
const ACHIEVEMENT_DURATION_MS = 4_000
const SOUND_PATH = '/sounds/conquista.wav'

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows it in the place of the one that is there. */
export function unlockAchievement(name: string, icon: BadgeIcon | null = null): void {
  clearTimeout(timer)
  showAchievement({ id: Date.now(), name, icon })
  timer = setTimeout(clearAchievement, ACHIEVEMENT_DURATION_MS)
  playSound(SOUND_PATH)
}

export function clearAchievement(): void {
  clearTimeout(timer)
  showAchievement(null)
}
