import type { Arrival } from './arrival.ts'
import { useSession } from './use-session.ts'

/** Whose second factor is asked for; null when nobody's is. */
export function useArrival(): Arrival | null {
  const session = useSession()
  return session.status === 'anonymous' ? session.arrival : null
}
