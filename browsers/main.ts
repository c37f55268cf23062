/**
 * `npm run browsers`: the same journeys in Firefox, WebKit and a Chromium of 2022, one browser after the other, against
 * the built product (docs/testing.md, Every browser). Ends with 0 only where nothing failed; what could not be tried is
 * counted as skipped. BROWSERS_ONLY (firefox,webkit,chromium) and BROWSERS_JOURNEYS (words of their names) ask for less.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFastFolder } from '#tests/support/fast-folder.ts'
import { ROOT, startProduct } from '../bench/child.ts'
import { FIREFOX } from './get/firefox.ts'
import { OLD_CHROMIUM } from './get/old-chromium.ts'
import { WEBKIT } from './get/webkit.ts'
import { BUY, SIGN_UP } from './journeys/accounts-and-shop.ts'
import { CHAT } from './journeys/chat.ts'
import { CONSOLE } from './journeys/console.ts'
import { ASK_AGAIN, LEAVE } from './journeys/links.ts'
import { COURSE, OFFLINE } from './journeys/study.ts'
import { PHOTOGRAPH, PRINT, WRITE } from './journeys/writing.ts'
import { type Network, openNetwork } from './network.ts'
import type { Browser, Kind } from './port.ts'
import { type Journey, onStage, Skipped } from './stage.ts'
import { type Result, table } from './table.ts'

const KINDS: readonly Kind[] = [FIREFOX, WEBKIT, OLD_CHROMIUM]
const JOURNEYS: readonly Journey[] = [
  BUY,
  SIGN_UP,
  LEAVE,
  ASK_AGAIN,
  WRITE,
  PHOTOGRAPH,
  CHAT,
  COURSE,
  CONSOLE,
  OFFLINE,
  PRINT,
]
/** What went wrong is looked at here: a picture of each window. */
const PICTURES = join(ROOT, 'build/browsers')

const kinds = chosen(KINDS, ({ id }) => id, process.env['BROWSERS_ONLY'])
const journeys = chosen(JOURNEYS, ({ name }) => name, process.env['BROWSERS_JOURNEYS'])

await rm(PICTURES, { recursive: true, force: true })
await mkdir(PICTURES, { recursive: true })
const dataDir = makeFastFolder()
const network = await openNetwork()
const product = await startProduct(dataDir, { SITE_URL: network.url })
network.leadTo(product.url)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void product.stop().finally(() => process.exit(130)))
const results: Result[] = []
try {
  for (const kind of kinds) results.push(...(await walkIn(kind, network)))
} finally {
  await product.stop()
  network.close()
}
console.log(table(results))
process.exit(results.some(({ end }) => end === 'failed') || results.length === 0 ? 1 : 0)

function chosen<One>(all: readonly One[], nameOf: (one: One) => string, asked: string | undefined): One[] {
  const words = asked?.split(',')
  const found = all.filter((one) => !words || words.some((word) => nameOf(one).includes(word)))
  if (found.length === 0) throw new Error(`there is none of ${asked}: ${all.map(nameOf).join(', ')}`)
  return found
}

async function walkIn(kind: Kind, line: Network): Promise<Result[]> {
  const browser = await kind.open().catch((error: unknown) => ({ absent: String(error) }))
  if ('absent' in browser)
    return journeys.map(({ name }) => ({
      browser: kind.id,
      journey: name,
      end: 'skipped',
      reason: browser.absent,
    }))
  console.error(`\n${browser.name}`)
  const all: Result[] = []
  try {
    for (const journey of journeys) {
      const result = await walk(kind, browser, line, journey)
      console.error(`  ${result.end} ${journey.name}${result.reason ? `: ${result.reason}` : ''}`)
      all.push(result)
    }
  } finally {
    await browser.close()
  }
  return all
}

async function walk(kind: Kind, browser: Browser, line: Network, journey: Journey): Promise<Result> {
  const place = { browser: browser.name, journey: journey.name }
  const slug = journey.name.replaceAll(/\W+/g, '-')
  const folder = join(PICTURES, `${kind.id}-${slug}`)
  await mkdir(folder, { recursive: true })
  const mark = `${kind.id}.${JOURNEYS.indexOf(journey)}.${process.pid}`
  const faults = new Set<string>()
  try {
    await onStage({ browser, network: line, dataDir, folder, mark }, journey.walk, async (windows) => {
      for (const fault of windows.flatMap(({ tab }) => tab.faults())) faults.add(fault)
      for (const [index, window] of windows.entries()) await window.picture(join(folder, `${index + 1}.png`))
    })
    if (faults.size > 0) throw new Error(`a script broke: ${[...faults].join('; ')}`)
    return { ...place, end: 'passed', reason: null }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof Skipped) return { ...place, end: 'skipped', reason }
    return { ...place, end: 'failed', reason: [reason, ...faults].join('; ') }
  }
}
