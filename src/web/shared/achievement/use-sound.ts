import { useSyncExternalStore } from 'react'
import { isSoundOn, serverSound, subscribeToSound } from '#web/browser/sound.ts'

/** Whether the visitor lets this browser make sounds. */
export function useSound(): boolean {
  return useSyncExternalStore(subscribeToSound, isSoundOn, serverSound)
}
