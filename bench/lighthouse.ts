/** What Lighthouse says of a page: a phone on slow 4G with a processor four times slower, the median of three runs. */
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'

const RUNS = 3

export type Verdict = {
  performance: number
  /** Accessibility, best practices, search engines. */
  others: number[]
  lcpMs: number
  tbtMs: number
  cls: number
  detail: string
}

type Judged = { ok: true; value: Verdict } | { ok: false; reason: string }

/** Each run has a browser of its own: nothing is left of the one before. */
export async function judge(url: string): Promise<Judged> {
  const executablePath = chromiumOfMachine()
  if (!executablePath) return { ok: false, reason: 'no Chromium on this machine: set CHROMIUM_PATH' }
  const verdicts: Verdict[] = []
  for (let run = 0; run < RUNS; run += 1) verdicts.push(await judgeOnce(url, executablePath))
  verdicts.sort((a, b) => a.performance - b.performance || b.lcpMs - a.lcpMs)
  return { ok: true, value: verdicts[Math.floor(RUNS / 2)]! }
}

async function judgeOnce(url: string, executablePath: string): Promise<Verdict> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const lcpMs = Math.round(value('largest-contentful-paint'))
    const tbtMs = Math.round(value('total-blocking-time'))
    const cls = value('cumulative-layout-shift')
    const failed = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => ref.id),
    )
    const kilobytes = Math.round(value('total-byte-weight') / 1024)
    return {
      performance: score('performance'),
      others: [score('accessibility'), score('best-practices'), score('seo')],
      lcpMs,
      tbtMs,
      cls,
      detail: [
        `LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls.toFixed(3)}, ${kilobytes} kB`,
        ...(failed.length > 0 ? [`failed: ${failed.join(', ')}`] : []),
      ].join('; '),
    }
  } finally {
    await browser.close()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
