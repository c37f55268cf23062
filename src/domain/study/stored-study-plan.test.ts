import { expect, test } from 'vitest'
import {
  examDayOf,
  MAX_FREE_TEXT_LENGTH,
  type ProfileStudyPlan,
  parseStudyPlan,
} from './stored-study-plan.ts'

const PLAN: ProfileStudyPlan = {
  form: {
    hours: 4,
    days: 180,
    course: 'Medicina',
    university: '',
    ratings: { linguagens: 5, humanas: 0, natureza: 10, matematica: 5, redacao: 5 },
  },
  madeOn: '2026-11-21',
}

test('what was kept is read back', () => {
  expect(parseStudyPlan(JSON.stringify(PLAN))).toEqual(PLAN)
})

test('members that a plan does not have are dropped', () => {
  expect(parseStudyPlan(JSON.stringify({ ...PLAN, xp: 9 }))).toEqual(PLAN)
})

test('the exam is so many days after the making', () => {
  expect(examDayOf(PLAN)).toBe('2027-05-20')
})

const withForm = (change: object) => ({ ...PLAN, form: { ...PLAN.form, ...change } })

test.each([
  null,
  '',
  'x',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...PLAN, madeOn: '2026-02-30' }),
  JSON.stringify({ ...PLAN, form: [] }),
  JSON.stringify(withForm({ hours: 0 })),
  JSON.stringify(withForm({ hours: '4' })),
  JSON.stringify(withForm({ days: 29 })),
  JSON.stringify(withForm({ course: 7 })),
  JSON.stringify(withForm({ university: 'x'.repeat(MAX_FREE_TEXT_LENGTH + 1) })),
  JSON.stringify(withForm({ ratings: { ...PLAN.form.ratings, humanas: 11 } })),
  JSON.stringify(withForm({ ratings: { ...PLAN.form.ratings, humanas: 5.5 } })),
  JSON.stringify(withForm({ ratings: { linguagens: 5 } })),
])('%s is no plan', (text) => {
  expect(parseStudyPlan(text)).toBeNull()
})

test('texts at their limit are kept', () => {
  const course = 'x'.repeat(MAX_FREE_TEXT_LENGTH)
  expect(parseStudyPlan(JSON.stringify(withForm({ course })))?.form.course).toBe(course)
})
