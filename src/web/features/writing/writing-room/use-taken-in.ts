import { useEffect, useRef } from 'react'
import type { Corrected } from '#domain/writing/essay-wire.ts'

/** Whoever signs up from a correction finds it in the account. @param userId null while nobody is signed in */
export function useTakenIn(userId: string | null, onTaken: (taken: Corrected) => void): void {
  const told = useRef(onTaken)
  told.current = onTaken
  useEffect(() => {
    if (userId === null) return
    let isCurrent = true
    // Fetched once there is somebody: most have nothing that waits.
    void import('./take-in-correction.ts')
      .then(({ takeInCorrection }) => takeInCorrection())
      .then((taken) => {
        if (taken && isCurrent) told.current(taken)
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [userId])
}
