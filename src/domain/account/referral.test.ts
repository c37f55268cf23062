import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNewAccount, newReferralCode, readReferralCode, referralLink } from './referral.ts'

test('a code is eight signs that are hard to take for each other', () => {
  expect(newReferralCode(() => 0)).toBe('22222222')
  expect(newReferralCode((count) => count - 1)).toBe('zzzzzzzz')
  let turn = 0
  const all = Array.from({ length: 4 }, () => newReferralCode((count) => turn++ % count)).join('')
  expect(all).not.toMatch(/[01ilou]/)
  expect(readReferralCode(all.slice(0, 8))).toBe(all.slice(0, 8))
})

test.each([
  [' ABCD2345 ', 'abcd2345'],
  ['abcd2345', 'abcd2345'],
  ['abcd234', null],
  ['abcd23456', null],
  ['abcd-345', null],
  ['abcd0345', null],
  ['', null],
  [null, null],
])('%j is read as %j', (text, code) => {
  expect(readReferralCode(text)).toBe(code)
})

test('a link leads to the landing page with the code', () => {
  expect(referralLink('https://exemplo.com.br', 'abcd2345')).toBe('https://exemplo.com.br/?convite=abcd2345')
})

test('an account is new for a day, not a millisecond longer', () => {
  const createdAt = new Date('2026-11-20T12:00:00Z')
  const after = (ms: number) => new Date(createdAt.getTime() + ms)
  expect(isNewAccount(createdAt, after(24 * 3_600_000))).toBe(true)
  expect(isNewAccount(createdAt, after(24 * 3_600_000 + 1))).toBe(false)
})

test('whatever chance picks, a code is read as it was made, also in capitals and with space around', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (picks) => {
      const rest = [...picks]
      const code = newReferralCode((count) => (rest.pop() ?? 0) % count)
      expect(readReferralCode(` ${code.toUpperCase()}\n`)).toBe(code)
    }),
  )
})
