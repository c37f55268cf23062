import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RANKS, rankProgress } from './ranks.ts'

const THRESHOLDS: readonly [string, number][] = [
  ['Escriba Aprendiz', 0],
  ['Teórico da Palavra', 500],
  ['Construtor de Argumentos', 1000],
  ['Guardião da Coesão', 2000],
  ['Retórico', 3500],
  ['Articulador da Ideia', 5000],
  ['Estrategista das Palavras', 7000],
  ['Oráculo da Redação', 10000],
  ['Mestre das Letras', 15000],
  ['Lenda da Redação', 25000],
]

test('the ranks and their thresholds are those of product §9', () => {
  expect(RANKS.map(({ name, fromXp }) => [name, fromXp])).toEqual(THRESHOLDS)
})

test.each(THRESHOLDS.slice(1))('%s begins at %i points and not one before', (name, fromXp) => {
  const before = THRESHOLDS.findLast(([, threshold]) => threshold < fromXp)?.[0]
  expect(rankProgress(fromXp - 1).rank.name).toBe(before)
  expect(rankProgress(fromXp).rank.name).toBe(name)
  expect(rankProgress(fromXp + 1).rank.name).toBe(name)
})

test.each([
  [0, 0, 500],
  [1, 0, 499],
  [250, 50, 250],
  [499, 99, 1],
  [500, 0, 500],
  [750, 50, 250],
  [24_999, 99, 1],
])('%i points fill the bar to %i %% and miss %i', (xp, progressPercent, missingXp) => {
  expect(rankProgress(xp)).toMatchObject({ progressPercent, missingXp })
})

test.each([25_000, 25_001, 1_000_000])('the bar is full at the highest rank: %i points', (xp) => {
  expect(rankProgress(xp)).toMatchObject({ next: null, missingXp: 0, progressPercent: 100 })
})

test('points below zero count as none', () => {
  expect(rankProgress(-5)).toEqual(rankProgress(0))
})

test('more points are never a lower rank, and what is missing leads exactly to the next one', () => {
  const points = fc.integer({ min: -10, max: 30_000 })
  fc.assert(
    fc.property(points, points, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(rankProgress(less).rank.fromXp).toBeLessThanOrEqual(rankProgress(more).rank.fromXp)
      const { next, missingXp, progressPercent } = rankProgress(one)
      expect(progressPercent).toBeGreaterThanOrEqual(0)
      if (!next) {
        expect([missingXp, progressPercent]).toEqual([0, 100])
        return
      }
      expect(progressPercent).toBeLessThan(100)
      expect(rankProgress(Math.max(0, one) + missingXp).rank).toBe(next)
      expect(rankProgress(Math.max(0, one) + missingXp - 1).rank).not.toBe(next)
    }),
  )
})
