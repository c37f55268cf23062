/**
 * What does memory cost that nobody has touched for a second? On a machine of its own nothing worth naming; a host that
 * takes the memory of its guests back while they rest lets each page be fetched anew, and whoever comes after a pause, a
 * first request or a student at night, waits for that. Told beside the figures, which cannot be compared without it.
 */
import { setTimeout as sleep } from 'node:timers/promises'

const PAGE_BYTES = 4096
const PAGES = 8192
const REST_MS = 1_000
const TIMES = 3

/** @returns microseconds that the first touch of a page takes, the median of a few rests */
export async function restedPageUs(): Promise<number> {
  const memory = new Uint8Array(PAGES * PAGE_BYTES).fill(1)
  const touchAll = () => {
    let sum = 0
    const startedAt = performance.now()
    for (let at = 0; at < memory.length; at += PAGE_BYTES) sum += memory[at] ?? 0
    if (sum !== PAGES) throw new Error('memory was lost')
    return ((performance.now() - startedAt) * 1000) / PAGES
  }
  // Compiled by then.
  for (let n = 0; n < 300; n += 1) touchAll()
  const took: number[] = []
  for (let n = 0; n < TIMES; n += 1) {
    await sleep(REST_MS)
    took.push(touchAll())
  }
  return took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
}
