import { expect, test } from 'vitest'
import { CORRECTIONS_PER_DAY } from '../writing/writing-room.ts'
import {
  correctionsPerDay,
  grantsPremium,
  metadataGranting,
  PREMIUM_BENEFITS,
  premiumBenefits,
} from './premium.ts'

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

test('premium is more corrections a day than everybody has', () => {
  expect(correctionsPerDay(false)).toBe(CORRECTIONS_PER_DAY)
  expect(correctionsPerDay(true)).toBeGreaterThan(CORRECTIONS_PER_DAY)
})

test('a site without the writing room promises no corrections', () => {
  expect(premiumBenefits({ writingRoom: true })).toEqual(PREMIUM_BENEFITS)
  expect(premiumBenefits({ writingRoom: false })).toEqual(['generations', 'chat'])
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
