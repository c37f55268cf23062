/** No file of the screens needs itself: circles of imports that carry values are refused, those of types alone are not. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../src/web')
const IMPORT =
  /(?:^|\n)(?:import|export)\s+(type\s)?([^'\n;]*?(?:\{[^}]*\})?[^'\n;]*?)from\s+'([^']+)'|import\('([^']+)'\)/g

/** The pages of the Match become nested routes; their circle goes with that. */
const NOT_YET = 'features/writing/peer-review/'

type Graph = ReadonlyMap<string, readonly string[]>

/** What a file imports of src/web by value, at once or later, as paths below src/web. */
function importsOf(file: string, source: string): string[] {
  const found: string[] = []
  for (const [, isType, names = '', path, later] of source.matchAll(IMPORT)) {
    const members = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]?.split(',') ?? []
    const areTypes = members.length > 0 && members.every((one) => /^\s*(type\s.*)?$/.test(one))
    if (isType || areTypes) continue
    const wanted = path ?? later ?? ''
    if (wanted.startsWith('#web/')) found.push(wanted.slice('#web/'.length))
    if (wanted.startsWith('.')) found.push(normalize(join(dirname(file), wanted)))
  }
  return found
}

/** The files from one of a circle back to it; null without a circle. */
function circleIn(graph: Graph): readonly string[] | null {
  const done = new Set<string>()
  const way: string[] = []
  function visit(file: string): readonly string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    way.push(file)
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next)
      if (circle) return circle
    }
    way.pop()
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const circle = visit(file)
    if (circle) return circle
  }
  return null
}

test('no circle of values goes through the files of src/web', async () => {
  const graph = new Map<string, readonly string[]>()
  for (const name of await readdir(WEB, { recursive: true })) {
    if (!/\.tsx?$/.test(name) || name.includes('.test.') || name.startsWith(NOT_YET)) continue
    graph.set(name, importsOf(name, await readFile(join(WEB, name), 'utf8')))
  }
  expect(graph.size).toBeGreaterThan(400)
  expect(circleIn(graph)).toBeNull()
})

test('a circle is found, also through an import that comes later; one of types is none', () => {
  const graphOf = (sources: Record<string, string>) =>
    new Map(Object.entries(sources).map(([file, source]) => [file, importsOf(file, source)]))
  const back = "import { a } from './a.ts'\n"
  expect(circleIn(graphOf({ 'x/a.ts': "import { b } from '#web/x/b.ts'\n", 'x/b.ts': back }))).toHaveLength(3)
  expect(circleIn(graphOf({ 'x/a.ts': "void import('./b.ts')\n", 'x/b.ts': back }))).toHaveLength(3)
  expect(circleIn(graphOf({ 'x/a.ts': "import type { B } from './b.ts'\n", 'x/b.ts': back }))).toBeNull()
  expect(circleIn(graphOf({ 'x/a.ts': "import { type B } from './b.ts'\n", 'x/b.ts': back }))).toBeNull()
})
