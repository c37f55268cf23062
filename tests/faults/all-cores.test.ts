/**
 * Several web processes on one port, kept by the supervisor of `npm start`, as real processes: one is killed, all are
 * exchanged, their numbers are added up, all stop.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePortOf } from '#tests/support/caddy.ts'
import { commandOf } from './embedded-postgres-driver.ts'
import { compileCache, copyPrepared } from './prepared-data.ts'

const ROOT = join(import.meta.dirname, '../..')
const TOKEN = 'a-token-of-the-metrics-of-this-test'
const ASKED = ['/', '/store/store_redacao/products?limit=1', '/contato?erro=x'] as const

let folder: string
let port: number
let supervisor: ChildProcess
let said = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'domine-cores-'))
  copyPrepared('empty', join(folder, 'data'))
  port = await freePortOf()
  supervisor = spawn(join(ROOT, 'node_modules/.bin/node'), ['build/product/start.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...compileCache(),
      NODE_ENV: 'production',
      ENV_FILE: '',
      PROCESSES: '2',
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      METRICS_TOKEN: TOKEN,
    },
  })
  supervisor.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const untilBothServe = async () => expect(await processesThatTell()).toBe(2)
  await vi.waitFor(untilBothServe, { timeout: 120_000, interval: 200 })
}, 180_000)

afterAll(async () => {
  supervisor.kill('SIGKILL')
  await sleep(500)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })

async function metrics(): Promise<string> {
  return (await get('/metrics', { authorization: `Bearer ${TOKEN}` })).text()
}

/** How many processes stand in the sums: each says that it is one. */
async function processesThatTell(): Promise<number> {
  const text = await metrics().catch(() => '')
  return Number(/^domine_web_processes (\d+)$/m.exec(text)?.[1] ?? 0)
}

function webProcesses(): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(supervisor.pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0 && commandOf(pid).includes('product/main.js'))
}

/** Callers on kept connections, each asking again as soon as it is answered. */
function startLoad(pauseMs = 0) {
  const agent = new Agent({ keepAlive: true })
  const wrong: string[] = []
  let count = 0
  let isOver = false
  const call = async (offset: number) => {
    for (let turn = offset; !isOver; turn += 1) {
      const path = ASKED[turn % ASKED.length]!
      const status = await ask(agent, path)
      count += 1
      if (status !== 200) wrong.push(`${path}: ${status}`)
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
  const callers = Array.from({ length: 8 }, (_, offset) => call(offset))
  return {
    async end() {
      isOver = true
      await Promise.all(callers)
      agent.destroy()
      return { count, wrong }
    },
  }
}

function ask(agent: Agent, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const call = request({ agent, port, host: '127.0.0.1', path }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', (error) => resolve(error.message))
    })
    // On a kept one the caller and the end of a rest may have met; on a new one nothing excuses it.
    call.once('error', ({ message }) =>
      resolve(`${message} on a ${call.reusedSocket ? 'kept' : 'new'} connection`),
    )
    call.end()
  })
}

test('what the processes count is added up, and what all of them see alike is not', async () => {
  const before = await countOf('/api/nada')
  const asked = 12
  // A connection each, so that both processes get some.
  for (let turn = 0; turn < asked; turn += 1) await get('/api/nada', { connection: 'close' })
  expect((await countOf('/api/nada')) - before).toBe(asked)
  expect(await metrics()).toMatch(/^domine_database_up 1$/m)
})

async function countOf(path: string): Promise<number> {
  const route = path.replace(/nada$/, '*')
  const line = (await metrics())
    .split('\n')
    .find((one) => one.startsWith('http_requests_total') && one.includes(`route="${route}"`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('one of two is killed: the other answers, it comes back, and the health of both is told meanwhile', async () => {
  const [killed, stays] = webProcesses()
  process.kill(killed!, 'SIGKILL')
  await expect.poll(() => webProcesses().includes(killed!), { interval: 20 }).toBe(false)
  for (let turn = 0; turn < 10; turn += 1) expect((await get('/', { connection: 'close' })).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  await expect.poll(processesThatTell, { timeout: 60_000, interval: 100 }).toBe(2)
  expect(webProcesses()).toContain(stays)
  expect(said).toContain('a web process ended and is started again')

  // One that hangs takes its share of the requests: the health of the other says so.
  process.kill(stays!, 'SIGSTOP')
  try {
    const told = await Promise.any(
      [1, 2, 3].map(() =>
        get('/readyz', { connection: 'close' }).then(async (answer) => ({
          status: answer.status,
          text: await answer.text(),
        })),
      ),
    )
    expect(told).toEqual({ status: 503, text: expect.stringContaining('does not answer') })
  } finally {
    process.kill(stays!, 'SIGCONT')
  }
})

test('SIGHUP exchanges both under load, busy connections and resting ones, and no request fails', async () => {
  const old = webProcesses()
  const busy = startLoad()
  // Rests longer between two requests than a process takes to leave.
  const resting = startLoad(1_500)
  const saidBefore = said.length
  supervisor.kill('SIGHUP')
  await expect
    .poll(() => said.slice(saidBefore).includes('the web processes are exchanged"'), {
      timeout: 240_000,
      interval: 100,
    })
    .toBe(true)
  for (const { count, wrong } of [await busy.end(), await resting.end()]) {
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(20)
  }
  const now = webProcesses()
  expect(now).toHaveLength(2)
  expect(now.filter((pid) => old.includes(pid))).toEqual([])
}, 300_000)

test('an exchange waits for calls that are slow, on both processes', async () => {
  const body = JSON.stringify({ email: 'ninguem@example.org', password: 'nao-e-esta' })
  // Handed to the processes in turns. Longer than the whole of a stop may take.
  const calls = [callSlowly(body, 40_000), callSlowly(body, 40_000)]
  await sleep(500)
  const saidBefore = said.length
  supervisor.kill('SIGHUP')
  for (const heard of await Promise.all(calls)) expect(heard).toMatch(/^HTTP\/1\.1 400 /)
  await expect
    .poll(() => said.slice(saidBefore).includes('the web processes are exchanged"'), {
      timeout: 240_000,
      interval: 100,
    })
    .toBe(true)
}, 300_000)

/** @returns everything that is heard until the connection ends, for a sign-in whose last letter comes so much later */
function callSlowly(body: string, ms: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
  )
  setTimeout(() => socket.write(body.slice(-1)), ms).unref()
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  return new Promise((resolve) => {
    socket.on('error', () => resolve(heard))
    socket.on('close', () => resolve(heard))
  })
}

test('SIGTERM ends both, and one that an exchange lets wait, then the database, with nothing left', async () => {
  const saidBefore = said.length
  const body = '{"password":"nao-e-esta"}'
  const calls = [callSlowly(body, 200_000), callSlowly(body, 200_000)]
  await sleep(500)
  supervisor.kill('SIGHUP')
  await expect.poll(() => said.slice(saidBefore).includes('"stopping"'), { timeout: 60_000 }).toBe(true)
  const pids = webProcesses()
  expect(pids.length).toBeGreaterThan(2)
  const ended = once(supervisor, 'exit')
  supervisor.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  expect(said).toContain('PostgreSQL stopped')
  expect(said).not.toContain('is killed')
  await Promise.all(calls)
  expect(pids.filter((pid) => commandOf(pid) !== '')).toEqual([])
}, 120_000)
