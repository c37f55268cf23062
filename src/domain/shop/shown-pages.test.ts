import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkShownPages, defaultShownPages, readShownPages, shownPages } from './shown-pages.ts'

test.each([
  [0, []],
  [3, []],
  [4, [3]],
  [7, [3]],
  [8, [3, 7]],
  [11, [3, 8]],
  [12, [3, 7, 11]],
  [37, [3, 15, 27]],
])('of %i pages we show %j', (pageCount, expected) => {
  expect(defaultShownPages(pageCount)).toEqual(expected)
})

test('what we choose is there, each once, and at most a quarter', () => {
  fc.assert(
    fc.property(fc.nat(2_000), (pageCount) => {
      const pages = defaultShownPages(pageCount)
      expect(new Set(pages).size).toBe(pages.length)
      expect(pages.every((page) => page >= 1 && page <= pageCount)).toBe(true)
      expect(pages.length * 4).toBeLessThanOrEqual(pageCount)
    }),
  )
})

test.each<[readonly number[] | null, number, number[]]>([
  [null, 12, [3, 7, 11]],
  [[], 12, []],
  [[1, 12], 12, [1, 12]],
  // A new version is shorter.
  [[1, 12], 11, [1]],
  [[1, 2], 2, [1]],
  [[1], 1, []],
])('the choice %j of %i pages shows %j', (choice, pageCount, expected) => {
  expect(shownPages(choice, pageCount)).toEqual(expected)
})

test.each<[readonly number[], number, string | null]>([
  [[], 1, null],
  [[1], 1, 'pages-all'],
  [[1], 2, null],
  [[1, 2], 2, 'pages-all'],
  [[12], 12, null],
  [[13], 12, 'pages-not-there'],
])('showing %j of %i pages: %s', (choice, pageCount, code) => {
  const checked = checkShownPages(choice, pageCount)
  expect(checked.ok ? null : checked.code).toBe(code)
})

test.each<[string, number[] | null]>([
  ['', []],
  ['3', [3]],
  ['25, 3 e 12', [3, 12, 25]],
  ['3;3 3', [3]],
  ['1 2 3', [1, 2, 3]],
  ['1 2 3 4', null],
  ['0', null],
  ['-1', null],
  ['3-5', null],
  ['capa', null],
])('“%s” is read as %j', (text, expected) => {
  expect(readShownPages(text)).toEqual(expected)
})
