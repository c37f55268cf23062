/** How long this disk takes to keep a page of a journal: every commit waits for that, and other work on the disk stretches it. */
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PAGE = Buffer.alloc(8192, 1)
const TIMES = 25
const PAUSE_MS = 40

/** @returns the median, in milliseconds, over about a second */
export async function flushMs(dir: string): Promise<number> {
  const path = join(dir, 'flushed')
  const file = await open(path, 'w')
  try {
    const took: number[] = []
    for (let n = 0; n < TIMES; n += 1) {
      const startedAt = performance.now()
      await file.write(PAGE)
      await file.datasync()
      took.push(performance.now() - startedAt)
      await sleep(PAUSE_MS)
    }
    return took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
  } finally {
    await file.close()
    await rm(path)
  }
}
