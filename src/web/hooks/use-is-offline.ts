import { useSyncExternalStore } from 'react'
import { isOffline, subscribeToOffline } from '#web/browser/offline-state.ts'

/** True while the page has no network, as far as anybody knows; on the server nobody is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribeToOffline, isOffline, () => false)
}
