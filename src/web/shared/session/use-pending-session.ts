import type { PendingSession } from './pending-session.ts'
import { useSession } from './use-session.ts'

/** Whose second factor is asked for; null when nobody's is. */
export function usePendingSession(): PendingSession | null {
  const session = useSession()
  return session.status === 'anonymous' ? session.pendingSession : null
}
