/** Every setting that the process reads stands in .env.example, and the operator's documents set none that nobody reads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { envSchema, readEnv } from '#server/platform/config/env.ts'

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

test('.env.example gives each setting once, below words that explain it, and no other', () => {
  const given = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((found) => found[1] ?? '')
  expect([...given].sort()).toEqual([...KNOWN].sort())
  const unexplained = example
    .split(/\n\n+/)
    .filter((paragraph) => !/^#/.test(paragraph))
    .map((paragraph) => paragraph.split('\n')[0])
  expect(unexplained).toEqual([])
})

test('what .env.example gives may stand as it is', () => {
  const pairs = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(readEnv(Object.fromEntries(pairs))).toMatchObject({ ok: true })
})

test('operations.md names each setting', () => {
  const text = read('docs/operations.md')
  expect(KNOWN.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

test.each(DOCUMENTS)('%s sets nothing that the process does not read', (path) => {
  const set = [...read(path).matchAll(/^#? ?([A-Z][A-Z0-9_]{3,})=/gm)].map((found) => found[1] ?? '')
  expect(set.filter((name) => !KNOWN.includes(name))).toEqual([])
})
