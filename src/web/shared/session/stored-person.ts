/** Whose session this browser holds, read without the account client. */
import { pendingSessionOf } from './pending-session.ts'
import { SESSION_STORAGE_KEY } from './stored-session.ts'

/**
 * The account's id; null for nobody, and for somebody who still owes the second factor.
 *
 * @param known the answer where the storage cannot be read
 */
export function storedPersonId(known: string | null): string | null {
  let text: string | null
  try {
    text = localStorage.getItem(SESSION_STORAGE_KEY)
  } catch {
    return known
  }
  try {
    const session = JSON.parse(text ?? 'null')
    const id: unknown = session?.user?.id
    return typeof id === 'string' && !pendingSessionOf(session) ? id : null
  } catch {
    return null
  }
}
