/**
 * What is sent to the build of the image (.dockerignore, .containerignore): all that it is made of, and nothing private;
 * and which images it is built on and runs beside.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
const isSent = contextOf(read('.dockerignore'))

/** By Docker's rules: patterns from the root, the last one that fits decides, and a folder takes what is in it along. */
function contextOf(ignoreFile: string): (path: string) => boolean {
  const patterns = ignoreFile
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isException: line.startsWith('!'), fits: patternOf(line.replace(/^!/, '')) }))
  return (path) => {
    const parts = path.split('/')
    const withParents = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const last = patterns.findLast(({ fits }) => withParents.some((one) => fits.test(one)))
    return last === undefined || last.isException
  }
}

function patternOf(pattern: string): RegExp {
  const body = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\u0000', '(?:.*/)?')
  return new RegExp(`^${body}$`)
}

function listContext(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    // Their many files are asked for by name below.
    if (/^(?:node_modules|\.git|build|data|\.data)$/.test(path)) return []
    if (entry.isDirectory()) return listContext(path)
    return isSent(path) ? [path] : []
  })
}

test('both names say the same', () => {
  expect(read('.containerignore')).toBe(read('.dockerignore'))
})

test('the context is what the image is made of', () => {
  const sent = listContext()
  expect([...new Set(sent.map((path) => path.split('/')[0]))].sort()).toEqual([
    '.npmrc',
    'LICENSE',
    'NOTICE',
    'deploy',
    'materials',
    'migrations',
    'package-lock.json',
    'package.json',
    'public',
    'react-router.config.ts',
    'scripts',
    'src',
    'tsconfig.base.json',
    'tsconfig.domain.json',
    'tsconfig.json',
    'tsconfig.server.json',
    'tsconfig.web.json',
    'tsconfig.worker.json',
    'vite.config.ts',
  ])
  expect(sent.filter((path) => path.startsWith('deploy/'))).toEqual(['deploy/backup.sh'])
  expect(sent).toContain('src/server/main.ts')
  expect(sent).toContain('migrations/0001-create-accounts.sql')
})

test.each([
  'data/pg.password',
  'data/pg/PG_VERSION',
  'data/files/materials/a.pdf',
  'dados/pg.password',
  '.data/outbox/1.eml',
  '.env',
  '.env.production',
  'deploy/domine.env',
  'deploy/backups/domine-2026-11-22.tar',
  'backup.tar',
  'backup.tar.part',
  'src/backup.tar',
  'src/.env',
  'scripts/shop.env',
  'npm-debug.log',
  'public/x.log',
  'node_modules/pg/package.json',
  'src/node_modules/x.js',
  'build/server/index.js',
  '.git/config',
  '.react-router/types/a.ts',
  '.cache/corrector/words.bin',
  'tests/http/shop/cart.test.ts',
  'src/domain/shop/cart.test.ts',
  'docs/operations.md',
])('%s stays here', (path) => {
  expect(isSent(path)).toBe(false)
})

test('whatever the image copies from here is sent', () => {
  const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(
    (line) => line[1]?.split(' ') ?? [],
  )
  const kept = [...read('Containerfile').matchAll(/(?<!build)\/product\/([\w./-]+)/g)]
    .map((found) => found[1] ?? '')
    .filter((path) => !/^(?:node_modules|build)$/.test(path))
  expect(copied.filter((path) => path !== '.' && !isSent(path))).toEqual([])
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter((path) => !isSent(path))).toEqual([])
})

test.each([
  ['Containerfile', /^FROM (\S+)/gm],
  ['deploy/compose.yaml', /^\s+image: (\S+)/gm],
])('%s names each image of others by tag and digest', (file, pattern) => {
  const named = [...read(file).matchAll(pattern)].map((found) => found[1] ?? '')
  const others = named.filter((image) => image !== 'domine-a-redacao')
  expect(others.length).toBeGreaterThan(1)
  expect(others.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([])
})

test('the image has the Node of the lock file', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const versions = [...read('Containerfile').matchAll(/^FROM \S+\/node:([\d.]+)-/gm)].map((found) => found[1])
  expect(versions).toEqual([dependencies.node, dependencies.node])
})
