/** Whether this browser holds a session at all: answers without loading the account client. */

/** Fixed: a stored session outlives every release. */
export const SESSION_STORAGE_KEY = 'domine-a-redacao-auth'

export function hasStoredSession(): boolean {
  return isStored(SESSION_STORAGE_KEY)
}

/** Whether the account client began a sign-in at a provider here: only then can it exchange the code that came back. */
export function hasStoredVerifier(): boolean {
  return isStored(`${SESSION_STORAGE_KEY}-code-verifier`)
}

function isStored(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null
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
