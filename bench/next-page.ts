/**
 * From a finger's lifting off a link until the next page's heading is drawn: Chromium at a telephone's size, at the
 * machine's own speed, with the server as far away as one in the same country is by telephone. A finger rests on a link
 * before it lifts, and the page makes use of that (src/web/shared/frame/next-page.tsx). Each opening is in a browser of
 * its own: once in the first seconds of a first visit, once when the service worker has come and keeps the scripts
 * (docs/performance.md).
 */
import { type AddressInfo, connect, createServer, type Server as Listener } from 'node:net'
import { Transform } from 'node:stream'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumOfMachine } from '../scripts/find-chromium.ts'
import type { Server } from './child.ts'
import type { Table } from './table.ts'
import { TELEPHONE } from './telephone.ts'

const GOAL_MS = 100
const OPENINGS = 5
/** There and back. */
const LATENCY_MS = 60
const FINGER_RESTS_MS = 80
const REST_MS = 2_000
const LIMIT_MS = 15_000
const WORKER_LIMIT_MS = 90_000
type Way = { readonly name: string; readonly from: string; readonly link: string }
const WAYS: readonly Way[] = [
  { name: 'home to store', from: '/', link: 'a[href="/store"]' },
  { name: 'store to a product', from: '/store', link: 'main a[href^="/product/"]' },
  { name: 'home to the theme bank', from: '/', link: 'a[href="/banco-de-temas"]' },
]

// As text: the bench is compiled without the types of pages.
const WATCH = `
  var shownAfterMs = new Promise((resolve, reject) => {
    let lifted
    addEventListener('touchend', ({ timeStamp }) => { lifted = timeStamp }, { capture: true, once: true })
    const before = document.querySelector('h1').textContent
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading || heading.textContent === before) return
      observer.disconnect()
      // What a frame posts comes after it is drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - lifted)
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    setTimeout(reject, ${LIMIT_MS}, new Error('no other heading came'))
  })
  // No value of its own: the driver would wait for it.
  void shownAfterMs.catch(() => {})
`

export async function nextPageRows(table: Table, product: Server): Promise<void> {
  const executablePath = chromiumOfMachine()
  if (!executablePath)
    return table.add({ what: 'the next page', measured: 'skipped', goal: '', peer: 'no Chromium', met: null })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const far = await farFrom(new URL(product.url).port)
  try {
    for (const way of WAYS) {
      await addRow(table, way, 'a first visit’s first seconds', () => openNext(browser, far.url, way, false))
      await addRow(table, way, 'scripts kept by the service worker', () =>
        openNext(browser, far.url, way, true),
      )
    }
  } finally {
    await browser.close()
    far.listener.close()
  }
}

async function addRow({ add }: Table, way: Way, when: string, open: () => Promise<number>): Promise<void> {
  const openings: number[] = []
  for (let at = 0; at < OPENINGS; at += 1) openings.push(Math.round(await open()))
  openings.sort((a, b) => a - b)
  const usual = openings[OPENINGS >> 1] ?? Number.NaN
  add({
    what: `from the lifted finger to the next page’s heading, ${way.name}, ${when}`,
    measured: `${usual} ms`,
    goal: `≤ ${GOAL_MS} ms`,
    peer: `median of ${OPENINGS}: ${openings.join(', ')} ms; ${LATENCY_MS} ms to the server and back, ${FINGER_RESTS_MS} ms on the link`,
    met: usual <= GOAL_MS,
  })
}

/** The product behind a line that takes its time each way: the driver's own holding back leaves out the service worker. */
async function farFrom(port: string): Promise<{ url: string; listener: Listener }> {
  const listener = createServer((visitor) => {
    const server = connect(Number(port), '127.0.0.1')
    visitor.setNoDelay().pipe(late()).pipe(server.setNoDelay()).pipe(late()).pipe(visitor)
    for (const end of [visitor, server])
      end.on('error', () => {
        visitor.destroy()
        server.destroy()
      })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  // Listens on a port, not on a pipe.
  return { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`, listener }
}

/** All that is underway at a time travels at a time. */
function late(): Transform {
  return new Transform({
    transform(chunk, _, done) {
      setTimeout(() => this.push(chunk), LATENCY_MS / 2)
      done()
    },
    flush: (done) => void setTimeout(done, LATENCY_MS / 2),
  })
}

async function openNext(
  browser: Browser,
  url: string,
  { from, link }: Way,
  hasWorker: boolean,
): Promise<number> {
  await using context = await browser.newContext({
    ...TELEPHONE,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(LIMIT_MS)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(url + from)
  await page.waitForLoadState('networkidle')
  if (hasWorker) await workerOf(page)
  await page.waitForTimeout(REST_MS)
  const target = page.locator(link).filter({ visible: true }).first()
  // To the middle of the screen, so that nothing lies over it.
  await target.evaluate((shown: { scrollIntoView: (how: object) => void }) =>
    shown.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await page.waitForTimeout(REST_MS)
  await page.evaluate(WATCH)
  await pressLikeAFinger(cdp, target)
  // Awaited here, while the browser is still there.
  return await page.evaluate<number>('shownAfterMs')
}

/** The worker takes the page over once it has kept everything. */
async function workerOf(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const look = () => navigator.serviceWorker.controller && resolve(null)
    navigator.serviceWorker.addEventListener('controllerchange', look)
    look()
    setTimeout(reject, ${WORKER_LIMIT_MS}, new Error("no service worker came"))
  })`)
}

async function pressLikeAFinger(cdp: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the link is not on the screen')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await target.page().waitForTimeout(FINGER_RESTS_MS)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
