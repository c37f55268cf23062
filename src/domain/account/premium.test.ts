import { expect, test } from 'vitest'
import { CORRECTIONS_PER_DAY } from '../writing/writing-room.ts'
import { correctionsPerDay, grantsPremium, metadataGranting, premiumBenefits } from './premium.ts'

test.each([
  [{ grants: ['premium'] }, true],
  [{ grants: ['other', 'premium'] }, true],
  [{ grants: [] }, false],
  [{ grants: 'premium' }, false],
  [{ grants: null }, false],
  [{ grants: ['premium-like'] }, false],
  [{}, false],
])('a product with %j makes its buyer premium: %s', (metadata, isGranted) => {
  expect(grantsPremium(metadata)).toBe(isGranted)
})

const NO_COURSES = { hasCourses: false }

test('premium is more corrections a day than everybody has', () => {
  expect(correctionsPerDay(false)).toBe(CORRECTIONS_PER_DAY)
  expect(correctionsPerDay(true)).toBeGreaterThan(CORRECTIONS_PER_DAY)
})

test('a site without the writing room promises no corrections', () => {
  expect(premiumBenefits({ writingRoom: true }, NO_COURSES)).toEqual(['generations', 'corrections', 'chat'])
  expect(premiumBenefits({ writingRoom: true }, { hasCourses: true })).toContain('courses')
  expect(premiumBenefits({ writingRoom: false }, NO_COURSES)).toEqual(['generations', 'chat'])
})

test('corrections by a teacher recur, and come with a subscription that has them', () => {
  expect(premiumBenefits({ writingRoom: true }, { ...NO_COURSES, teacherCorrections: 2 })).toContain(
    'teacher-corrections',
  )
  expect(premiumBenefits({ writingRoom: true }, { ...NO_COURSES, teacherCorrections: 0 })).not.toContain(
    'teacher-corrections',
  )
  expect(premiumBenefits({ writingRoom: false }, { ...NO_COURSES, teacherCorrections: 2 })).not.toContain(
    'teacher-corrections',
  )
})

test.each([
  [{}, true, { grants: ['premium'] }],
  [{ grants: ['premium'] }, true, { grants: ['premium'] }],
  [{ grants: ['other', 'premium'], note: 'x' }, false, { grants: ['other'], note: 'x' }],
  [{ grants: ['other'] }, true, { grants: ['other', 'premium'] }],
  [{ grants: 'premium' }, false, { grants: [] }],
])('%j with premium set to %s is %j', (metadata, isGranted, expected) => {
  expect(metadataGranting(metadata, isGranted)).toEqual(expected)
})
