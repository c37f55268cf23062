import { expect, test } from 'vitest'
import {
  codeEnd,
  erasureDue,
  erasureEnd,
  GUARDIANS_MAX,
  MINORS_MAX,
  maskedEmail,
  mayMakeCode,
  mayTie,
  type TieFacts,
} from './guardian.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const FITTING: TieFacts = {
  guardian: { band: '18-plus', isProven: true, hasName: true, minors: MINORS_MAX - 1 },
  minor: { band: '13-15', guardians: GUARDIANS_MAX - 1 },
  isSelf: false,
  expiresAt: codeEnd(NOW),
  isUsed: false,
}

test.each([
  ['13-15', 0, null],
  ['16-17', GUARDIANS_MAX - 1, null],
  ['16-17', GUARDIANS_MAX, 'too_many_guardians'],
  ['18-plus', 0, 'not_a_minor'],
  [null, 0, 'age_unknown'],
] as const)('who is %s with %i guardians makes a code: %s', (band, guardians, refusal) => {
  const made = mayMakeCode(band, guardians)
  expect(made.ok ? null : made.code).toBe(refusal)
})

test.each<[string, Partial<TieFacts>, string | null]>([
  ['all that is asked', {}, null],
  ['a minor of 17', { minor: { band: '16-17', guardians: 0 } }, null],
  ['the own code', { isSelf: true }, 'own_code'],
  ['no age', { guardian: { ...FITTING.guardian, band: null } }, 'age_unknown'],
  ['17 years', { guardian: { ...FITTING.guardian, band: '16-17' } }, 'guardian_is_minor'],
  ['no proven mailbox', { guardian: { ...FITTING.guardian, isProven: false } }, 'email_not_confirmed'],
  ['no name', { guardian: { ...FITTING.guardian, hasName: false } }, 'name_missing'],
  ['a code that was used', { isUsed: true }, 'code_used'],
  ['a code of seven days ago', { expiresAt: NOW }, 'code_expired'],
  ['its last millisecond', { expiresAt: new Date(NOW.getTime() + 1) }, null],
  ['who is grown up meanwhile', { minor: { band: '18-plus', guardians: 0 } }, 'not_a_minor'],
  ['two guardians', { minor: { band: '13-15', guardians: GUARDIANS_MAX } }, 'too_many_guardians'],
  ['five minors', { guardian: { ...FITTING.guardian, minors: MINORS_MAX } }, 'too_many_minors'],
])('with %s: %s', (_, other, refusal) => {
  const tied = mayTie({ ...FITTING, ...other }, NOW)
  expect(tied.ok ? null : tied.code).toBe(refusal)
})

test.each([
  ['maria@exemplo.com', 'ma•••@exemplo.com'],
  ['ma@exemplo.com', 'm•••@exemplo.com'],
  ['m@exemplo.com', 'm•••@exemplo.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})

test('what was asked seven days ago is due, a moment later is not', () => {
  const asked = new Date('2026-11-20T12:00:00Z')
  expect(erasureEnd(asked).toISOString()).toBe('2026-11-27T12:00:00.000Z')
  expect(erasureDue(erasureEnd(asked))).toEqual(asked)
})
