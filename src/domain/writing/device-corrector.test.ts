import { expect, test } from 'vitest'
import {
  isFetchedUnasked,
  type NetworkFacts,
  visitorEssayKey,
  WORDS_OF_A_WRITER,
} from './device-corrector.ts'

const writing = { words: WORDS_OF_A_WRITER, isUnwanted: false }

test.each<[string, NetworkFacts | null, boolean]>([
  ['a phone at home', { type: 'wifi', effectiveType: '4g' }, true],
  ['a cable', { type: 'ethernet' }, true],
  ['a phone on its data plan', { type: 'cellular', effectiveType: '4g' }, false],
  ['a phone whose network is not known', { type: 'unknown', effectiveType: '4g' }, false],
  ['no network', { type: 'none' }, false],
  ['a computer', { effectiveType: '4g' }, true],
  ['a computer on a slow network', { effectiveType: '3g' }, false],
  ['who saves data', { saveData: true, type: 'wifi', effectiveType: '4g' }, false],
  ['a browser that tells nothing', null, false],
  ['a browser that tells next to nothing', { saveData: false }, false],
])('%s', (_, network, isFetched) => {
  expect(isFetchedUnasked(network, writing)).toBe(isFetched)
})

test('nobody fetches it who only looks at the room, or who took it away', () => {
  const network = { type: 'wifi' }
  expect(isFetchedUnasked(network, { ...writing, words: WORDS_OF_A_WRITER - 1 })).toBe(false)
  expect(isFetchedUnasked(network, { ...writing, isUnwanted: true })).toBe(false)
})

test('a visitor’s essay is known again by its theme, what was given to read, and its text', () => {
  const essay = { theme: 'Tema', motivating: ['a'], text: 'Texto' }
  const others = [
    { ...essay, theme: 'Outro' },
    { ...essay, motivating: [] },
    { ...essay, text: 'Texto.' },
  ]
  expect(new Set([essay, ...others].map(visitorEssayKey)).size).toBe(4)
  expect(visitorEssayKey({ ...essay })).toBe(visitorEssayKey(essay))
  expect(visitorEssayKey({ ...essay, text: 'x'.repeat(10_000) }).length).toBeLessThan(16)
})
