import { useCallback, useEffect, useState } from 'react'
import { isFetchedUnasked, WORDS_OF_A_WRITER } from '#domain/writing/device-corrector.ts'
import { deviceThings } from '#web/browser/kept-things.ts'
import { networkFacts } from '#web/browser/network-facts.ts'
import { CORRECTOR_FILES } from '#web/shared/device-corrector/corrector-files.ts'
import { isDeviceReady } from '#web/shared/device-corrector/device-corrector.ts'
import { forgetCorrector, storeCorrector } from '#web/shared/device-corrector/stored-corrector.ts'

/** `unknown` until it was looked, and where the browser keeps no files: then nothing is said of it. */
export type DeviceState = 'unknown' | 'absent' | 'fetching' | 'ready' | 'failed'

const UNWANTED_KEY = 'domine-a-redacao:sala:sem-corretor'

/**
 * Whether the corrector is on this device; fetched when the student asks for it, or by itself where that costs nothing.
 *
 * @param words how many stand on the sheet
 */
export function useDeviceCorrector(words: number) {
  const [state, setState] = useState<DeviceState>('unknown')

  useEffect(() => {
    if (!('caches' in window)) return
    void isDeviceReady().then((isReady) => setState(isReady ? 'ready' : 'absent'))
  }, [])

  const bring = useCallback(async (): Promise<void> => {
    setState('fetching')
    setState((await storeCorrector(CORRECTOR_FILES)) ? 'ready' : 'failed')
  }, [])

  const isWriter = words >= WORDS_OF_A_WRITER
  useEffect(() => {
    if (state !== 'absent' || !isWriter || !navigator.onLine) return
    if (!isFetchedUnasked(networkFacts(), { words: WORDS_OF_A_WRITER, isUnwanted: isUnwanted() })) return
    return whenIdle(() => void bring())
  }, [state, isWriter, bring])

  return {
    state,
    bring: () => {
      setUnwanted(false)
      void bring()
    },
    remove: async (): Promise<void> => {
      setUnwanted(true)
      await forgetCorrector()
      setState('absent')
    },
  }
}

/** @returns how not to do it after all */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}

function isUnwanted(): boolean {
  try {
    return deviceThings.getItem(UNWANTED_KEY) !== null
  } catch {
    return true
  }
}

function setUnwanted(isNow: boolean): void {
  try {
    if (isNow) deviceThings.setItem(UNWANTED_KEY, '1')
    else deviceThings.removeItem(UNWANTED_KEY)
  } catch {
    // Blocked storage: it is not fetched unasked anyway.
  }
}
