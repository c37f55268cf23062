import { useSyncExternalStore } from 'react'
import { currentSession, type SessionState, serverSession, subscribeToSession } from './session-store.ts'

/** Loading until the initial session is read; on the server always loading. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, currentSession, serverSession)
}
