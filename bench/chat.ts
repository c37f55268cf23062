/**
 * The chat: listeners on two processes over one database, and how long a message takes to reach them, whether each came
 * once and in order, what memory and processor it took. BENCH_LISTENERS (1,000), BENCH_RATE (50 messages a second) and
 * BENCH_CHAT_SECONDS (60) make it shorter.
 */
import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BareSocket, openBareSocket } from './bare-socket.ts'
import { type Server, startProduct } from './child.ts'
import { startPostgres } from './postgres.ts'
import type { Table } from './table.ts'

const SECONDS = Number(process.env['BENCH_CHAT_SECONDS'] ?? 60)
const LISTENERS = Number(process.env['BENCH_LISTENERS'] ?? 1_000)
const PER_SECOND = Number(process.env['BENCH_RATE'] ?? 50)
const GOAL_P99_MS = 250
const GOAL_MB = 350
const PATIENCE_MS = 30_000
const TOPIC = 'realtime:chat:global'
const HEART_MS = 25_000
/** How the frame of a new message begins, and what stands before the two things that are looked at in it. */
const MESSAGE = `[null,null,"${TOPIC}","broadcast",{"type":"broadcast","event":"message",`
const ID = '"id":"'
const ID_LETTERS = 36
const REVISION = '"revision":'

type Processes = readonly Server[]
type Listener = { socket: BareSocket; revisions: number[]; delaysMs: number[]; receivedBytes: number }

/** @param dir a place of its own for the database and both processes */
export async function chatRows(table: Table, dir: string): Promise<void> {
  await using postgres = await startPostgres(dir)
  const processes: Server[] = []
  try {
    const env = { DATABASE_URL: postgres.addressOf() }
    processes.push(await startProduct(join(dir, 'one'), env))
    // Each directory is one process's alone; the database names files that both must have.
    await cp(join(dir, 'one/files'), join(dir, 'two/files'), { recursive: true })
    processes.push(await startProduct(join(dir, 'two'), env))
    const idleMb = processes.map((server) => server.memoryMb())
    const sentAtMs = new Map<string, number>()
    const listeners = await openListeners(processes, sentAtMs)
    const cookie = await becomeVisitor(processes[0]!)
    const cpuBefore = processes.map((server) => server.cpuSeconds())
    const ownBefore = process.cpuUsage()
    const { sent, slowestMs } = await sendMessages(processes, cookie, sentAtMs)
    // The visitor's first message was the first of all.
    const expected = sent + 1
    await until(() => listeners.every(({ revisions }) => revisions.length >= expected))
    const cpu = processes.map((server, n) => (server.cpuSeconds() - cpuBefore[n]!) / SECONDS)
    const { user, system } = process.cpuUsage(ownBefore)
    addDelivery(table, listeners, expected, { slowestMs, ownShare: (user + system) / 1e6 / SECONDS })
    addCost(table, processes, idleMb, cpu)
    for (const { socket } of listeners) socket.terminate()
  } finally {
    for (const server of processes) await server.stop()
  }
}

/** One after the other, by turns at each process. */
export async function openListeners(
  processes: Processes,
  sentAtMs: ReadonlyMap<string, number>,
  count: number = LISTENERS,
): Promise<Listener[]> {
  const listeners: Listener[] = []
  for (let n = 0; n < count; n += 1) {
    const { url } = processes[n % processes.length]!
    listeners.push(await openListener(`${url}/realtime/v1/websocket?vsn=2.0.0`, sentAtMs))
  }
  return listeners
}

async function openListener(url: string, sentAtMs: ReadonlyMap<string, number>): Promise<Listener> {
  let isJoined = false
  const heard = { revisions: [] as number[], delaysMs: [] as number[], receivedBytes: 0 }
  const socket = await openBareSocket(url, (bytes) => {
    heard.receivedBytes += bytes.length
    // What is looked at is ASCII.
    const text = bytes.toString('latin1')
    if (!text.startsWith(MESSAGE)) {
      isJoined ||= text.includes('"phx_reply"')
      return
    }
    const idAt = text.indexOf(ID, MESSAGE.length) + ID.length
    const revisionAt = text.indexOf(REVISION, MESSAGE.length) + REVISION.length
    const now = performance.now()
    heard.revisions.push(Number.parseInt(text.slice(revisionAt), 10))
    heard.delaysMs.push(now - (sentAtMs.get(text.slice(idAt, idAt + ID_LETTERS)) ?? now))
  })
  socket.send(JSON.stringify(['1', '1', TOPIC, 'phx_join', {}]))
  const heart = setInterval(
    () => socket.send(JSON.stringify([null, 'h', 'phoenix', 'heartbeat', {}])),
    HEART_MS,
  ).unref()
  await until(() => isJoined)
  function terminate(): void {
    clearInterval(heart)
    socket.terminate()
  }
  return Object.assign(heard, { socket: { ...socket, terminate } })
}

async function becomeVisitor(server: Server): Promise<string> {
  const response = await post(server, '', randomUUID())
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function sendMessages(processes: Processes, cookie: string, sentAtMs: Map<string, number>) {
  const startedAt = performance.now()
  const answers: Promise<void>[] = []
  const count = SECONDS * PER_SECOND
  let slowestMs = 0
  for (let n = 0; n < count; n += 1) {
    await sleep(Math.max(0, startedAt + (n * 1000) / PER_SECOND - performance.now()))
    const id = randomUUID()
    const sentAt = performance.now()
    sentAtMs.set(id, sentAt)
    answers.push(
      postUntilTaken(processes[n % processes.length]!, cookie, id).then(() => {
        slowestMs = Math.max(slowestMs, performance.now() - sentAt)
      }),
    )
  }
  await Promise.all(answers)
  return { sent: count, slowestMs }
}

/** As the browser's outbox does: the same message again, until it is answered. */
async function postUntilTaken(server: Server, cookie: string, id: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const status = await post(server, cookie, id).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 201 || status === 200) return
    await sleep(200)
  }
  console.error('a message was not taken')
}

function post({ url }: Server, cookie: string, id: string): Promise<Response> {
  return fetch(`${url}/api/chat/global/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ id, text: 'Alguém pode ler a minha introdução e dizer o que acha?' }),
  })
}

async function until(isSo: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!isSo() && performance.now() < giveUpAt) await sleep(5)
}

function addDelivery(
  { add }: Table,
  listeners: readonly Listener[],
  expected: number,
  { slowestMs, ownShare }: { slowestMs: number; ownShare: number },
): void {
  const delays = listeners.flatMap(({ delaysMs }) => delaysMs.slice(1)).sort((a, b) => a - b)
  const at = (share: number) => Math.round(delays[Math.floor(delays.length * share)] ?? Number.NaN)
  const isExact = listeners.every(
    ({ revisions }) => revisions.length === expected && revisions.every((revision, n) => revision === n + 1),
  )
  add({
    what: `chat: each message once and in order, for each of ${listeners.length} listeners`,
    measured: isExact ? 'yes' : 'no',
    goal: 'yes',
    peer: `${expected} messages in ${SECONDS} s, two processes`,
    met: isExact,
  })
  add({
    what: 'chat: from sending to a listener, p99',
    measured: `${at(0.99)} ms`,
    goal: `≤ ${GOAL_P99_MS} ms`,
    peer: `p50 ${at(0.5)} ms, longest ${at(0.999999)} ms; slowest answer to a writer ${Math.round(slowestMs)} ms; the one who writes and listens used ${Math.round(ownShare * 100)} % of a core`,
    met: at(0.99) <= GOAL_P99_MS,
  })
}

function addCost(
  { add }: Table,
  processes: Processes,
  idleMb: readonly number[],
  cpu: readonly number[],
): void {
  const memoryMb = processes.map((server) => server.memoryMb())
  add({
    what: 'chat: memory of each process',
    measured: memoryMb.map((value) => `${value} MB`).join(', '),
    goal: `≤ ${GOAL_MB} MB`,
    peer: `idle ${idleMb.map((value) => `${value} MB`).join(', ')}; processor ${cpu.map((share) => `${Math.round(share * 100)} %`).join(', ')} of a core`,
    met: memoryMb.every((value) => value <= GOAL_MB),
  })
}
