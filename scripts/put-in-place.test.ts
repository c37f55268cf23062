import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownFiles, putInPlace } from './put-in-place.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'put-in-place-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = () => join(folder, 'client')

function build(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'made', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  putInPlace(join(folder, 'made'), place())
}

/** What is read there; null where nothing is. */
function read(name: string): string | null {
  const file = join(place(), name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

test('what is built for the first time is in place, and what it was made in is gone', () => {
  build({ 'index.js': 'one', 'assets/a-1.js': 'a' })
  expect([read('index.js'), read('assets/a-1.js')]).toEqual(['one', 'a'])
  expect(existsSync(join(folder, 'made'))).toBe(false)
})

test('hashed files of the build before stay, those of the one before that go', () => {
  build({ 'index.js': 'one', 'assets/a-1.js': 'a' })
  build({ 'index.js': 'two', 'assets/a-2.js': 'b' })
  expect([read('index.js'), read('assets/a-1.js'), read('assets/a-2.js')]).toEqual(['two', 'a', 'b'])
  expect(ownFiles(place()).toSorted()).toEqual(['assets/a-2.js', 'index.js'])
  build({ 'index.js': 'three', 'assets/a-3.js': 'c' })
  expect([read('assets/a-1.js'), read('assets/a-2.js'), read('assets/a-3.js')]).toEqual([null, 'b', 'c'])
})

test('hashed files come before what names them', () => {
  build({ 'about.html': 'names a-1', 'assets/a-1.js': 'a', 'index.js': 'names a-1' })
  expect(ownFiles(place())[0]).toBe('assets/a-1.js')
})

test('a file that is the same in each build stays', () => {
  for (const index of ['one', 'two', 'three']) build({ 'index.js': index, 'assets/same-1.js': 'a' })
  expect(read('assets/same-1.js')).toBe('a')
})

test('a file without a hash goes with its build', () => {
  build({ 'index.js': 'one', 'images/old.webp': 'old' })
  build({ 'index.js': 'two' })
  expect(read('images/old.webp')).toBeNull()
})

test('of a folder that an earlier version built the hashed files stay for one build', () => {
  mkdirSync(join(place(), 'assets'), { recursive: true })
  writeFileSync(join(place(), 'assets/a-0.js'), 'old')
  build({ 'index.js': 'one' })
  expect(read('assets/a-0.js')).toBe('old')
  build({ 'index.js': 'two' })
  expect(read('assets/a-0.js')).toBeNull()
})
