import { expect, test } from 'vitest'
import { isFirstSignIn } from './first-sign-in.ts'

const [then, now] = ['2026-11-21T12:00:00.000Z', '2026-11-21T12:00:01.000Z']
const identity = (created_at: string, last_sign_in_at: string) => ({ created_at, last_sign_in_at })

test.each([
  ['opened the account', [identity(then, then)], true],
  ['was used again a second later', [identity(then, now)], false],
  ['joined an account that was there before', [identity(now, now)], false],
  ['is not told', [], false],
])('an identity that %s', (_name, identities, isFirst) => {
  expect(isFirstSignIn({ created_at: then, identities })).toBe(isFirst)
})

test('an account without a list of identities was not opened just now', () => {
  expect(isFirstSignIn({ created_at: then })).toBe(false)
})
