/** Whether this browser holds a session at all: answers without loading the account client. */

/** Fixed: a stored session outlives every release. */
export const SESSION_STORAGE_KEY = 'domine-a-redacao-auth'

/** Also true while a login at another provider is under way, since the client must finish it. */
export function hasStoredSession(): boolean {
  try {
    return [SESSION_STORAGE_KEY, `${SESSION_STORAGE_KEY}-code-verifier`].some(
      (key) => window.localStorage.getItem(key) !== null,
    )
  } catch {
    // Storage is blocked: the client then keeps a session in memory only, and none is there yet.
    return false
  }
}

export function forgetStoredSession(): void {
  try {
    window.localStorage.removeItem(SESSION_STORAGE_KEY)
  } catch {
    // Blocked storage holds nothing.
  }
}
