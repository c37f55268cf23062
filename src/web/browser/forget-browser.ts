/**
 * Takes away what this browser kept for somebody whose account is gone: drafts, progress, copies of talks, the session.
 * How the pages look and sound is no matter of the account and stays.
 */
import { SOUND_STORAGE_KEY } from './sound.ts'
import { THEME_STORAGE_KEY } from './theme.ts'

const KEPT: ReadonlySet<string> = new Set([THEME_STORAGE_KEY, SOUND_STORAGE_KEY])

export function forgetBrowserData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!KEPT.has(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Blocked storage holds nothing.
  }
}
