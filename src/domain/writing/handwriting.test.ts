import { expect, test } from 'vitest'
import { readHand, wordsToReach } from './handwriting.ts'

test.each<[unknown, number | null]>([
  ['39', null],
  ['40', 40],
  ['160', 160],
  ['161', null],
  ['98', 98],
  ['9.5', null],
  ['', null],
  [null, null],
  [98, null],
])('%j is the hand %j', (kept, hand) => {
  expect(readHand(kept)).toBe(hand)
})

test('each word says how many letters the line has that ends with it', () => {
  expect(wordsToReach('Até onde foi')).toEqual([
    { word: 'Até', letters: 3 },
    { word: 'onde', letters: 8 },
    { word: 'foi', letters: 12 },
  ])
})
