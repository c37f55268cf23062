/** What Lighthouse says of a page: a phone on slow 4G with a processor four times slower, the median of three runs. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'
import { freePort, type Server } from './child.ts'
import { PAGES } from './page-rows.ts'
import type { Table } from './table.ts'

const RUNS = 3
const GOAL_LCP_MS = 1200
const JUDGED = {
  ...PAGES,
  'theme bank': '/banco-de-temas',
  schedule: '/cronograma-de-estudos',
  'writing room': '/corretor-de-redacao',
  'a member’s day': '/hoje',
}
/** Search engines are kept from it. */
const UNLISTED = '/hoje'

type Verdict = {
  performance: number
  /** Accessibility, best practices. */
  others: number[]
  searchEngines: number
  lcpMs: number
  tbtMs: number
  cls: number
  detail: string
}

type Judged = { ok: true; value: Verdict } | { ok: false; reason: string }

export async function lighthouseRows({ add }: Table, product: Server): Promise<void> {
  for (const [name, path] of Object.entries(JUDGED)) {
    const verdict = await judge(product.url + path)
    if (!verdict.ok)
      return add({
        what: 'Lighthouse, mobile',
        measured: 'skipped',
        goal: '',
        peer: verdict.reason,
        met: null,
      })
    const { performance, others, searchEngines, detail } = verdict.value
    const scores = path === UNLISTED ? others : [...others, searchEngines]
    add({
      what: `Lighthouse of ${name}, mobile, median of ${RUNS}`,
      measured: `${performance} / ${scores.join(' / ')}`,
      goal: `≥ 98 / 100 / 100 / 100, LCP ≤ ${GOAL_LCP_MS} ms, TBT ≤ 60 ms, CLS ≤ 0.01`,
      peer: detail,
      met: isGood(verdict.value, scores),
    })
  }
}

function isGood({ performance, lcpMs, tbtMs, cls }: Verdict, scores: readonly number[]): boolean {
  const isQuick = performance >= 98 && lcpMs <= GOAL_LCP_MS && tbtMs <= 60
  return isQuick && scores.every((score) => score === 100) && cls <= 0.01
}

/** Each run has a browser of its own: nothing is left of the one before. */
async function judge(url: string): Promise<Judged> {
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
      others: [score('accessibility'), score('best-practices')],
      searchEngines: score('seo'),
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
