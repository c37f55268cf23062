/** Waits until a door says that it can serve. */
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 100
const ANSWER_LIMIT_MS = 5_000

/** @returns false when it did not say so in time */
export async function untilReady(url: string, limitMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + limitMs
  while (performance.now() < giveUpAt) {
    if (await isReady(url)) return true
    await sleep(LOOK_EVERY_MS)
  }
  return false
}

export function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
    (response) => response.ok,
    () => false,
  )
}
