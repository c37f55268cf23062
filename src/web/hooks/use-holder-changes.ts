import { useSyncExternalStore } from 'react'
import { holderChanges, subscribeToHolder } from '#web/browser/kept-things.ts'

/** A key for what shows somebody's things: another one as soon as somebody else sits here. */
export function useHolderChanges(): number {
  return useSyncExternalStore(subscribeToHolder, holderChanges, () => 0)
}
