import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiskFileStore } from './file-store.ts'

async function aStore() {
  const parent = await mkdtemp(join(tmpdir(), 'domine-store-'))
  const root = join(parent, 'files')
  return {
    parent,
    root,
    store: createDiskFileStore(root),
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }),
  }
}
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (found: Uint8Array | null) => found && new TextDecoder().decode(found)

test('a file is there from the moment it was put until it is deleted', async () => {
  await using made = await aStore()
  const { store } = made
  expect(await store.get('materials/a.pdf')).toBeNull()
  expect(await store.has('materials/a.pdf')).toBe(false)
  await store.put('materials/a.pdf', bytes('one'))
  expect(text(await store.get('materials/a.pdf'))).toBe('one')
  expect(await store.has('materials/a.pdf')).toBe(true)
  await store.delete('materials/a.pdf')
  expect(await store.has('materials/a.pdf')).toBe(false)
  await store.delete('materials/a.pdf')
})

test('putting again replaces the file and leaves nothing half-written behind', async () => {
  await using made = await aStore()
  await Promise.all(['one', 'two', 'three'].map((content) => made.store.put('a.pdf', bytes(content))))
  expect(['one', 'two', 'three']).toContain(text(await made.store.get('a.pdf')))
  expect(await readdir(made.root)).toEqual(['.parts', 'a.pdf'])
  expect(await readdir(join(made.root, '.parts'))).toEqual([])
})

test('the list names the keys under a prefix, sorted, and no file that is being written', async () => {
  await using made = await aStore()
  expect(await made.store.list()).toEqual([])
  for (const key of ['b/2.pdf', 'a/1.pdf', 'b/1.pdf']) await made.store.put(key, bytes(key))
  await writeFile(join(made.root, '.parts', '.part-x'), 'half')
  expect(await made.store.list()).toEqual(['a/1.pdf', 'b/1.pdf', 'b/2.pdf'])
  expect(await made.store.list('b/')).toEqual(['b/1.pdf', 'b/2.pdf'])
})

test('what a writer that died has left is swept away after an hour, not before', async () => {
  await using made = await aStore()
  await made.store.sweep(new Date())
  await made.store.put('a.pdf', bytes('whole'))
  const part = join(made.root, '.parts', '.part-x')
  await writeFile(part, 'half')
  const writtenAtMs = (await stat(part)).mtimeMs
  await made.store.sweep(new Date(writtenAtMs + 3600_000))
  expect(await readdir(join(made.root, '.parts'))).toEqual(['.part-x'])
  await made.store.sweep(new Date(writtenAtMs + 3600_001))
  expect(await readdir(join(made.root, '.parts'))).toEqual([])
  expect(await made.store.list()).toEqual(['a.pdf'])
})

test('a folder is not a file', async () => {
  await using made = await aStore()
  await made.store.put('a/1.pdf', bytes('x'))
  expect(await made.store.has('a')).toBe(false)
  expect(await made.store.get('a/1.pdf/deeper')).toBeNull()
})

test.each([
  '',
  '/etc/passwd',
  '../secret',
  'a/../../secret',
  'a//b',
  'a/',
  './a',
  'a\\b',
  '.part-x',
  'a/.hidden',
  'a\u0000b',
  'ã',
  'x'.repeat(301),
])('the key %j is refused', async (key) => {
  await using made = await aStore()
  await expect(async () => made.store.put(key, bytes('x'))).rejects.toThrow('not a key')
  await expect(async () => made.store.get(key)).rejects.toThrow('not a key')
})
