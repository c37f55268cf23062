import { expect, test } from 'vitest'
import { correct } from '#corrector/correct.ts'
import type { CompetenceResult } from '#corrector/correction.ts'
import { ESSAY, testCorrector } from '#tests/support/corrector.ts'
import { stepProgress } from './step-progress.ts'

const FREE: readonly CompetenceResult[] = []
const HELD: readonly CompetenceResult[] = [
  {
    competence: 1,
    name: '',
    level: 80,
    descriptor: '',
    baseTenths: 0,
    scoreTenths: 900,
    roundingTenths: 300,
    caps: [{ id: 'deviations', competence: 1, max: 80, source: '', tenths: -400, why: 'Muitos desvios.' }],
    nextDescriptor: null,
  },
]
const at = (total: number, sumTenths?: number, competences = FREE) => ({
  total,
  competences,
  ...(sumTenths === undefined ? {} : { sumTenths }),
})

test.each([
  ['the foot of a step', 6600, { missing: 40, percent: 0 }],
  ['the middle of a step', 6800, { missing: 20, percent: 50 }],
  ['a tenth before the next', 6999, { missing: 1, percent: expect.closeTo(99.75) }],
])('at %s the missing points are those of the sum', (_, sumTenths, seen) => {
  expect(stepProgress(at(680, sumTenths), at(680, 6600))).toMatchObject({ next: 720, held: null, ...seen })
})

test.each([
  [6699, 6700, null],
  [6709, 6700, null],
  [6710, 6700, 1],
  [6600, 6700, null],
  [6700, undefined, null],
])('from a sum of %s, after %s tenths, whole points alone are a gain', (now, before, gained) => {
  expect(stepProgress(at(680, now), at(680, before))?.gained).toBe(gained)
})

test('under a ceiling no distance is promised: the ceiling is named', () => {
  expect(stepProgress(at(560, 5890, HELD), at(560, 5800, HELD))).toMatchObject({
    gained: 9,
    next: 600,
    missing: null,
    held: { why: 'Muitos desvios.', points: 40 },
  })
})

test('the highest step has no next one, and a correction of before is silent', () => {
  expect(stepProgress(at(1000, 9900), at(960, 9700))).toMatchObject({
    next: null,
    missing: null,
    percent: 100,
  })
  expect(stepProgress(at(680), at(680, 6700))).toBeNull()
})

test('a mended comma moves the sum of a real reading and leaves the grade to its steps', () => {
  const corrector = testCorrector()
  const faulty = ESSAY.text.replace('No entanto, os', 'No entanto os').replace('Contudo, a', 'Contudo a')
  const before = correct({ ...ESSAY, text: faulty }, corrector)
  const after = correct(ESSAY, corrector)
  expect(after.sumTenths).toBeGreaterThan(before.sumTenths ?? Number.POSITIVE_INFINITY)
  expect(after.total).toBe(Math.round((after.sumTenths ?? 0) / 400) * 40)
})
