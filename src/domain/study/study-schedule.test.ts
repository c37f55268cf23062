import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import { areaOfCourse } from './course-areas.ts'
import {
  areaEmphasis,
  formatStudyTime,
  planWeek,
  STUDY_DEFAULTS,
  type StudyForm,
  SUBJECTS,
  studyFormProblems,
} from './study-schedule.ts'

function aForm(request: Partial<StudyForm> = {}): StudyForm {
  const ratings = { linguagens: 5, humanas: 5, natureza: 5, matematica: 5, redacao: 5 }
  return {
    hours: STUDY_DEFAULTS.hours,
    days: STUDY_DEFAULTS.days,
    course: '',
    university: '',
    ratings,
    ...request,
  }
}

const anyForm = fc.record({
  hours: fc.integer({ min: 2, max: 24 }).map((half) => half / 2),
  days: fc.integer({ min: 30, max: 700 }),
  course: fc.constantFrom('', 'Medicina', 'Direito', 'Física', 'Astronomia'),
  university: fc.constant(''),
  ratings: fc.record({
    linguagens: fc.integer({ min: 0, max: 10 }),
    humanas: fc.integer({ min: 0, max: 10 }),
    natureza: fc.integer({ min: 0, max: 10 }),
    matematica: fc.integer({ min: 0, max: 10 }),
    redacao: fc.integer({ min: 0, max: 10 }),
  }),
})

test('with the defaults the essay gets most: 1.5 of 5.5 parts of twenty hours', () => {
  const plan = planWeek(aForm())
  expect(plan.minutesBySubject.redacao).toBe(328)
  expect(plan.minutesBySubject.linguagens).toBe(218)
  expect(SUBJECTS.reduce((sum, subject) => sum + plan.minutesBySubject[subject], 0)).toBe(1200)
  expect(plan.priorities).toEqual(['redacao', 'linguagens'])
  expect(plan.courseArea).toBeNull()
})

test('the plan tells why: weight × (11 − rating) for each subject', () => {
  const ratings = { linguagens: 5, humanas: 10, natureza: 0, matematica: 5, redacao: 3 }
  const { scores } = planWeek(aForm({ course: 'Medicina', ratings }))
  expect(scores.natureza).toEqual({ weight: 2.5, difficulty: 11, score: 27.5 })
  expect(scores.humanas).toEqual({ weight: 0.7, difficulty: 1, score: 0.7 })
  expect(scores.redacao).toEqual({ weight: 1.5, difficulty: 8, score: 12 })
})

test.each([
  ['exatas', ['natureza', 'matematica'], ['humanas']],
  ['humanas', ['linguagens', 'humanas'], ['matematica']],
  ['biologicas', ['natureza'], ['humanas']],
] as const)('%s makes %j heavier and %j lighter', (area, heavier, lighter) => {
  expect(areaEmphasis(area)).toEqual({ heavier, lighter })
})

test('the dearest subject is dealt first, from Monday on', () => {
  const { weekly } = planWeek(aForm())
  expect(weekly[0]?.[0]).toEqual({ subject: 'redacao', minutes: 90 })
  expect(weekly.map((day) => day[0]?.subject)).toContain('redacao')
})

test.each([3, 4, 5.5, 12])(
  'with %d hours a day the shares of the formula are kept to the minute',
  (hours) => {
    const { weekly } = planWeek(aForm({ hours }))
    const essay = weekly.flat().filter(({ subject }) => subject === 'redacao')
    const minutes = essay.reduce((sum, block) => sum + block.minutes, 0)
    expect(Math.abs(minutes - (hours * 300 * 1.5) / 5.5)).toBeLessThan(1)
  },
)

test('with one hour a day the days still hold all the time', () => {
  const { weekly } = planWeek(aForm({ hours: 1 }))
  expect(weekly.flat().reduce((sum, block) => sum + block.minutes, 0)).toBe(300)
})

test('for any form the blocks sum exactly to the week, none is over 90 minutes or below 25, each day has its hours, and the input is untouched', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const before = structuredClone(form)
      const { weekly, minutesBySubject } = planWeek(form)
      const blocks = weekly.flat()
      expect(weekly).toHaveLength(5)
      expect(blocks.reduce((sum, block) => sum + block.minutes, 0)).toBe(form.hours * 300)
      expect(blocks.every(({ minutes }) => Number.isInteger(minutes) && minutes >= 25 && minutes <= 90)).toBe(
        true,
      )
      for (const day of weekly)
        expect(day.reduce((sum, block) => sum + block.minutes, 0)).toBe(form.hours * 60)
      for (const subject of SUBJECTS) {
        const dealt = blocks
          .filter((block) => block.subject === subject)
          .reduce((sum, block) => sum + block.minutes, 0)
        expect(dealt).toBe(minutesBySubject[subject])
      }
      expect(form).toEqual(before)
    }),
    { numRuns: tries(1000) },
  )
})

test.each([
  ['Física', 'exatas', ['matematica', 'natureza']],
  ['direito', 'humanas', ['humanas', 'linguagens']],
  [' Medicina ', 'biologicas', ['natureza', 'redacao']],
])('%s is of %s and weighs its subjects', (course, area, top) => {
  const plan = planWeek(aForm({ course }))
  expect(plan.courseArea).toBe(area)
  expect([...plan.priorities].sort()).toEqual([...top].sort())
})

test.each(['', 'Medicina Veterinária', 'Medicin', 'medicina!'])(
  '%j is in no list, so no area weighs',
  (course) => {
    expect(areaOfCourse(course)).toBeNull()
  },
)

test('what is hard gets eleven times the time of what is easy', () => {
  const ratings = { linguagens: 0, humanas: 10, natureza: 10, matematica: 10, redacao: 10 }
  const { minutesBySubject } = planWeek(aForm({ ratings }))
  expect(minutesBySubject.linguagens / minutesBySubject.humanas).toBeCloseTo(11, 0)
})

test.each([
  [{ hours: 1 }, []],
  [{ hours: 0.99 }, ['hours']],
  [{ hours: 12 }, []],
  [{ hours: 12.01 }, ['hours']],
  [{ days: 30 }, []],
  [{ days: 29 }, ['days']],
  [{ days: 36_500 }, []],
  [{ days: 36_501 }, ['days']],
  [{ days: 45.5 }, ['days']],
  [{ hours: Number.NaN, days: Number.NaN }, ['hours', 'days']],
])('the form %j has problems in %j', (request, fields) => {
  expect(studyFormProblems(aForm(request)).map(({ field }) => field)).toEqual(fields)
})

test.each([-1, 11, Number.NaN])('a rating of %d is outside', (value) => {
  const ratings = { ...aForm().ratings, natureza: value }
  expect(studyFormProblems(aForm({ ratings }))).toEqual([{ field: 'natureza', min: 0, max: 10 }])
})

test.each([
  [0, '0min'],
  [1, '1min'],
  [59, '59min'],
  [60, '1h'],
  [61, '1h 1min'],
  [90, '1h 30min'],
  [328, '5h 28min'],
])('%i minutes are written %s', (minutes, text) => {
  expect(formatStudyTime(minutes)).toBe(text)
})
