/** What becomes of a connection, and of the others, when a web process dies while it is handed one. */
import cluster from 'node:cluster'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLogger } from '#server/platform/logger.ts'
import { createWebProcesses, type WebProcesses } from '#server/platform/processes/web-processes.ts'
import { freePortOf } from '#tests/support/caddy.ts'

let port: number
let processes: WebProcesses

beforeAll(async () => {
  port = await freePortOf()
  processes = createWebProcesses({
    script: join(import.meta.dirname, 'led-server.ts'),
    count: 2,
    env: { PORT: String(port) },
    database: { target: { url: '' }, direct: null },
    logger: createLogger({ level: 'silent' }),
  })
  expect(await processes.start()).toBe(true)
  await bothServe()
})

afterAll(() => processes.stop())

/** On a connection of its own. @returns the number of the process that answered */
async function ask(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })
  return Number(await answer.text())
}

async function bothServe() {
  const answering = new Set<number>()
  await vi.waitFor(async () => expect(answering.add(await ask()).size).toBe(2), { timeout: 30_000 })
}

test('a connection that a process did not live to take is answered by another', async () => {
  const frozen = await ask()
  process.kill(frozen, 'SIGSTOP')
  const asked = [ask(), ask(), ask()]
  // It is handed one and never says that it has it.
  await Promise.any(asked)
  process.kill(frozen, 'SIGKILL')
  expect(await Promise.all(asked)).not.toContain(frozen)
  await bothServe()
})

test('a word that reaches a process no more takes nobody else with it', async () => {
  const [dying] = Object.values(cluster.workers ?? {})
  dying!.process.kill('SIGKILL')
  // Dead, and not yet known to be.
  for (const from = performance.now(); performance.now() - from < 200; );
  dying!.process.send({ cmd: 'a word' })
  await bothServe()
})
