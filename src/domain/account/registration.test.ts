import { expect, test } from 'vitest'
import { checkConsent, checkRegistration } from './registration.ts'

const current = { terms: '2026-11-21', privacy: '2026-11-20' }
const whole = { ageBand: '16-17', ...current }

test('an age that may have an account and both wordings of today are enough', () => {
  expect(checkRegistration(whole, current)).toEqual({ ok: true, value: '16-17' })
  expect(checkConsent(current, current)).toEqual({ ok: true, value: null })
})

test.each([
  [{ ...whole, ageBand: undefined }, 'age_required'],
  [{ ...whole, ageBand: '17' }, 'age_required'],
  [{ ...whole, ageBand: 'under-13' }, 'under_age'],
  [{ ageBand: 'under-13', terms: null, privacy: null }, 'under_age'],
  [{ ...whole, terms: '' }, 'consent_required'],
  [{ ...whole, privacy: undefined }, 'consent_required'],
  [{ ...whole, privacy: true }, 'consent_required'],
  [{ ...whole, terms: '2026-11-20' }, 'consent_outdated'],
  [{ ...whole, privacy: '2026-11-21' }, 'consent_outdated'],
])('%j is refused: %s', (answer, code) => {
  expect(checkRegistration(answer, current)).toEqual({ ok: false, code })
})
