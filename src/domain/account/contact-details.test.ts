import { expect, test } from 'vitest'
import { checkContactDetails, contactFieldOf } from './contact-details.ts'

const FORM = { city: 'Olinda', state: 'PE', phone: '(81) 98765-4321' }
const check = (change: Partial<typeof FORM>) => checkContactDetails({ ...FORM, ...change }, ['PE', 'SP'])

test.each([
  [{}, FORM],
  [
    { city: '  São Paulo ', state: ' sp ' },
    { ...FORM, city: 'São Paulo', state: 'SP' },
  ],
  [{ phone: '8133334444' }, { ...FORM, phone: '(81) 3333-4444' }],
  [{ phone: '+55 81 98765-4321' }, FORM],
  [{ city: ' ' }, { ...FORM, city: null }],
  [{ state: '' }, { ...FORM, state: null }],
  [{ phone: '  ' }, { ...FORM, phone: null }],
])('%j is saved as %j', (change, value) => {
  expect(check(change)).toEqual({ ok: true, value })
})

test.each([
  [{ state: 'XX' }, { state: 'state-unknown' }],
  [{ state: 'Pernambuco' }, { state: 'state-unknown' }],
  [{ phone: '(81) 8765-432' }, { phone: 'phone-invalid' }],
  [{ phone: '(01) 98765-4321' }, { phone: 'phone-invalid' }],
  [{ phone: 'não tenho' }, { phone: 'phone-invalid' }],
  [
    { state: 'P', phone: '1' },
    { state: 'state-unknown', phone: 'phone-invalid' },
  ],
])('%j is refused at its fields: %j', (change, problems) => {
  expect(check(change)).toEqual({ ok: false, code: 'invalid-contact', problems })
})

test('a refusal of the server is shown at the field that it names', () => {
  expect(contactFieldOf('phone: must be a Brazilian number')).toBe('phone')
  expect(contactFieldOf('full_name: too long')).toBeNull()
  expect(contactFieldOf('JWT expired')).toBeNull()
  expect(contactFieldOf(null)).toBeNull()
})
