/** What the built pages load before they are usable (decision 0086): reads the build, as the page cache does. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { addImports, type RouteImports, type RouterManifest } from '#domain/site/route-imports.ts'
import { ownFiles } from '../../../scripts/put-in-place.ts'
import { readManifest } from '../../../scripts/split-manifest.ts'
import { KEPT_PATHS, OFFLINE_PATH } from '../../../src/worker/request-policy.ts'

const CLIENT = join(import.meta.dirname, '../../../build/client')
const ASSETS = join(CLIENT, 'assets')
/** Files of the newest build, with paths within `assets`. */
const assets = ownFiles(CLIENT)
  .filter((file) => file.startsWith('assets/'))
  .map((file) => file.slice('assets/'.length))

type Route = RouterManifest['routes'][string] & { id: string; parentId?: string }

/** Of the router's list of pages, which each page carries. */
const manifestName = assets.find((file) => /^manifest-\w+\.js$/.test(file)) ?? 'there is no manifest'

/** With the imports that lie beside it. */
async function readWholeManifest(): Promise<{
  entry: RouterManifest['entry']
  routes: Record<string, Route>
}> {
  const manifest = readManifest(await readFile(join(ASSETS, manifestName), 'utf8'))
  const beside = join(ASSETS, manifestName.replace('manifest-', 'route-imports-'))
  const imports = (await import(pathToFileURL(beside).href)) as RouteImports
  addImports(manifest, imports)
  return manifest as RouterManifest & { routes: Record<string, Route> }
}

test('no page waits for the schemas of the wire: they come beside the first answer that they check', async () => {
  const scripts = assets.filter((file) => /^[^/]+\.js$/.test(file))
  const withZod: string[] = []
  for (const script of scripts) {
    if ((await readFile(join(ASSETS, script), 'utf8')).includes('ZodError')) withZod.push(`/assets/${script}`)
  }
  expect(withZod).not.toEqual([])
  const { entry, routes } = await readWholeManifest()
  const late = Object.entries(routes)
    .filter(([, { module, imports }]) => [module, ...imports].some((file) => withZod.includes(file)))
    .map(([route]) => route)
  expect(late).toEqual([])
  expect([entry.module, ...entry.imports].filter((file) => withZod.includes(file))).toEqual([])
})

/**
 * Bytes by gzip that a page loads beside React and its router, which every page has. A page that needs more says why
 * here: it is opened to work in, and not on the way to somewhere.
 */
const MOST = 45 * 1024
const WORKSHOPS: Readonly<Record<string, number>> = {
  // The sheet to write on, theme, plan and clock, and all that keeps a text safe.
  'routes/corretor-de-redacao': 76_000,
  'routes/simulado.prova': 57_000,
  // A corrected sheet with its marks, the corrector's words and the way to the next version.
  'routes/redacao.$id': 65_500,
  'routes/simulado.resultado.$mes': 60_000,
  'routes/turmas.$id.tarefas.$task.$seat': 57_000,
  // Orders, materials and corrections of a person; what other tabs hold comes when one is opened.
  'routes/perfil': 64_500,
}

/** Whoever comes first sees this page: its goal is the tightest. */
const LANDING = 30 * 1024

test('a page of a student loads no more of ours than its budget', async () => {
  const { entry, routes } = await readWholeManifest()
  const sizes = new Map<string, number>()
  for (const file of new Set(
    [entry, ...Object.values(routes)].flatMap((one) => [one.module, ...one.imports]),
  ))
    sizes.set(file, gzipSync(await readFile(join(ASSETS, '..', file)), { level: 9 }).length)
  const manifestFile = `/assets/${manifestName}`
  sizes.set(manifestFile, gzipSync(await readFile(join(ASSETS, manifestName)), { level: 9 }).length)
  const frameworkFile = [...sizes.keys()].find((file) => file.includes('/framework-'))
  expect(frameworkFile).toBeDefined()
  const weightOf = (route: Route) => {
    const files = new Set([entry.module, ...entry.imports])
    for (let at: Route | undefined = route; at; at = routes[at.parentId ?? ''])
      for (const file of [at.module, ...at.imports]) files.add(file)
    files.delete(frameworkFile ?? '')
    files.add(manifestFile)
    return [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  }
  const pages = Object.values(routes).filter(({ id }) => id !== 'root' && !id.includes('painel'))
  expect(pages.length).toBeGreaterThan(50)
  const heavy = pages
    .map((route) => ({ id: route.id, bytes: weightOf(route) }))
    .filter(({ id, bytes }) => bytes > (id === 'routes/home' ? LANDING : (WORKSHOPS[id] ?? MOST)))
  expect(heavy).toEqual([])
  // A limit that a page has come under belongs to it no more.
  const spare = pages.filter((route) => route.id in WORKSHOPS && weightOf(route) <= MOST)
  expect(spare.map(({ id }) => id)).toEqual([])
})

/** What a script names of others, by its own text: from the start, and later. */
function namesIn(text: string): { early: string[]; late: string[] } {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')
  return {
    early: all(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    late: all(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
  }
}

async function readWorker(): Promise<{ text: string; packed: [path: string, bytes: number][] }> {
  const text = await readFile(join(CLIENT, 'sw.js'), 'utf8')
  // Its list as it stands there, in whatever quotes.
  const packed = [...text.matchAll(/\[["'`](\/assets\/[\w.-]+\.js)["'`],([\de]+)\]/g)]
  return { text, packed: packed.map(([, path, bytes]) => [path ?? '', Number(bytes)]) }
}

test('the worker has all that a kept page may name, and what any page of a student begins with', async () => {
  const { text: worker } = await readWorker()
  const { entry, routes } = await readWholeManifest()
  const tree = Object.values(routes)
  const pathOf = (id: string | undefined): string => {
    const { parentId, path = '' } = routes[id ?? ''] ?? ({} as { parentId?: string; path?: string })
    return parentId ? `${pathOf(parentId)}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1') : ''
  }
  const isKept = ({ id }: { id: string }) =>
    [...KEPT_PATHS, OFFLINE_PATH].some((path) => matchPath(pathOf(id) || '/', path) !== null)
  const filesOf = (one: object) =>
    Object.values(one)
      .flat()
      .filter((value): value is string => typeof value === 'string' && value.endsWith('.js'))
      .map((path) => path.replace('/assets/', ''))
  const open: { name: string; isWhole: boolean }[] = [
    ...filesOf(entry).map((name) => ({ name, isWhole: true })),
    ...tree
      .filter(({ id }) => !id.startsWith('routes/painel'))
      .flatMap((route) => filesOf(route).map((name) => ({ name, isWhole: isKept(route) }))),
  ]
  const seen = new Set<string>()
  const missing = new Set<string>()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { name, isWhole } = next
    if (seen.has(`${name} ${isWhole}`)) continue
    seen.add(`${name} ${isWhole}`)
    if (!worker.includes(`/assets/${name}`)) missing.add(name)
    const { early, late } = namesIn(await readFile(join(ASSETS, name), 'utf8'))
    for (const other of [...early, ...(isWhole ? late : [])]) open.push({ name: other, isWhole })
  }
  expect(seen.size).toBeGreaterThan(300)
  // The page's list of what each page imports is for those who have no worker.
  expect([...missing]).toEqual([])
})

test('the pack is the scripts that the worker names, one after the other, and of bearable size', async () => {
  const { text, packed } = await readWorker()
  const [, pack = ''] = /["'`]\/(assets\/pack-\w+\.bin)["'`]/.exec(text) ?? []
  expect(packed.length).toBeGreaterThan(300)
  const bytes = await readFile(join(CLIENT, pack))
  const scripts = await Promise.all(packed.map(([path]) => readFile(join(CLIENT, path))))
  expect(packed.map(([, length]) => length)).toEqual(scripts.map(({ length }) => length))
  expect(Buffer.concat(scripts).equals(bytes)).toBe(true)
  // What a browser fetches for later with its first visit (decision 0309).
  expect((await stat(join(CLIENT, `${pack}.br`))).size).toBeLessThan(640_000)
})

test('what a device fetches to correct by itself stays under two megabytes', async () => {
  const files = assets.filter((name) => name.startsWith('corrector/') && name.endsWith('.br'))
  expect(files.length).toBeGreaterThanOrEqual(2)
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(ASSETS, name))).size))
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(2_000_000)
})
