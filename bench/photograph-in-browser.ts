/**
 * A photograph of twelve megapixels read by the product's own worker in Chromium, decoding and packing included: what it
 * costs of the processor, and how far the memory of the page's process rises.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'
import type { Server } from './child.ts'
import { drawPage, photograph } from './photographs/camera.ts'
import { chanceOf } from './photographs/chance.ts'
import { shotOf } from './photographs/shot.ts'
import { openFaces, PAPERS, writePage } from './photographs/written-page.ts'
import type { Table } from './table.ts'

/** Of twelve megapixels, each on a cloth and without a defect. */
const SHOTS = { 'our sheet': 146, 'a notebook’s page, without markers': 155 } as const
const RUNS = 3
const SLOWER = 6
const GOAL_SECONDS = 4
const GOAL_MB = 100
/** Of a notebook's page the first that is written on need not be the first. */
const ANY_LINE = new RegExp(`^${sheetPhotographTexts.typing.line({ number: 0 }).replace('0', '\\d+')}$`)
const TOLD_BY_MS = 400
const QUIET = { times: 2, ms: 500, mostSeconds: 0.01 } as const

/** @param dir a folder for the photograph */
export async function photographRows({ add }: Table, product: Server, dir: string): Promise<void> {
  const executablePath = chromiumOfMachine()
  const what = 'a photograph of 12 megapixels in a worker of Chromium'
  if (!executablePath) return add({ what, measured: 'skipped', goal: '', peer: 'no Chromium', met: null })
  for (const [kind, number] of Object.entries(SHOTS)) {
    // A file on the disk, as a student's: handed over as bytes it goes through the page as text first.
    const path = join(dir, `folha-${number}.jpg`)
    writeFileSync(path, await photographOf(number))
    const runs: Spent[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await spentOn(executablePath, product.url, path))
    const seconds = Math.min(...runs.map((run) => run.seconds))
    const mb = Math.max(...runs.map((run) => run.mb))
    add({
      what: `${what}, ${kind}, with decoding and packing: processor, ${SLOWER} times slower`,
      measured: `${(seconds * SLOWER).toFixed(1)} s`,
      goal: `≤ ${GOAL_SECONDS} s`,
      peer: `here ${runs.map((run) => run.seconds.toFixed(2)).join(', ')} s of all its threads until the lines stand there, ${Math.min(...runs.map((run) => run.allSeconds)).toFixed(2)} s until nothing more is done`,
      met: seconds * SLOWER <= GOAL_SECONDS,
    })
    add({
      what: `${what}, ${kind}: memory at its highest`,
      measured: `${Math.round(mb)} MB`,
      goal: `≤ ${GOAL_MB} MB`,
      peer: `above what the open page holds (${Math.round(runs[0]!.restMb)} MB)`,
      met: mb <= GOAL_MB,
    })
  }
}

async function photographOf(number: number): Promise<Buffer> {
  const shot = shotOf(number)
  const written = writePage(PAPERS[shot.kind], await openFaces(), chanceOf(1000 + shot.page * 2))
  return photograph(shot, await drawPage(written.svg, PAPERS[shot.kind]))
}

type Spent = {
  /** Until the lines stand there to be typed. */
  readonly seconds: number
  /** Until nothing more is done. */
  readonly allSeconds: number
  readonly mb: number
  readonly restMb: number
}

async function spentOn(executablePath: string, url: string, path: string): Promise<Spent> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    // The rest of the page is fetched behind what is shown, and kept for a time without a network: it belongs to what the
    // open page holds.
    await page.goto(`${url}/corretor-de-redacao/foto`, { waitUntil: 'networkidle' })
    const field = page.getByRole('main').locator('input[type=file]').nth(1)
    await field.waitFor({ state: 'attached' })
    const pid = await rendererOf(page, browser)
    await untilQuiet(page, pid)
    // The highest mark begins anew (proc(5)).
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const before = { seconds: usedSeconds(pid), mb: memoryMb(pid, 'VmRSS') }
    await field.setInputFiles(path)
    await page.getByLabel(ANY_LINE).first().waitFor()
    const seconds = usedSeconds(pid) - before.seconds
    // The browser's own copy of the page is made after that.
    await untilQuiet(page, pid)
    return {
      seconds,
      allSeconds: usedSeconds(pid) - before.seconds,
      mb: memoryMb(pid, 'VmHWM') - before.mb,
      restMb: before.mb,
    }
  } finally {
    await browser.close()
  }
}

async function untilQuiet(page: Page, pid: number): Promise<void> {
  for (let quiet = 0, last = usedSeconds(pid); quiet < QUIET.times; ) {
    await page.waitForTimeout(QUIET.ms)
    const now = usedSeconds(pid)
    quiet = now - last <= QUIET.mostSeconds ? quiet + 1 : 0
    last = now
  }
}

/** The browser has renderers of its own, which may have worked for longer: the page's is the one that works when it does. */
async function rendererOf(page: Page, browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const renderers = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.filter(({ type }) => type === 'renderer')
  }
  const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]))
  await page.evaluate((ms) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }, TOLD_BY_MS)
  const worked = (await renderers()).map(({ id, cpuTime }) => ({ id, by: cpuTime - (before.get(id) ?? 0) }))
  const [own] = worked.sort((a, b) => b.by - a.by)
  if (!own) throw new Error('Chromium names no renderer')
  return own.id
}

function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}

/** Fields 14 and 15 of /proc/PID/stat, in ticks of a hundredth of a second. */
function usedSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
