/**
 * The borders bite: a planted violation of each is refused by the compiler or by the linter. Planted in a copy of the
 * configuration, so that nobody's working tree is touched.
 */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const FEATURE_AREAS = (await readdir(join(ROOT, 'src/web/features'))).sort()

async function plant(file: string, source: string) {
  const dir = await mkdtemp(join(tmpdir(), 'domine-borders-'))
  const biome = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8'))
  await writeFile(
    join(dir, 'biome.json'),
    JSON.stringify({ ...biome, vcs: { enabled: false }, $schema: undefined }),
  )
  for (const name of await readdir(ROOT)) {
    if (name.startsWith('tsconfig')) await cp(join(ROOT, name), join(dir, name))
  }
  await mkdir(dirname(join(dir, file)), { recursive: true })
  await writeFile(join(dir, file), source)
  const run = (program: string, args: string[]) => {
    const { stdout, stderr, status } = spawnSync(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: dir,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }
  return { run, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) }
}

test.each([
  ['src/domain/x.ts', "import { a } from '#server/context.ts'\nexport const b = a\n", 'pure rules'],
  ['src/domain/x.ts', "import { a } from '#content/account/badges.ts'\nexport const b = a\n", 'pure rules'],
  [
    'src/domain/x.ts',
    "import { readFileSync } from 'node:fs'\nexport const b = readFileSync\n",
    'does no I/O',
  ],
  ['src/domain/x.ts', "import { useState } from 'react'\nexport const b = useState\n", 'knows no screens'],
  ['src/content/x.ts', "import { a } from '#texts/shared/common.ts'\nexport const b = a\n", 'is data'],
  [
    'src/corrector/x.ts',
    "import { a } from '#texts/writing/corrector.ts'\nexport const b = a\n",
    'reads an essay and nothing else',
  ],
  [
    'src/corrector/x.ts',
    "import { readFileSync } from 'node:fs'\nexport const b = readFileSync\n",
    'does no I/O',
  ],
  ['src/texts/x.ts', "import { a } from '#content/account/badges.ts'\nexport const b = a\n", 'are sentences'],
  ['src/server/x.ts', "import { a } from '#web/root.tsx'\nexport const b = a\n", 'does not know the screens'],
  ['src/web/ui/x.tsx', "import { a } from '#domain/shop/cart.ts'\nexport const b = a\n", 'is the kit'],
  ['src/web/ui/x.tsx', "import { a } from '#web/features/cart/x.tsx'\nexport const b = a\n", 'is the kit'],
  [
    'src/web/features/shop/cart/x.ts',
    "import { a } from '#server/context.ts'\nexport const b = a\n",
    'does not import server code',
  ],
  [
    'src/web/routes/x.tsx',
    "import { a } from '#server/context.ts'\nexport const b = a\n",
    'through pageServices',
  ],
  [
    'src/web/shared/x.ts',
    "import { a } from '#web/features/shop/cart/use-cart.ts'\nexport const b = a\n",
    'knows none of them',
  ],
  [
    'src/web/hooks/x.ts',
    "import { a } from '#web/features/shop/cart/use-cart.ts'\nexport const b = a\n",
    'knows none of them',
  ],
  ['src/domain/x.ts', 'export default 1\n', 'noDefaultExport'],
  ['src/domain/x.ts', 'export enum A {\n  B = 1,\n}\n', 'noEnum'],
])('the linter refuses %s with %j', async (file, source, reason) => {
  await using planted = await plant(file, source)
  const { status, output } = planted.run('biome', ['lint', file])
  expect(output).toContain(reason)
  expect(status).not.toBe(0)
})

test.each(FEATURE_AREAS)('the linter refuses whatever src/web/features/%s may not import', async (area) => {
  const refused = [
    ...FEATURE_AREAS.filter((other) => other !== area).map((other) => `#web/features/${other}/part/y.ts`),
    '#web/routes/home.tsx',
    '#server/context.ts',
  ]
  const imports = (paths: readonly string[]) =>
    paths.map((path, index) => `export { a as a${index} } from '${path}'\n`).join('')
  await using planted = await plant(`src/web/features/${area}/part/x.ts`, imports(refused))
  const { output } = planted.run('biome', ['lint', '--max-diagnostics=50', 'src'])
  expect(output.match(/noRestrictedImports/g)).toHaveLength(refused.length)

  const allowed = ['#web/shared/x.ts', '#web/ui/x.ts', '#web/hooks/x.ts', '#web/browser/x.ts', './y.ts']
  await using honest = await plant(
    `src/web/features/${area}/part/x.ts`,
    imports([...allowed, `#web/features/${area}/other/y.ts`]),
  )
  expect(honest.run('biome', ['lint', 'src']).output).not.toContain('noRestrictedImports')
})

test('the linter lets an honest module pass, so the refusals above are not of everything', async () => {
  await using planted = await plant(
    'src/domain/x.ts',
    "import { ok } from './result.ts'\n\nexport const b = ok(1)\n",
  )
  expect(planted.run('biome', ['lint', 'src/domain/x.ts']).status).toBe(0)
})

test.each([
  "export const a = fetch('https://example.com')\n",
  'export const a = process.env\n',
  "export const a = localStorage.getItem('x')\n",
  'export const a = setTimeout(() => {}, 1)\n',
  "import { readFileSync } from 'node:fs'\n\nexport const a = readFileSync\n",
])('the compiler knows no world outside in domain/: %j', async (source) => {
  await using planted = await plant('src/domain/x.ts', source)
  const { status, output } = planted.run('tsc', ['-p', 'tsconfig.domain.json'])
  expect(output).toMatch(/error TS(2304|2307|2580|2584|2591)/)
  expect(status).not.toBe(0)
})

test('domain/, content/ and corrector/ read neither the clock nor chance', async () => {
  for (const folder of ['domain', 'content', 'corrector']) {
    for (const name of await readdir(join(ROOT, 'src', folder), { recursive: true })) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      const source = await readFile(join(ROOT, 'src', folder, name), 'utf8')
      expect(source, `${folder}/${name}`).not.toMatch(/Date\.now|Math\.random|new Date\(\)/)
    }
  }
})

/** What asks this machine itself for the time: nothing that another process made is judged by it. */
const OWN_TIME: Readonly<Record<string, string>> = {
  'create-context.ts': 'where nobody gives a clock: scripts and tests',
  'identity/keys.ts': 'the same',
  'platform/http/rate-limit.ts': 'the same',
  'shop/catalogue/sale-boundaries.ts': 'the same',
  'platform/db/database-clock.ts': 'until the database has told its time',
  'platform/telemetry/metrics.ts': 'told, and compared by who reads it',
  'platform/backup/restore-marker.ts': 'written for people',
  'pages/render-gate.ts': 'how long its own visitors wait',
  'pages/page-cache.ts': 'where nobody gives a clock: tests',
  'writing/external-review/reviewer.ts': 'a date in the answer of another service',
}

test('the server takes the time from its context, which all processes share', async () => {
  const found: string[] = []
  for (const name of await readdir(join(ROOT, 'src/server'), { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    const source = await readFile(join(ROOT, 'src/server', name), 'utf8')
    if (/Date\.now|new Date\(\)/.test(source)) found.push(name.replaceAll('\\', '/'))
  }
  expect(found.sort()).toEqual(Object.keys(OWN_TIME).sort())
})

test('what pages load makes no formatter before it is asked for one, and none for numbers', async () => {
  for (const folder of ['domain', 'texts', 'web']) {
    for (const name of await readdir(join(ROOT, 'src', folder), { recursive: true })) {
      if (!/\.tsx?$/.test(name) || name.includes('.test.')) continue
      const source = await readFile(join(ROOT, 'src', folder, name), 'utf8')
      expect(source, `${folder}/${name}`).not.toMatch(
        /^(export )?const \w+ = new Intl\.|NumberFormat|toLocaleString/m,
      )
    }
  }
})

test('every file of domain/, content/ and server/ opens with what question it answers', async () => {
  for (const folder of ['domain', 'content', 'server']) {
    for (const name of await readdir(join(ROOT, 'src', folder), { recursive: true })) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      const source = await readFile(join(ROOT, 'src', folder, name), 'utf8')
      expect(source.startsWith('/**'), `${folder}/${name}`).toBe(true)
    }
  }
})

test('the server finds the project’s files in one place: what is bundled stands elsewhere than its sources', async () => {
  for (const path of await readdir(join(ROOT, 'src/server'), { recursive: true })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path === 'platform/project-files.ts') continue
    const source = await readFile(join(ROOT, 'src/server', path), 'utf8')
    // Packages are found from anywhere below the project's folder.
    const aside = source.replace(/createRequire\(import\.meta\.url\)|import\.meta\.resolve\('[a-z@]/g, '')
    expect(aside, path).not.toContain('import.meta')
  }
})

test('the environment is read in the files that are started, and nowhere else', async () => {
  for (const name of await readdir(join(ROOT, 'src'), { recursive: true })) {
    if (
      !/\.tsx?$/.test(name) ||
      ['server/main.ts', 'server/start.ts'].includes(name) ||
      name.includes('.test.')
    )
      continue
    const source = await readFile(join(ROOT, 'src', name), 'utf8')
    expect(source, name).not.toMatch(/process\.env/)
  }
})

test('only the calls that show a second factor, sign out or say whose a session is let one through that owes it', async () => {
  const callers: string[] = []
  for (const path of await readdir(join(ROOT, 'src/server'), { recursive: true })) {
    if (!path.endsWith('.ts')) continue
    const source = await readFile(join(ROOT, 'src/server', path), 'utf8')
    if (/\bfindPendingSession\(/.test(source)) callers.push(path)
  }
  expect(callers.sort()).toEqual([
    'account/routes.ts',
    'account/second-factor/routes.ts',
    'identity/authenticate.ts',
  ])
})
