import { expect, test } from 'vitest'
import { accountRole, hasPremium } from './account-role.ts'

test.each([
  ['owner', false, 'owner'],
  ['owner', true, 'owner'],
  [undefined, true, 'premium'],
  [undefined, false, 'student'],
  ['premium', false, 'student'],
  ['admin', false, 'student'],
  ['Owner', false, 'student'],
  [['owner'], false, 'student'],
  [true, false, 'student'],
])('a kept role of %j and a purchase %s make a %s', (storedRole, isPremium, role) => {
  expect(accountRole({ storedRole, isPremium })).toBe(role)
})

test('premium and owner may what subscribers may', () => {
  expect((['student', 'premium', 'owner'] as const).map(hasPremium)).toEqual([false, true, true])
})
