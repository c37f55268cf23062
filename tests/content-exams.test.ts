/** The rules of other exams keep their shape: what makes a mark adds up, and everything names its source. */
import { expect, test } from 'vitest'
import { EXAMS, findExam } from '#content/writing/exams/all-exams.ts'

const SLUG = /^[a-z]+$/

test('each exam has an address of its own, and is found by it', () => {
  const ids = EXAMS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) {
    expect(id).toMatch(SLUG)
    expect(findExam(id)?.id).toBe(id)
  }
  expect(findExam('enem')).toBeNull()
})

test.each(EXAMS)(
  '$id: the formula fits the points and the highest mark',
  ({ criteria, formula, maximum }) => {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length)
    const ranges = criteria.flatMap(({ points }) => (points ? [points] : []))
    for (const { min, max } of ranges) expect(min).toBeLessThan(max)
    if (formula.kind === 'unknown') {
      // No number can come of it, whatever single points were known.
      expect(ranges).toEqual([])
      return
    }
    expect(ranges).toHaveLength(criteria.length)
    const sum = ranges.reduce((total, { max }) => total + max, 0)
    if (formula.kind === 'converted') expect([maximum, sum === formula.of]).toEqual([formula.of, false])
    else expect(maximum).toBe(sum)
  },
)

test.each(EXAMS)(
  '$id names its sources, its edition and what differs from the ENEM',
  ({ sources, edition, differences, lines }) => {
    expect(sources.length).toBeGreaterThanOrEqual(2)
    expect(edition).toMatch(/\d/)
    expect(differences.length).toBeGreaterThanOrEqual(2)
    if (lines.min !== null && lines.max !== null) expect(lines.min).toBeLessThan(lines.max)
  },
)

test.each(EXAMS)('$id tells its themes from the newest on, each once', ({ themes }) => {
  const years = themes.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  const titles = themes.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})
