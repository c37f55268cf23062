/** docs/spec-map.md tells the truth: every heading of docs/product.md once, and every file that it names exists. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const MAP = readFileSync(join(ROOT, 'docs/spec-map.md'), 'utf8')
const ROWS = MAP.split('\n').filter((line) => line.startsWith('| §'))

/** "§1 What the product does …", "§2 Chat (/chat)": sections, and below them their subheadings. */
function headingsOf(document: string): string[] {
  let section = ''
  return [...document.matchAll(/^(##|###) (?:(\d+)\. )?(.+)$/gm)].map(([, , number, title]) => {
    section = number ?? section
    return `§${section} ${title}`
  })
}

const HEADINGS = headingsOf(readFileSync(join(ROOT, 'docs/product.md'), 'utf8'))
/** Sections that are nothing but their subheadings have no row of their own. */
const DIVIDED = ['§7 The calls it makes', '§10 What was added']

test('the map has one row for each heading of docs/product.md, in its order', () => {
  expect(HEADINGS.length).toBeGreaterThan(40)
  expect(ROWS.map((row) => row.split(' | ')[0]!.slice(2))).toEqual(
    HEADINGS.filter((heading) => !DIVIDED.includes(heading)),
  )
})

test('every file and folder that the map names exists', () => {
  const named = [...MAP.matchAll(/`([^`]+)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('no row is empty: it names files or says "not yet"', () => {
  for (const row of ROWS) {
    const [, , built, shown] = row.split('|').map((cell) => cell.trim())
    expect(built, row).toMatch(/`|not yet/)
    expect(shown, row).toMatch(/`|not yet/)
  }
})
