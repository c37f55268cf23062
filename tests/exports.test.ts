/** What a file exports is used by another file of the product, or by a test that says so by importing it. */
import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['src', 'scripts', 'tests', 'bench', 'capacity', 'soak', 'browsers']
/** The router asks for these by their names. */
const ROUTER = /^src\/web\/(?:routes\/|root\.tsx|routes\.ts|entry\.)/
/** Types are not counted: naming a shape that an exported function takes or gives costs nothing and reads better. */
const VALUE = /^export (?:async )?(?:function\*?|const|let|class|abstract class) (\w+)/gm

/** Every value that no other file names beside the file's own name, as `path name`. */
function needlessExports(sources: ReadonlyMap<string, string>, within: (path: string) => boolean): string[] {
  const words = new Map([...sources].map(([path, text]) => [path, new Set(text.match(/[\w$]+/g))]))
  /** By a file's path: the files that name it, by an import or in a string. */
  const naming = new Map<string, string[]>()
  for (const [path, text] of sources) {
    for (const name of new Set(text.match(/[\w$./#-]+\.(?:tsx?|mjs)\b/g))) {
      const named = namedPath(path, name)
      naming.set(named, [...(naming.get(named) ?? []), path])
    }
  }
  const needless: string[] = []
  for (const [path, text] of sources) {
    if (!within(path)) continue
    const users = (naming.get(path) ?? []).filter((other) => other !== path)
    for (const [, name = ''] of text.matchAll(VALUE)) {
      if (!users.some((other) => words.get(other)?.has(name))) needless.push(`${path} ${name}`)
    }
  }
  return needless
}

/** The path from the repository's root that a file means by `name`: an alias, a relative path or a path from the root. */
function namedPath(from: string, name: string): string {
  if (name.startsWith('#tests/')) return name.slice(1)
  if (name.startsWith('#')) return `src/${name.slice(1)}`
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name
}

async function readSources(): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for (const folder of FOLDERS) {
    for (const name of await readdir(join(ROOT, folder), { recursive: true })) {
      if (!/\.(?:tsx?|mjs)$/.test(name) || name.includes('node_modules')) continue
      sources.set(`${folder}/${name}`, await readFile(join(ROOT, folder, name), 'utf8'))
    }
  }
  return sources
}

test('every value that src exports is imported somewhere', async () => {
  const isChecked = (path: string) => path.startsWith('src/') && !/\.test\./.test(path) && !ROUTER.test(path)
  expect(needlessExports(await readSources(), isChecked)).toEqual([])
})

test('an export that only its own file uses is found, one that another file imports is not', () => {
  const sources = new Map([
    ['src/a.ts', 'export const used = 1\nexport function lonely() {}\n'],
    ['src/b.ts', "import { used } from './a.ts'\nconst lonelyToo = used\n"],
    ['src/c/d.ts', "import { aliased } from '#c/e.ts'\n"],
    ['src/c/e.ts', 'export const aliased = 1\n'],
  ])
  expect(needlessExports(sources, () => true)).toEqual(['src/a.ts lonely'])
})

test('a file of the same name in another folder does not count as the one that is imported', () => {
  const sources = new Map([
    ['src/a/service.ts', 'export const SIZE = 1\n'],
    ['src/b/service.ts', 'const SIZE = 2\n'],
    ['src/b/routes.ts', "import { list } from './service.ts'\nconst SIZE = list\n"],
  ])
  expect(needlessExports(sources, () => true)).toEqual(['src/a/service.ts SIZE'])
})
