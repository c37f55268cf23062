/**
 * Rows beside peers that have to be installed first (BENCH_PEERS=1): about a gigabyte from npm, once. Each is asked in
 * turn with ours, so that other work on the machine weighs on both.
 */
import pg from 'pg'
import { startProduct } from '../child.ts'
import { type Load, measure } from '../load.ts'
import { startPostgres } from '../postgres.ts'
import type { Table } from '../table.ts'
import { startMedusa } from './medusa.ts'
import { startNext } from './next.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const LEAST_OF_NEXT = 2
/** One visitor's page: all others are kept, whatever stands in their query. */
const MADE_ANEW = '/contato?erro=x'

/** @param dir a place of its own for the databases of ours and of Medusa */
export async function peerRows(table: Table, dir: string, seconds: number): Promise<void> {
  await using postgres = await startPostgres(dir)
  const admin = new pg.Client({ connectionString: postgres.addressOf() })
  await admin.connect()
  await admin.query('create database ours')
  await admin.query('create database medusa')
  await admin.end()
  const product = await startProduct(`${dir}/ours`, { DATABASE_URL: postgres.addressOf('ours') })
  try {
    const medusa = await startMedusa(postgres)
    try {
      const path = '/store/store_redacao/products?limit=12'
      const kept = { url: product.url + path }
      await compare('GET /store/…/products, from memory', kept, medusa.list, '≥ 1 of Medusa 2')
      // A list up to a moment of its own is not in the memory of the catalogue.
      let moment = Date.parse('2100-01-01')
      const nextPath = () => `${path}&to_date=${new Date(moment++).toISOString()}`
      await compare(
        'GET /store/…/products, from the database',
        { ...kept, nextPath },
        medusa.list,
        '≥ 1 of Medusa 2',
      )
    } finally {
      await medusa.server.stop()
    }
    await besideNext('contact page, rendered', MADE_ANEW, '/rendered')
    await besideNext('home, cached', '/', '/kept')
  } finally {
    await product.stop()
  }

  async function besideNext(what: string, path: string, theirPath: string): Promise<void> {
    const next = await startNext(await (await fetch(product.url + path)).text())
    try {
      await compare(
        `${what}, beside Next 16`,
        { url: product.url + path, headers: BROWSER },
        { url: next.url + theirPath, headers: BROWSER },
        `≥ ${LEAST_OF_NEXT} of Next 16`,
        LEAST_OF_NEXT,
      )
    } finally {
      await next.stop()
    }
  }

  async function compare(
    what: string,
    ours: Load,
    theirs: Load,
    goal: string,
    leastRatio = 1,
  ): Promise<void> {
    // A first answer may take a peer longer than the whole measurement.
    for (const { url, headers = {} } of [theirs, ours]) await (await fetch(url, { headers })).arrayBuffer()
    const peer = await measure(theirs, seconds)
    const own = await measure(ours, seconds)
    const ratio = own.perSecond / peer.perSecond
    table.add({
      what,
      measured: `${Math.round(own.perSecond)}/s`,
      goal,
      peer: `${Math.round(peer.perSecond)}/s, ratio ${ratio.toFixed(1)}`,
      // A peer that answered nothing is no peer.
      met: peer.perSecond > 0 && ratio >= leastRatio && own.failed === 0 && peer.failed === 0,
    })
  }
}
