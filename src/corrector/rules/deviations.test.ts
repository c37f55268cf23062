import { expect, test } from 'vitest'
import { ESSAY, testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import { boundByDeviations, countDeviations } from './deviations.ts'

const count = (text: string) => countDeviations(analyse({ ...ESSAY, text }, testCorrector())).count

test.each<[number, number, number]>([
  [0, 20, 200],
  [2, 20, 200],
  [4, 20, 200],
  [5, 20, 160],
  [5, 23, 200],
  [8, 20, 160],
  [9, 20, 120],
  [14, 20, 120],
  [15, 20, 80],
  [32, 20, 80],
  [33, 20, 40],
  [3, 2, 160],
  [4, 2, 160],
  [5, 2, 120],
])('%i deviations in %i lines: at most %i', (found, lines, level) => {
  expect(boundByDeviations({ count: found, lines })).toBe(level)
})

test('an essay has none, and each slip counts once', () => {
  expect(count(ESSAY.text)).toBeLessThanOrEqual(1)
  const slips = ESSAY.text.replace('necessário', 'nescessário').replace('hábito', 'habto')
  expect(count(slips)).toBe(count(ESSAY.text) + 2)
})

test('what has no stop and no comma lacks those that it should have', () => {
  expect(count(ESSAY.text.replace(/[.,;:!?]/g, ''))).toBeGreaterThan(20)
  expect(count(ESSAY.text.replaceAll(',', ''))).toBeGreaterThan(8)
})

test('a short line of words without a comma lacks nothing', () => {
  expect(count('Doar sangue é um gesto simples e seguro que salva muitas vidas no país inteiro.')).toBe(0)
})
