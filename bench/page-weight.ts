/**
 * What the first visit to each public page downloads, compressed as it is sent: HTML with its inline styles, script,
 * styles, fonts and pictures, as a browser of a phone fetches them before anything is touched. The script's goal is
 * counted from the files of the build instead: what the page names with all that it imports, without the account client.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'
import { ROOT, type Server } from './child.ts'
import type { Table } from './table.ts'

const GOALS = { homeScriptKb: 30, scriptKb: 45, homeKb: 260 }
/** React and its router, which every page needs alike. */
const FRAMEWORK = /\/assets\/framework-/
/** Its editor and corrector are what it is for. */
const WITHOUT_GOAL = ['/corretor-de-redacao']
/** Of those that differ by their words alone one is enough. */
const SHOWN_PRODUCTS = 1

export async function weightRows(table: Table, product: Server): Promise<void> {
  const executablePath = chromiumOfMachine()
  const browser = executablePath ? await chromium.launch({ executablePath, args: ['--no-sandbox'] }) : null
  try {
    for (const path of await publicPaths(product)) {
      const html = await (await fetch(product.url + path)).text()
      const files = scriptFiles(html)
      const scriptKb = kilobytes(sum(files))
      const ownKb = kilobytes(sum(files.filter(({ path: file }) => !FRAMEWORK.test(file))))
      const fetched = browser ? await fetchAsPhone(browser, product.url + path) : null
      const isHome = path === '/'
      const goalKb = isHome ? GOALS.homeScriptKb : WITHOUT_GOAL.includes(path) ? null : GOALS.scriptKb
      table.add({
        what: `JavaScript of ${path}, gzip`,
        measured: `${scriptKb} kB, ${ownKb} of them ours`,
        goal: goalKb === null ? 'reported' : `≤ ${goalKb} kB of ours`,
        peer: fetched ? `on the wire ${inWords(fetched, html)}` : 'the rest needs a Chromium',
        met: goalKb === null ? null : ownKb <= goalKb,
      })
      if (!isHome || !fetched) continue
      const wholeKb = kilobytes(Object.values(fetched).reduce((sum, bytes) => sum + bytes, 0))
      table.add({
        what: 'the whole landing page on the wire',
        measured: `${wholeKb} kB`,
        goal: `≤ ${GOALS.homeKb} kB`,
        met: wholeKb <= GOALS.homeKb,
      })
    }
  } finally {
    await browser?.close()
  }
}

/** As search engines are told of them. */
async function publicPaths(product: Server): Promise<string[]> {
  const map = await (await fetch(`${product.url}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const isProduct = (path: string) => path.startsWith('/product/')
  return [...paths.filter((path) => !isProduct(path)), ...paths.filter(isProduct).slice(0, SHOWN_PRODUCTS)]
}

type ScriptFile = { readonly path: string; readonly bytes: number }

function sum(files: readonly ScriptFile[]): number {
  return files.reduce((all, { bytes }) => all + bytes, 0)
}

/** What is imported statically is fetched with it; what is imported when needed is not. */
function scriptFiles(html: string): ScriptFile[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    const file = join(ROOT, 'build/client', path)
    if (seen.has(path) || !existsSync(file)) return
    seen.add(path)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      visit(`/assets/${name}`)
  }
  for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) visit(path)
  return [...seen].map((path) => ({ path, bytes: gzipBytes(join(ROOT, 'build/client', path)) }))
}

function gzipBytes(file: string): number {
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length
}

type Fetched = { html: number; script: number; styles: number; fonts: number; pictures: number; rest: number }

const KINDS: Readonly<Record<string, keyof Fetched>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
}

/** Bytes of the bodies as they came over the wire, until the page has nothing more to ask for. */
async function fetchAsPhone(browser: Browser, url: string): Promise<Fetched> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, keyof Fetched>()
    const fetched: Fetched = { html: 0, script: 0, styles: 0, fonts: 0, pictures: 0, rest: 0 }
    session.on('Network.responseReceived', ({ requestId, type }) => {
      kinds.set(requestId, KINDS[type] ?? 'rest')
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind) fetched[kind] += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return fetched
  } finally {
    await context.close()
  }
}

function inWords({ html, script, styles, fonts, pictures }: Fetched, source: string): string {
  const inline = [...source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')
  const styleBytes = styles + brotliCompressSync(inline).length
  return [
    `HTML ${kilobytes(html)}`,
    `of it CSS ${kilobytes(styleBytes)}`,
    `script ${kilobytes(script)}`,
    `fonts ${kilobytes(fonts)}`,
    `pictures ${kilobytes(pictures)} kB`,
  ].join(', ')
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
