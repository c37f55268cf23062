import { expect, test } from 'vitest'
import { losesWhatItKeeps } from './storage-term.ts'

test.each([
  ['Safari, and any browser of an iPhone', 'Apple Computer, Inc.', false, true],
  ['a site on the home screen of an iPhone', 'Apple Computer, Inc.', true, false],
  ['Chrome', 'Google Inc.', false, false],
  ['Firefox', '', false, false],
])('%s: loses what it keeps or not', (_, vendor, isInstalled, loses) => {
  expect(losesWhatItKeeps({ vendor, isInstalled })).toBe(loses)
})
