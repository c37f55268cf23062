/**
 * Whether this browser may make sounds, and the making. Silent after the visitor's own choice and for who asked the
 * system for less motion: a sound that nobody asked for is motion for the ear.
 */
import { deviceThings } from './kept-things.ts'

const SOUND_STORAGE_KEY = 'domine-a-redacao:sound'

const OFF = 'off'
const listeners = new Set<() => void>()
/** The choice of this page, where the browser keeps none. */
let chosen: boolean | null = null

export function isSoundOn(): boolean {
  if (chosen !== null) return chosen
  try {
    return deviceThings.getItem(SOUND_STORAGE_KEY) !== OFF
  } catch {
    return true
  }
}

/** What the server renders. */
export function serverSound(): boolean {
  return true
}

export function setSoundOn(isOn: boolean): void {
  chosen = isOn
  try {
    if (isOn) deviceThings.removeItem(SOUND_STORAGE_KEY)
    else deviceThings.setItem(SOUND_STORAGE_KEY, OFF)
  } catch {
    // A browser that keeps nothing still obeys until the page is left.
  }
  for (const listener of listeners) listener()
}

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @param path of a file under public/ */
export function playSound(path: string): void {
  if (!isSoundOn() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Refused before the visitor's first press, and where there is no loudspeaker: then it stays silent.
  new Audio(path).play().catch(() => {})
}
