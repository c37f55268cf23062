/** Pages from the cache and rendered, beside a bare Hono handler with the same bytes; and the store's reading calls. */
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { type Server, startBareHono } from './child.ts'
import { measure } from './load.ts'
import type { Table } from './table.ts'

export const PAGES = { home: '/', store: '/store', product: '/product/prod_completo' } as const
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const LEAST_RATIO = 0.9
/** How often the generator alone must do what the servers do. */
const LEAST_ROOM = 1.5
const STORE = '/store/store_redacao'
/** Answered from memory (decision 0304); stock is asked of the database each time. */
const KEPT_CALLS = {
  'GET /store/…/products': `${STORE}/products?limit=12`,
  'GET /store/…/products/{id}': `${STORE}/products/prod_completo`,
} as const
const STOCK = `${STORE}/variants?product_ids[]=prod_completo`
const LEAST_CALLS_PER_SECOND = 20_000

/** @param run `dir` for files that the peer sends */
export async function pageRows(
  table: Table,
  product: Server,
  { seconds, dir }: { seconds: number; dir: string },
): Promise<void> {
  const files: Record<string, string> = {}
  for (const [name, path] of Object.entries(PAGES)) {
    files[path] = join(dir, `${name}.br`)
    await writeFile(files[path], await rawBody(product.url + path))
  }
  const bare = await startBareHono(files)
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      // Taken in turns, so that other work on the machine weighs on both.
      const peer = await measure({ url: bare.url + path, headers: BROWSER }, seconds)
      const cached = await measure({ url: product.url + path, headers: BROWSER }, seconds)
      const ratio = cached.perSecond / peer.perSecond
      const room = Math.min(
        peer.generatorPerSecond / peer.perSecond,
        cached.generatorPerSecond / cached.perSecond,
      )
      table.add({
        what: `${name}, cached`,
        measured: `${Math.round(cached.perSecond)}/s`,
        goal: `≥ ${LEAST_RATIO} of bare Hono`,
        peer: `${Math.round(peer.perSecond)}/s, ratio ${ratio.toFixed(2)}; the generator alone ${Math.round(peer.generatorPerSecond)}/s`,
        // Where the generator has no room it is what was measured, whatever the ratio says.
        met: room < LEAST_ROOM ? null : ratio >= LEAST_RATIO && cached.failed === 0,
      })
    }
    // One visitor's page is never kept: it shows what a render costs.
    const rendered = await measure({ url: `${product.url}/contato?erro=x`, headers: BROWSER }, seconds)
    table.add({
      what: 'contact page, rendered',
      measured: `${Math.round(rendered.perSecond)}/s`,
      goal: 'reported',
      peer: `p99 ${rendered.p99Ms} ms`,
      met: rendered.failed === 0 ? null : false,
    })
  } finally {
    await bare.stop()
  }
  for (const [what, path] of Object.entries(KEPT_CALLS)) {
    const called = await measure({ url: product.url + path }, seconds)
    table.add({
      what,
      measured: `${Math.round(called.perSecond)}/s`,
      goal: `≥ ${LEAST_CALLS_PER_SECOND}/s`,
      peer: `p99 ${called.p99Ms} ms`,
      met: called.perSecond >= LEAST_CALLS_PER_SECOND && called.failed === 0,
    })
  }
  const stock = await measure({ url: product.url + STOCK }, seconds)
  table.add({
    what: 'GET /store/…/variants, the stock of one product',
    measured: `${Math.round(stock.perSecond)}/s`,
    goal: 'reported',
    peer: `p99 ${stock.p99Ms} ms`,
    met: stock.failed === 0 ? null : false,
  })
}

/** The bytes as they travel: fetch would unpack them. */
function rawBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
