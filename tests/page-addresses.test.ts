/**
 * The address of a page is written by `href()` of the router, whose types know every route and its parameters: one
 * written by hand goes on compiling when its route is renamed or gone.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'

const SRC = join(import.meta.dirname, '../src')
/** What stands between quotation marks and begins with a slash, and what stands before it. */
const QUOTED = /(.{0,12})(?:'(\/[^'\n]*)'|"(\/[^"\n]*)"|`(\/[^`]*)`)/g
/** A single slash is also a letter between others; here it is the home page. */
const LEADS_HOME = /(?:(?:to|href|action|path|page)[=:]\s*\{?|(?:navigate|replace|URL)\()$/

/** Tables whose keys are addresses: by the service worker's list, and what each route reads of its query; each has its test. */
const TABLES = ['texts/site/offline.ts', 'web/page-queries.ts']

const PATTERNS = patternsOf(routes).filter((pattern) => !pattern.endsWith('*'))

function patternsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const pattern = path === undefined ? above : `${above}/${path}`
    return [pattern || '/', ...patternsOf(children, pattern)]
  })
}

function writtenByHand(source: string): string[] {
  return [...source.matchAll(QUOTED)].flatMap(([, before = '', ...quoted]) => {
    const address = quoted.find((one) => one !== undefined) ?? ''
    if (/href\($/.test(before) || (address === '/' && !LEADS_HOME.test(before))) return []
    const path = address.replaceAll(/\$\{[^}]*\}/g, 'x').split(/[?#]/)[0]!
    return PATTERNS.some((pattern) => matchPath(pattern, path)) ? [address] : []
  })
}

test.each([
  ['<Link to="/perfil">', ['/perfil']],
  ["navigate('/')", ['/']],
  ["{ to: '/store', label }", ['/store']],
  ['to={`/product/$' + '{id}`}', ['/product/$' + '{id}']],
  ['to={`/corretor-de-redacao?tema=x`}', ['/corretor-de-redacao?tema=x']],
  ["href('/painel/pedidos/:number', { number })", []],
  ["path.split('/')", []],
  ["fetch('/api/contact-messages')", []],
])('in %s the test finds %j', (source, found) => {
  expect(writtenByHand(source)).toEqual(found)
})

test.each(['web', 'texts'])('src/%s writes no address of a page by hand', async (folder) => {
  const found: string[] = []
  for (const name of await readdir(join(SRC, folder), { recursive: true })) {
    if (!/\.tsx?$/.test(name) || name.includes('.test.') || TABLES.includes(`${folder}/${name}`)) continue
    const source = await readFile(join(SRC, folder, name), 'utf8')
    found.push(...writtenByHand(source).map((address) => `${folder}/${name}: ${address}`))
  }
  expect(found).toEqual([])
})
