/**
 * `npm run bench`: every budget of the product in one table, each measured beside its peer or against its goal in this
 * one run. The table is printed as Markdown and written to build/bench.md, to be kept as bench/last-run.md.
 * BENCH_SECONDS sets how long each row is measured (4); BENCH_ONLY names the groups of rows to measure, by commas;
 * BENCH_PEERS=1 adds the peers that have to be installed first. The groups' own settings stand in their files.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountRows } from './accounts.ts'
import { chatRows } from './chat.ts'
import { ROOT, type Server, startProduct } from './child.ts'
import { coreRows } from './cores.ts'
import { correctorRows } from './corrector.ts'
import { deviceRows } from './device-corrector.ts'
import { growthRows } from './growth.ts'
import { interactionRows } from './interactions.ts'
import { lighthouseRows } from './lighthouse.ts'
import { nextPageRows } from './next-page.ts'
import { PAGES, pageRows } from './page-rows.ts'
import { weightRows } from './page-weight.ts'
import { peerRows } from './peers/peer-rows.ts'
import { photographRows } from './photograph-in-browser.ts'
import { queryRows } from './query-rows.ts'
import { restedPageUs } from './rested-memory.ts'
import { createTable, type Table } from './table.ts'
import { deskRows } from './teacher-desk.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const GROUPS = [
  'corrector',
  'weights',
  'pages',
  'queries',
  'lighthouse',
  'accounts',
  'desk',
  'interactions',
  'next-page',
  'photograph',
  'chat',
  'cores',
  'growth',
  'peers',
] as const
type Group = (typeof GROUPS)[number]
/** Peers that have to be installed first are asked for by name. */
const BY_DEFAULT = GROUPS.filter((group) => group !== 'peers' || process.env['BENCH_PEERS'] === '1')
const ONLY: readonly string[] = process.env['BENCH_ONLY']?.split(',') ?? BY_DEFAULT
const GOAL_START_MS = 1500
const GOAL_IDLE_MB = 150
const GOAL_LOADED_MB = 320
/** By then a process at rest has given back what it needs no more (src/server/platform/processes/give-back-memory.ts). */
const REST_MS = 15_000

const unknown = ONLY.filter((name) => !GROUPS.some((group) => group === name))
if (unknown.length > 0) throw new Error(`BENCH_ONLY knows ${GROUPS.join(', ')}, not ${unknown.join(', ')}`)

const table = createTable()
const startedAt = performance.now()
const loadBefore = loadavg()[0] ?? 0
const pageUs = await restedPageUs()
const dir = await mkdtemp(join(tmpdir(), 'domine-bench-'))
// Who has waited long enough still reads what was measured.
process.once('SIGINT', () => void show(table).finally(() => process.exit(130)))
try {
  if (wants('corrector')) correctorRows(table)
  await productRows()
  if (wants('queries')) await queryRows(table, join(dir, 'queries'), SECONDS)
  if (wants('chat')) await chatRows(table, join(dir, 'chat'))
  if (wants('cores')) await coreRows(table, join(dir, 'cores'), SECONDS)
  if (wants('growth')) await growthRows(table, join(dir, 'growth'))
  if (wants('peers')) await peerRows(table, join(dir, 'peers'), SECONDS)
} finally {
  await rm(dir, { recursive: true, force: true })
  // Also when a group fails: what was measured until then took minutes.
  await show(table)
}

function wants(group: Group): boolean {
  return ONLY.includes(group)
}

/** One product for all rows that ask it over HTTP, so that the last row tells what they left in its memory. */
async function productRows(): Promise<void> {
  const first = await startProduct(join(dir, 'data'))
  await first.stop()
  const product = await startProduct(join(dir, 'data'))
  try {
    table.add({
      what: 'start, existing database',
      measured: `${product.startMs} ms`,
      goal: `≤ ${GOAL_START_MS} ms`,
      peer: `first start ${first.startMs} ms`,
      met: product.startMs <= GOAL_START_MS,
    })
    await warm(product)
    const warmMb = product.memoryMb()
    await sleep(REST_MS)
    addMemory('memory, idle', product.memoryMb(), GOAL_IDLE_MB, `${warmMb} MB after the start`)
    if (wants('corrector')) await deviceRows(table, product)
    if (wants('weights')) await weightRows(table, product)
    if (wants('pages')) await pageRows(table, product, { seconds: SECONDS, dir })
    if (wants('lighthouse')) await lighthouseRows(table, product)
    if (wants('accounts')) await accountRows(table, product, SECONDS)
    if (wants('desk')) await deskRows(table, product, join(dir, 'data'))
    if (wants('interactions')) await interactionRows(table, product)
    if (wants('next-page')) await nextPageRows(table, product)
    if (wants('photograph')) await photographRows(table, product, dir)
    await sleep(REST_MS)
    addMemory(
      'memory, after load',
      product.memoryMb(),
      GOAL_LOADED_MB,
      `at most ${product.peakMemoryMb()} MB`,
    )
  } finally {
    await product.stop()
  }
}

async function warm(product: Server): Promise<void> {
  for (const path of Object.values(PAGES)) await (await fetch(product.url + path)).text()
}

function addMemory(what: string, memoryMb: number, goalMb: number, peer: string): void {
  table.add({ what, measured: `${memoryMb} MB`, goal: `≤ ${goalMb} MB`, peer, met: memoryMb <= goalMb })
}

async function show({ markdown }: Table): Promise<void> {
  const minutes = Math.round((performance.now() - startedAt) / 60_000)
  const circumstances = `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} cores (load before: ${loadBefore.toFixed(1)}; a page of memory after a second at rest: ${pageUs.toFixed(1)} µs), ${SECONDS} s a row, ${minutes} minutes in all.`
  const text = `${circumstances}\n\n${markdown()}`
  console.log(text)
  await mkdir(join(ROOT, 'build'), { recursive: true })
  await writeFile(join(ROOT, 'build/bench.md'), text)
}
