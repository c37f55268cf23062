/** What the chat costs beside the writing: a message on its way to those who listen, and the listeners themselves. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openListeners } from '../bench/chat.ts'
import { type Server, startProduct } from '../bench/child.ts'
import { chat } from '../soak/actions/chat.ts'
import type { Student } from '../soak/student.ts'
import type { ListeningCost } from './costs.ts'
import { mainThreadMs } from './counters.ts'
import type { Stage } from './stage.ts'

const REST_MS = 4_000
const SETTLE_MS = 1_000

/** @param dir where the shop's files lie, and those of a second process may */
export async function measureListening(
  stage: Stage,
  students: readonly Student[],
  dir: string,
  { listeners: count, messages }: { listeners: number; messages: number },
): Promise<ListeningCost> {
  await cp(join(dir, 'web/files'), join(dir, 'other/files'), { recursive: true })
  const other = await startProduct(join(dir, 'other'), stage.environment)
  try {
    await sleep(SETTLE_MS)
    const alone = await restMs(other)
    const write = () => writeMessages(students, messages)
    // The first messages load what the later ones use.
    await write()
    const heardMs = (await usedMs(other, write)) / messages
    const memoryBefore = other.memoryMb()
    const listeners = await openListeners([other], new Map(), count)
    await sleep(SETTLE_MS)
    const restMsPerSecond = Math.max(0, (await restMs(other)) - alone) / count
    await write()
    const receivedBytes = () => listeners.reduce((sum, listener) => sum + listener.receivedBytes, 0)
    const receivedBefore = receivedBytes()
    const withListeners = (await usedMs(other, write)) / messages
    const memoryMb = Math.max(0, other.memoryMb() - memoryBefore) / count
    for (const { socket } of listeners) socket.terminate()
    return {
      heardMs,
      toldMs: Math.max(0, withListeners - heardMs) / count,
      toldBytes: (receivedBytes() - receivedBefore) / messages / count,
      restMsPerSecond,
      memoryMb,
    }
  } finally {
    await other.stop()
  }

  async function restMs(server: Server): Promise<number> {
    const before = mainThreadMs(server.pid)
    await sleep(REST_MS)
    return ((mainThreadMs(server.pid) - before) * 1000) / REST_MS
  }

  /** Of the main thread, less what it uses at rest. */
  async function usedMs(server: Server, act: () => Promise<void>): Promise<number> {
    const idlePerMs = (await restMs(server)) / 1000
    const startedAt = performance.now()
    const before = mainThreadMs(server.pid)
    await act()
    await sleep(SETTLE_MS)
    const seconds = performance.now() - startedAt
    return Math.max(0, mainThreadMs(server.pid) - before - idlePerMs * seconds)
  }
}

/** At the process that nobody listens to; the other one hears of each. */
async function writeMessages(students: readonly Student[], count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await chat(students[n % students.length]!)
}
