/** The corrector as a browser has it: the weight of its files as they are sent, and its time in a worker of Chromium. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { FromCorrectionWorker } from '#domain/writing/device-corrector.ts'
import { ESSAY } from '#tests/support/corrector.ts'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'
import { ownFiles } from '../scripts/put-in-place.ts'
import { ROOT, type Server } from './child.ts'
import type { Table } from './table.ts'

const CLIENT = join(ROOT, 'build/client')
const files = () => ownFiles(CLIENT).filter((file) => file.startsWith('assets/corrector/'))

export async function deviceRows({ add }: Table, product: Server): Promise<void> {
  const megabytes = deviceMegabytes()
  add({
    what: 'corrector of the device, brotli',
    measured: `${megabytes} MB`,
    goal: '≤ 2 MB',
    peer: 'as served',
    met: megabytes <= 2,
  })
  const times = await timeOnDevice(product.url)
  add({
    what: 'first correction in a worker of Chromium',
    measured: times ? `${times.firstMs} ms` : 'skipped',
    goal: '≤ 1500 ms',
    peer: times
      ? `the next ones ${times.nextMs} ms; from kept files`
      : 'no Chromium on this machine: set CHROMIUM_PATH',
    met: times ? times.firstMs <= 1500 : null,
  })
}

function deviceMegabytes(): number {
  const sizes = files()
    .filter((name) => name.endsWith('.br'))
    .map((name) => statSync(join(CLIENT, name)).size)
  return Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e4) / 100
}

/**
 * From the kept files to the correction, then the median of ten more.
 *
 * @returns null without a Chromium
 */
async function timeOnDevice(siteUrl: string): Promise<{ firstMs: number; nextMs: number } | null> {
  const executablePath = chromiumOfMachine()
  if (!executablePath) return null
  const pathOf = (end: string) => `/${files().find((name) => name.endsWith(end))}`
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(`${siteUrl}/corretor-de-redacao`)
    const times = await page.evaluate(correctInPage, {
      essay: ESSAY,
      script: pathOf('.js'),
      words: pathOf('.bin'),
    })
    const [firstMs = 0, ...next] = times.map((ms) => Math.round(ms * 10) / 10)
    return { firstMs, nextMs: next.sort((a, b) => a - b)[Math.floor(next.length / 2)] ?? 0 }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: as src/web/features/writing/device-corrector does it, with nothing of the page in between. */
async function correctInPage(from: {
  essay: typeof ESSAY
  script: string
  words: string
}): Promise<number[]> {
  const [script, words] = await Promise.all([fetch(from.script), fetch(from.words)])
  const [blob, graph] = [await script.blob(), await words.arrayBuffer()]
  const times: number[] = []
  let startedAt = performance.now()
  // The bench is compiled without the types of pages.
  const { Worker: PageWorker } = globalThis as unknown as { Worker: new (url: string) => PageWorkerLike }
  const worker = new PageWorker(URL.createObjectURL(blob))
  worker.postMessage({ graph }, [graph])
  for (let turn = 0; turn < 11; turn += 1) {
    const answer = await new Promise<FromCorrectionWorker>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.postMessage({ essay: from.essay })
    })
    if (!('correction' in answer)) throw new Error(answer.failure)
    times.push(performance.now() - startedAt)
    startedAt = performance.now()
  }
  return times
}

type PageWorkerLike = {
  onmessage: (event: { data: FromCorrectionWorker }) => void
  postMessage: (message: unknown, transfer?: ArrayBuffer[]) => void
}
