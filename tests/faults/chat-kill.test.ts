/**
 * A process is killed while people write: anyone who hung on it comes back to the other one by the real client's own
 * delays, reads what was said meanwhile, and has every message once and in order (decision 0042).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { EMPTY_TIMELINE, type Timeline, withChange, withHistory } from '#domain/community/chat-timeline.ts'
import { chatHistorySchema, chatMessageSchema } from '#domain/community/chat-wire.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLogger } from '#server/platform/logger.ts'
import { realtimeClient, until } from '#tests/support/chat.ts'
import { createAdminPool, onDatabase } from '#tests/support/test-database.ts'
import { compileCache } from './prepared-data.ts'

const MESSAGES = 60
const KILLED_AFTER = 20
/** The client comes back a second after the loss (product §9), in the middle of the conversation. */
const PAUSE_MS = 40
const DATABASE = `chat_kill_${process.pid}`

const logger = createLogger({ level: 'silent' })
const folder = await mkdtemp(join(tmpdir(), 'domine-chat-kill-'))
const given = process.env['TEST_DATABASE_URL']
const postgres = given ? null : await startEmbeddedPostgres({ dataDir: folder, logger, durable: false })
const databaseServer: DatabaseTarget = given ? { url: given } : postgres!.connection
const admin = createAdminPool(databaseServer)
await admin.query(`create database ${DATABASE}`)
const target = onDatabase(databaseServer, DATABASE)
const pool = createPool(target, { max: 1, logger })
await migrate(pool, logger)

afterAll(async () => {
  await pool.end()
  await admin.query(`drop database ${DATABASE} with (force)`)
  await admin.end()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('who hung on a killed process misses nothing and reads nothing twice', async () => {
  const [victim, survivor] = await Promise.all([startChild(), startChild()])
  await using address = await openAddress(victim.port)
  const moved = await aReader(`http://127.0.0.1:${address.port}`)
  const stayed = await aReader(`http://127.0.0.1:${survivor.port}`)

  const written: string[] = []
  for (let n = 0; n < MESSAGES; n += 1) {
    if (n === KILLED_AFTER) {
      victim.process.kill('SIGKILL')
      await once(victim.process, 'exit')
      address.point(survivor.port)
    }
    if (n === MESSAGES - 1) await until(() => moved.joins() === 2, 'the reader has come back')
    // Even ones go through the address that loses its process, each until it is answered, as the outbox does.
    written.push(await writeUntilTaken(n % 2 === 0 ? address.port : survivor.port, `mensagem ${n}`))
    await sleep(PAUSE_MS)
  }

  await until(() => [moved, stayed].every(({ ids }) => ids().length >= MESSAGES), 'everybody has read all')
  expect(moved.ids()).toEqual(written)
  expect(stayed.ids()).toEqual(written)
  // It did hang on the killed one, and came back while people were still writing.
  expect(moved.joins()).toBe(2)
  const heard = moved.heard()
  expect(new Set(heard).size).toBe(heard.length)
  expect(heard.length).toBeLessThan(MESSAGES)
  expect(heard).toContain(written.at(-1))
  expect(stayed.heard()).toEqual(written)
  await Promise.all([moved.leave(), stayed.leave()])
})

/** One who reads as the browser does: the wire's real client, the rules of the timeline, the history for what is missing. */
async function aReader(url: string) {
  const client = realtimeClient({ url })
  let timeline: Timeline = EMPTY_TIMELINE
  let joins = 0
  let reading = Promise.resolve()
  const heard: string[] = []

  async function catchUp(): Promise<void> {
    const { revision } = timeline
    const query = revision === null ? '' : `?since=${revision}`
    const response = await fetch(`${url}/api/chat/global/messages${query}`)
    timeline = withHistory(timeline, chatHistorySchema.parse(await response.json()))
  }

  const channel = client.channel('chat:global').on('broadcast', { event: 'message' }, ({ payload }) => {
    const message = chatMessageSchema.parse(payload)
    heard.push(message.id)
    const changed = withChange(timeline, message)
    timeline = changed.timeline
    if (changed.isGap) reading = reading.then(catchUp)
  })
  await new Promise<void>((resolve) =>
    channel.subscribe((status) => {
      if (status !== 'SUBSCRIBED') return
      joins += 1
      reading = reading.then(catchUp)
      resolve()
    }),
  )
  await reading
  return {
    ids: () => timeline.messages.map(({ id }) => id),
    heard: () => heard,
    joins: () => joins,
    leave: () => client.removeAllChannels(),
  }
}

async function writeUntilTaken(port: number, text: string): Promise<string> {
  const id = randomUUID()
  await until(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/chat/global/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, text }),
    }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }, 'the message was taken')
  return id
}

type Address = AsyncDisposable & { port: number; point: (port: number) => void }

/** What stands before the processes: one address, behind which any live process answers. */
async function openAddress(first: number): Promise<Address> {
  let port = first
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = server.address()
  return {
    port: typeof own === 'object' && own ? own.port : 0,
    point(next) {
      port = next
    },
    async [Symbol.asyncDispose]() {
      server.close()
    },
  }
}

async function startChild(): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'chat-child.ts')], {
    env: {
      ...process.env,
      CHILD_DATABASE: JSON.stringify(target),
      CHILD_DATA_DIR: await mkdtemp(join(folder, 'data-')),
      ...compileCache(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /^listening (\d+)$/.exec(line)?.[1]
    if (found) return { process: child, port: Number(found) }
  }
  throw new Error('the process ended before it served')
}
