/**
 * `npm run bench`: the budgets of the product, each measured beside its peer or against its goal in this one run.
 * Goals: the third column. BENCH_SECONDS sets how long each row is measured (4); BENCH_ONLY names one group of rows:
 * corrector, pages, lighthouse or accounts.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAccounts, memoryOfLogins } from './accounts.ts'
import { type Server, startBareHono, startProduct } from './child.ts'
import { measureCorrector } from './corrector.ts'
import { deviceMegabytes, timeOnDevice } from './device-corrector.ts'
import { judge, type Verdict } from './lighthouse.ts'
import { measure } from './load.ts'
import { weigh } from './page-weight.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4)
const ONLY = process.env['BENCH_ONLY'] ?? null
const STORE = '/store/store_redacao'
const PAGES = { home: '/', store: '/store', product: '/product/prod_completo' }
/** Judged by Lighthouse as a phone on a slow network. */
const JUDGED = { ...PAGES, 'theme bank': '/banco-de-temas', schedule: '/cronograma-de-estudos' }
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

type Row = { what: string; measured: string; goal: string; peer: string; met: boolean | null }
const rows: Row[] = []

const dir = await mkdtemp(join(tmpdir(), 'domine-bench-'))
try {
  if (wants('corrector')) correctorRows()
  const first = await startProduct(join(dir, 'data'))
  const firstStartMs = first.startMs
  await first.stop()
  const product = await startProduct(join(dir, 'data'))
  try {
    row(
      'start, existing database',
      `${product.startMs} ms`,
      '≤ 1500 ms',
      `first start ${firstStartMs} ms`,
      product.startMs <= 1500,
    )
    await warm(product)
    row('memory, idle', `${product.memoryMb()} MB`, '≤ 160 MB', '', product.memoryMb() <= 160)
    if (wants('corrector')) await deviceRows(product)
    if (wants('pages')) await pageRows(product, dir)
    if (wants('pages')) await callRows(product)
    if (wants('lighthouse')) await lighthouseRows(product)
    if (wants('accounts')) await accountRows(product)
    row('memory, after load', `${product.memoryMb()} MB`, '≤ 350 MB', '', product.memoryMb() <= 350)
  } finally {
    await product.stop()
  }
} finally {
  await rm(dir, { recursive: true, force: true })
}
print()

function wants(group: 'corrector' | 'pages' | 'lighthouse' | 'accounts'): boolean {
  return ONLY === null || ONLY === group
}

async function warm(product: Server): Promise<void> {
  for (const path of Object.values(PAGES)) await (await fetch(product.url + path)).text()
}

async function pageRows(product: Server, workDir: string): Promise<void> {
  const files: Record<string, string> = {}
  for (const [name, path] of Object.entries(PAGES)) {
    const response = await fetch(product.url + path, { headers: BROWSER })
    const html = await response.text()
    const compressed = await rawBody(product.url + path)
    files[path] = join(workDir, `${name}.br`)
    await writeFile(files[path], compressed)
    const weight = weigh(html, compressed.length)
    const goalKb = name === 'home' ? 115 : 150
    row(
      `JavaScript of ${name}, gzip`,
      `${weight.scriptGzipKb} kB`,
      `≤ ${goalKb} kB`,
      `HTML ${weight.htmlBrotliKb} kB brotli`,
      weight.scriptGzipKb <= goalKb,
    )
  }
  const bare = await startBareHono(files)
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      // Taken in turns, so that other work on the machine weighs on both.
      const peer = await measure({ url: bare.url + path, headers: BROWSER }, SECONDS)
      const cached = await measure({ url: product.url + path, headers: BROWSER }, SECONDS)
      const ratio = cached.perSecond / peer.perSecond
      row(
        `${name}, cached`,
        `${round(cached.perSecond)}/s`,
        '≥ 0.8 of bare Hono',
        `${round(peer.perSecond)}/s, ratio ${ratio.toFixed(2)}`,
        ratio >= 0.8 && cached.failed === 0,
      )
      // An address with a query is never kept: it shows what a render costs.
      const rendered = await measure({ url: `${product.url}${path}?render=1`, headers: BROWSER }, SECONDS)
      row(
        `${name}, rendered`,
        `${round(rendered.perSecond)}/s`,
        'reported',
        `p99 ${rendered.p99Ms} ms`,
        rendered.failed === 0 ? null : false,
      )
    }
  } finally {
    await bare.stop()
  }
}

function correctorRows(): void {
  const { lines, firstMs, medianMs, perSecond, memoryMb } = measureCorrector()
  row('correction of an essay', `${medianMs} ms`, '≤ 50 ms', `${lines} lines`, medianMs <= 50)
  row('corrections of one process', `${perSecond}/s`, '≥ 40/s', '', perSecond >= 40)
  row(
    'first correction after the start',
    `${firstMs} ms`,
    '≤ 1500 ms',
    'the word graph is read',
    firstMs <= 1500,
  )
  row('memory of the corrector', `${memoryMb} MB`, '≤ 150 MB', '', memoryMb <= 150)
}

async function deviceRows(product: Server): Promise<void> {
  const megabytes = deviceMegabytes()
  row('corrector of the device, brotli', `${megabytes} MB`, '≤ 1.5 MB', 'as served', megabytes <= 1.5)
  const times = await timeOnDevice(product.url)
  const what = 'first correction in a worker of Chromium'
  if (!times) return row(what, 'skipped', '', 'no Chromium on this machine: set CHROMIUM_PATH', null)
  const { firstMs, nextMs } = times
  row(what, `${firstMs} ms`, '≤ 1500 ms', `the next ones ${nextMs} ms; from kept files`, firstMs <= 1500)
}

async function lighthouseRows(product: Server): Promise<void> {
  for (const [name, path] of Object.entries(JUDGED)) {
    const verdict = await judge(product.url + path)
    if (!verdict.ok) return row('Lighthouse, mobile', 'skipped', '', verdict.reason, null)
    const { performance, others, detail } = verdict.value
    row(
      `Lighthouse of ${name}, mobile, median of 3`,
      `${performance} / ${others.join(' / ')}`,
      '≥ 98 / 100 / 100 / 100',
      detail,
      isGood(verdict.value),
    )
  }
}

function isGood({ performance, others, lcpMs, tbtMs, cls }: Verdict): boolean {
  return (
    performance >= 98 && others.every((score) => score === 100) && lcpMs <= 1300 && tbtMs <= 60 && cls <= 0.01
  )
}

async function callRows(product: Server): Promise<void> {
  const list = await measure({ url: `${product.url}${STORE}/products?limit=12` }, SECONDS)
  row(
    'GET /store/…/products',
    `${round(list.perSecond)}/s`,
    '≥ 2500/s',
    `p99 ${list.p99Ms} ms`,
    list.perSecond >= 2500 && list.failed === 0,
  )
}

async function accountRows(product: Server): Promise<void> {
  const { login, hashesPerSecond, refresh, user, profile, upload, uploadKb } = await measureAccounts(
    product,
    SECONDS,
  )
  const ratio = login.perSecond / hashesPerSecond
  row(
    'login',
    `${round(login.perSecond)}/s`,
    '≥ 0.7 of argon2id alone',
    `${round(hashesPerSecond)}/s, ratio ${ratio.toFixed(2)}`,
    ratio >= 0.7 && login.failed === 0,
  )
  row(
    'GET /rest/v1/profiles',
    `${round(profile.perSecond)}/s`,
    '≥ 1500/s',
    `p99 ${profile.p99Ms} ms`,
    profile.perSecond >= 1500 && profile.failed === 0,
  )
  for (const [what, load, detail] of [
    ['GET /auth/v1/user', user, ''],
    ['renewal of a session', refresh, ''],
    ['upload of a picture', upload, `, ${uploadKb} kB`],
  ] as const)
    row(
      what,
      `${round(load.perSecond)}/s`,
      'reported',
      `p99 ${load.p99Ms} ms${detail}`,
      load.failed === 0 ? null : false,
    )
  const { few, many, fewMb, manyMb } = await memoryOfLogins(product)
  row(
    `memory after ${many} logins`,
    `${manyMb} MB`,
    `≤ 1.1 of that after ${few}`,
    `${fewMb} MB, ratio ${(manyMb / fewMb).toFixed(2)}`,
    manyMb <= 1.1 * fewMb,
  )
}

/** The bytes as they travel: fetch would unpack them. */
async function rawBody(url: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

function row(what: string, measured: string, goal: string, peer: string, met: boolean | null): void {
  rows.push({ what, measured, goal, peer, met })
  console.error(`measured: ${what}`)
}

function round(value: number): number {
  return Math.round(value)
}

function print(): void {
  console.log('| What | Measured | Goal | Peer or detail | Met |')
  console.log('|---|---|---|---|---|')
  for (const { what, measured, goal, peer, met } of rows) {
    console.log(`| ${what} | ${measured} | ${goal} | ${peer} | ${met === null ? '–' : met ? 'yes' : 'NO'} |`)
  }
}
