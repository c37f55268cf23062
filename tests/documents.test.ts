/** What the documents for a newcomer name is there: files, folders, commands, addresses, and every part of the server. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFile(join(ROOT, path), 'utf8')

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/how-to.md',
  'docs/performance.md',
  'docs/corrector.md',
  'docs/security.md',
  'docs/operations.md',
  'docs/opening-day.md',
  'docs/operations/backup.md',
  'docs/operations/secrets.md',
  'docs/scale.md',
  'docs/soak.md',
  'docs/testing.md',
]
/** A path of the repository from its root: `src/…`, `docs/…`; a name with a hole in it ({name}, …, *) is a pattern. */
const PATH = /`((?:src|docs|tests|bench|capacity|browsers|scripts|migrations|materials|deploy)\/[^`\s]*)`/g
const LINK = /\]\(((?!https?:)[^)#]+)\)/g

test.each(DOCUMENTS)('every file and folder that %s names is there', async (name) => {
  const text = await read(name)
  const paths = [...text.matchAll(PATH)].map(([, path]) => path!).filter((path) => !/[{*…]/.test(path))
  const links = [...text.matchAll(LINK)].map(([, path]) => join(name, '..', path!))
  expect([...paths, ...links].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test.each(DOCUMENTS)('every command that %s names is one', async (name) => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const named = [...(await read(name)).matchAll(/npm run ([\w:-]+)/g)].map(([, command]) => command!)
  expect(named.filter((command) => !Object.hasOwn(scripts, command))).toEqual([])
})

test('the picture of the architecture names folders and addresses that are there', async () => {
  const picture = /```\n browser[\s\S]*?```/.exec(await read('docs/architecture.md'))?.[0] ?? ''
  const folders = [...picture.matchAll(/src\/[\w/-]+(?:\.ts)?/g)].map(([path]) => path)
  expect(folders.length).toBeGreaterThan(8)
  expect(folders.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])

  const sources = await Promise.all(
    [
      'app.ts',
      'platform/http/health-routes.ts',
      'platform/telemetry/metrics-routes.ts',
      'platform/realtime/realtime-server.ts',
    ].map((file) => read(`src/server/${file}`)),
  )
  const addresses = [...picture.matchAll(/ (\/[a-z][\w/-]*)/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(8)
  expect(addresses.filter((address) => !sources.some((source) => source.includes(`'${address}`)))).toEqual([])
})

test.each(['domain', 'texts', 'content', 'server', 'web/features'])(
  'src/%s is cut by the nouns of architecture.md',
  async (layer) => {
    const text = await read('docs/architecture.md')
    const nouns = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, noun]) => noun!)
    expect(nouns.length).toBeGreaterThan(5)
    const besides: Record<string, string[]> = {
      domain: ['shared'],
      texts: ['shared'],
      server: ['identity', 'openapi', 'pages', 'platform', 'seed'],
    }
    const entries = await readdir(join(ROOT, 'src', layer), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(folders.filter((name) => ![...nouns, ...(besides[layer] ?? [])].includes(name))).toEqual([])
    if (layer !== 'server') expect(entries.filter((entry) => !entry.isDirectory())).toEqual([])
  },
)
