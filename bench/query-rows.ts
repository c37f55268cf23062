/**
 * A kept page while 256 connections ask for addresses that change with each request (decision 0104): its p99 stays
 * within twice of what it is beside nothing. With rate limits, as in real life. The flood is held to a rate that a
 * process can send: without one, kept pages alone fill the processor, and no cache shortens a queue.
 */
import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT, startProduct } from './child.ts'
import type { Table } from './table.ts'

const FLOODS = {
  'the kept page itself': { path: '/?', what: 'no parameter that is read' },
  'a parameter that is read': { path: '/store?pagina=', what: 'pages that are missing' },
  'missing pages': { path: '/nada-', what: 'each rendered anew' },
} as const
const FLOOD_PER_SECOND = 2000
const VISITORS = 4
const PAUSE_MS = 4
const LARGEST_RATIO = 2

export async function queryRows(table: Table, dataDir: string, seconds: number): Promise<void> {
  const product = await startProduct(dataDir, { RATE_LIMITS: 'on' })
  try {
    await visit(product.url, 1)
    const quietMs = await visit(product.url, seconds)
    for (const [name, { path, what }] of Object.entries(FLOODS)) {
      const flood = flooded(product.url, path, seconds + 2)
      await sleep(1000)
      const p99Ms = await visit(product.url, seconds)
      const { perSecond, refused, failed } = await flood
      table.add({
        what: `a kept page's p99 beside changing queries: ${name}`,
        measured: `${p99Ms.toFixed(1)} ms`,
        goal: `≤ ${LARGEST_RATIO} × the quiet value`,
        peer: `quiet ${quietMs.toFixed(1)} ms; ${perSecond}/s beside it (${what}), ${refused} refused, ${failed} failed`,
        met: p99Ms <= LARGEST_RATIO * quietMs && failed === 0,
      })
    }
  } finally {
    await product.stop()
  }
}

type Flood = { perSecond: number; refused: number; failed: number }

function flooded(url: string, path: string, seconds: number): Promise<Flood> {
  const args = ['bench/query-flood.ts', url, path, String(seconds), String(FLOOD_PER_SECOND)]
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk))
  return new Promise((resolve, reject) => {
    child.once('close', () => {
      try {
        // What query-flood.ts writes.
        resolve(JSON.parse(said.trim().split('\n').at(-1) ?? '') as Flood)
      } catch (error) {
        reject(error)
      }
    })
  })
}

/** A few visitors who open the kept shop again and again. @returns the 99th percentile of what it took, in ms */
async function visit(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const tookMs: number[] = []
  const end = performance.now() + seconds * 1000
  const visitor = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now()
      await open(`${url}/store`, agent)
      tookMs.push(performance.now() - startedAt)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  agent.destroy()
  return tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length * 0.99)] ?? 0
}

function open(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume()
      response.on('end', resolve)
    }).on('error', reject)
  })
}
