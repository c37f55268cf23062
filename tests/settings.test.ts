/** Every setting that the process reads is explained where operators look, and their documents set none that nobody reads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { envSchema } from '#server/platform/config/env.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const KNOWN = Object.keys(envSchema.shape)
const example = read('.env.example')
const DOCUMENTS = [
  'docs/operations.md',
  'docs/operations/install.md',
  'docs/operations/backup.md',
  'docs/operations/secrets.md',
  'deploy/domine.env.example',
]

// That it names what is read, and nothing else, is held by src/server/platform/config/config.test.ts.
test('.env.example explains what it gives', () => {
  const unexplained = example
    .split(/\n\n+/)
    .filter((paragraph) => !paragraph.startsWith('#'))
    .map((paragraph) => paragraph.split('\n')[0])
  expect(unexplained).toEqual([])
})

test('operations.md names each setting', () => {
  const text = read('docs/operations.md')
  expect(KNOWN.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test.each(DOCUMENTS)('%s sets nothing that the process does not read', (path) => {
  const set = [...read(path).matchAll(/^#? ?([A-Z][A-Z0-9_]{3,})=/gm)].map((found) => found[1] ?? '')
  expect(set.filter((name) => !KNOWN.includes(name))).toEqual([])
})
