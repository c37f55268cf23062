/** deploy/Caddyfile in front of two processes, by the caddy of the machine: what a stranger sends closes nothing to others. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type Caddy, startCaddy } from '#tests/support/caddy.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const HAS_CADDY = spawnSync('caddy', ['version']).status === 0
if (!HAS_CADDY) console.warn('not tried: deploy/Caddyfile, since no caddy is installed here')

const VISITORS_PATIENCE_MS = 3_000

const first = HAS_CADDY ? await startTestApp() : null
afterAll(() => first?.[Symbol.asyncDispose]())

test.skipIf(!HAS_CADDY)('tunnels asked for every 200 ms for five seconds stop no request', async () => {
  await using second = await startSecondProcess(first!)
  await using proxy = await startCaddy(hostsOf([first!, second]))
  const statuses = new Set<number>()
  const refusals = new Set<string>()
  const endAt = Date.now() + 5_000
  const strangers: Promise<unknown>[] = []
  const visitor = (async () => {
    while (Date.now() < endAt) {
      statuses.add(await askAsVisitor(proxy))
      await sleep(20)
    }
  })()
  while (Date.now() < endAt) {
    strangers.push(askForTunnel(proxy.port).then((answer) => refusals.add(answer)))
    await sleep(200)
  }
  await Promise.all([visitor, ...strangers])
  expect([...statuses]).toEqual([200])
  expect([...refusals]).toEqual(['HTTP/1.1 405'])
})

test.skipIf(!HAS_CADDY)('a process that goes away while requests come costs none of them', async () => {
  const second = await startSecondProcess(first!)
  await using proxy = await startCaddy(hostsOf([first!, second]))
  const statuses = new Set<number>()
  const endAt = Date.now() + 4_000
  let isGone = false
  while (Date.now() < endAt) {
    statuses.add(await askAsVisitor(proxy))
    if (!isGone && Date.now() > endAt - 3_500) {
      isGone = true
      await second[Symbol.asyncDispose]()
    }
  }
  expect([...statuses]).toEqual([200])
})

/** @returns the status; 0 for none. A proxy without a process lets its visitors wait, longer than this one does. */
function askAsVisitor({ url }: Caddy): Promise<number> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(VISITORS_PATIENCE_MS) }).then(
    ({ status }) => status,
    () => 0,
  )
}

function hostsOf(apps: readonly TestApp[]): string[] {
  return apps.map(({ url }) => new URL(url).host)
}

/** @returns the status line's beginning; nothing when it is closed without an answer */
async function askForTunnel(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    answer += chunk
    socket.end()
  })
  socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
  await once(socket, 'close')
  return answer.slice(0, 'HTTP/1.1 405'.length)
}
