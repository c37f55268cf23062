import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSlug, isSlug, MAX_SLUG_LENGTH, slugOf } from './slug.ts'

test.each([
  ['Redação nota 1000!', 'redacao-nota-1000'],
  ['  Introdução — do zero  ', 'introducao-do-zero'],
  ['Ação & Reação', 'acao-reacao'],
  ['!!!', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut between words, one long word within', () => {
  const slug = slugOf('palavra '.repeat(20))
  expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH)
  expect(slug.endsWith('palavra')).toBe(true)
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(MAX_SLUG_LENGTH))
})

test.each([
  ['redacao-2', true],
  ['a'.repeat(MAX_SLUG_LENGTH), true],
  ['a'.repeat(MAX_SLUG_LENGTH + 1), false],
  ['Redacao', false],
  ['-a', false],
  ['a--b', false],
  ['', false],
])('%j is a slug: %s', (slug, is) => {
  expect(isSlug(slug)).toBe(is)
})

test('a taken name gets the next number, within the length', () => {
  expect(freeSlug('tema', () => false)).toBe('tema')
  expect(freeSlug('tema', (slug) => ['tema', 'tema-2'].includes(slug))).toBe('tema-3')
  const long = 'a'.repeat(MAX_SLUG_LENGTH)
  expect(freeSlug(long, (slug) => slug === long)).toBe(`${'a'.repeat(MAX_SLUG_LENGTH - 2)}-2`)
})

test('any title with a letter or a digit gives a slug, its own slug again, and a free one however many are taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.nat({ max: 12 }), (title, takenCount) => {
      const slug = slugOf(title)
      fc.pre(slug !== '')
      expect(isSlug(slug)).toBe(true)
      expect(slugOf(slug)).toBe(slug)
      const taken = new Set<string>()
      for (let time = 0; time <= takenCount; time += 1) {
        const free = freeSlug(slug, (one) => taken.has(one))
        expect(isSlug(free) && !taken.has(free)).toBe(true)
        taken.add(free)
      }
    }),
  )
})
