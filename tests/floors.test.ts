/**
 * The floors of the server hold: nobody imports what stands above, and no file of src imports itself by way of others
 * (docs/architecture.md, "Who may import whom"). Imports are read from the text, one level below each alias.
 */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** From the ground up; `root` is what puts the parts together: the files of src/server itself and these folders. */
const FLOORS = [
  'platform',
  'identity',
  'console',
  'site',
  'account',
  'shop',
  'study',
  'community',
  'writing',
  'root',
]
const ROOT_FOLDERS = ['openapi', 'pages', 'seed']
/** The one thing above that the product names, and as a type only: what it is given. */
const CONTEXT = 'src/server/context.ts'

type Import = { readonly to: string; readonly isType: boolean }
type Sources = ReadonlyMap<string, string>

const IMPORT =
  /^(?:import|export)\s+(type\s)?([^'"\n;]*?(?:\{[^}]*\})?[^'"\n;]*?)\s*from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm

test('no file of the server imports what stands above it', async () => {
  expect(upwardImports(await readSources())).toEqual([])
})

test('no file of src imports itself by way of others, by what it loads later neither', async () => {
  expect(circlesIn(valueImports(await readSources(), ({ isType }) => !isType))).toEqual([])
})

test('no part of the server imports itself by way of others', async () => {
  const graph = valueImports(await readSources(), ({ isType }) => !isType)
  expect(circlesIn(folded(graph, partOf))).toEqual([])
})

test.each([
  ['platform/x.ts', "import { a } from '#server/identity/x.ts'"],
  ['platform/x.ts', "import type { A } from '#server/context.ts'"],
  ['identity/x.ts', "import type { A } from '../account/x.ts'"],
  ['identity/x.ts', "import type { AppContext } from '../context.ts'"],
  ['account/x.ts', "import { a, type B } from '#server/shop/x.ts'"],
  ['account/x.ts', "export { a } from '#server/community/x.ts'"],
  ['site/x.ts', "const a = await import('#server/writing/x.ts')"],
  ['shop/x.ts', "import {\n  a,\n  b,\n} from '#server/app.ts'"],
  ['shop/x.ts', "import { a } from '../context.ts'"],
])('of %s the import %j is refused', (file, source) => {
  expect(upwardImports(planted([file, source]))).toHaveLength(1)
})

test.each([
  ['account/x.ts', "import type { AppContext } from '#server/context.ts'"],
  ['account/x.ts', "import { a } from '#server/identity/x.ts'"],
  ['app.ts', "import { a } from './pages/x.ts'"],
  ['pages/x.ts', "import { a } from '../app.ts'"],
])('of %s the import %j is none of these', (file, source) => {
  expect(upwardImports(planted([file, source]))).toEqual([])
})

test('a circle is found by value, and not by type', () => {
  const there = ['shop/x.ts', "import { a } from '#server/shop/orders/x.ts'"] as const
  const back = (kind: string) => ['shop/orders/x.ts', `import ${kind}{ b } from '../x.ts'`] as const
  const circles = (sources: Sources) => circlesIn(valueImports(sources, ({ isType }) => !isType))
  expect(circles(planted(there, back('')))).toEqual([['src/server/shop/orders/x.ts', 'src/server/shop/x.ts']])
  expect(circles(planted(there, back('type ')))).toEqual([])
})

/** A server of these files, and of an empty one for each that they name. */
function planted(...files: readonly (readonly [name: string, source: string])[]): Sources {
  const named = ['context', 'app', ...FLOORS.map((floor) => `${floor}/x`), 'shop/orders/x', 'pages/x']
  const empty = named.map((name) => [`src/server/${name}.ts`, ''] as const)
  return new Map([...empty, ...files.map(([name, source]) => [`src/server/${name}`, source] as const)])
}

async function readSources(): Promise<Sources> {
  const names = (await readdir(join(ROOT, 'src'), { recursive: true }))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `src/${name}`)
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(ROOT, name), 'utf8')] as [string, string]),
    ),
  )
}

function importsOf(file: string, sources: Sources): Import[] {
  return [...(sources.get(file) ?? '').matchAll(IMPORT)].flatMap(([, type, names, from, bare, late]) => {
    const to = fileOf(file, from ?? bare ?? late ?? '')
    if (!sources.has(to)) return []
    return [{ to, isType: type !== undefined || isOnlyTypes(names ?? '') }]
  })
}

function isOnlyTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  const each = listed?.split(',').filter((name) => name.trim() !== '') ?? []
  return each.length > 0 && each.every((name) => name.trim().startsWith('type '))
}

function fileOf(importer: string, specifier: string): string {
  const alias = /^#(\w+)\/(.*)$/.exec(specifier)
  if (alias) return alias[1] === 'tests' ? `tests/${alias[2]}` : `src/${alias[1]}/${alias[2]}`
  return specifier.startsWith('.') ? normalize(join(dirname(importer), specifier)) : ''
}

function upwardImports(sources: Sources): string[] {
  return [...sources.keys()].flatMap((file) => {
    const own = floorOf(file)
    if (own === null) return []
    const mayNameContext = FLOORS.indexOf(own) > FLOORS.indexOf('identity')
    return importsOf(file, sources)
      .filter(({ to, isType }) => {
        const floor = floorOf(to)
        if (floor === null || (to === CONTEXT && isType && mayNameContext)) return false
        return FLOORS.indexOf(floor) > FLOORS.indexOf(own)
      })
      .map(({ to }) => `${file} imports ${to}`)
  })
}

/** Null outside of the server. A folder that stands on no floor may import none, so that somebody says where it stands. */
function floorOf(file: string): string | null {
  const [, layer, noun, ...rest] = file.split('/')
  if (layer !== 'server' || noun === undefined) return null
  return rest.length === 0 || ROOT_FOLDERS.includes(noun) ? 'root' : noun
}

/** The folder below a noun, or the noun for its own files. */
function partOf(file: string): string | null {
  const floor = floorOf(file)
  const [, , noun, part, ...rest] = file.split('/')
  if (floor === null || floor === 'root') return floor
  return rest.length === 0 ? noun! : `${noun}/${part}`
}

function valueImports(sources: Sources, counts: (one: Import) => boolean): Map<string, Set<string>> {
  return new Map(
    [...sources.keys()].map((file) => {
      const wanted = importsOf(file, sources).filter(counts)
      return [file, new Set(wanted.map(({ to }) => to))]
    }),
  )
}

function folded(graph: Map<string, Set<string>>, nameOf: (file: string) => string | null) {
  const result = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const from = nameOf(file)
    if (from === null) continue
    const names = result.get(from) ?? new Set<string>()
    for (const target of targets) {
      const to = nameOf(target)
      if (to !== null && to !== from) names.add(to)
    }
    result.set(from, names)
  }
  return result
}

/** Of two that reach each other, both are in one circle. */
function circlesIn(graph: Map<string, Set<string>>): string[][] {
  const reached = new Map([...graph.keys()].map((start) => [start, reachableFrom(graph, start)]))
  const circles = new Map<string, string[]>()
  for (const [start, others] of reached) {
    if (!others.has(start)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(start)).sort()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

function reachableFrom(graph: Map<string, Set<string>>, start: string): Set<string> {
  const found = new Set<string>()
  const waiting = [...(graph.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(graph.get(next) ?? []))
  }
  return found
}
