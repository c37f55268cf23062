import { expect, test } from 'vitest'
import { partnersAdminTexts } from '#texts/console/partners.ts'
import { EMPTY_PARTNER, partnerFormOf, readPartnerForm } from './partner-form-state.ts'

const FILLED = {
  name: ' Ana Souza ',
  email: 'Ana@Exemplo.com',
  code: ' Prof-Ana',
  sharePercent: '20',
  note: '',
}

test('what is typed becomes a partner, and the partner the same form again', () => {
  const { draft, errors } = readPartnerForm(FILLED)
  expect(errors).toEqual({})
  expect(draft).toEqual({
    name: 'Ana Souza',
    email: 'ana@exemplo.com',
    code: 'prof-ana',
    sharePercent: 20,
    note: '',
  })
  expect(readPartnerForm(partnerFormOf(draft)).draft).toEqual(draft)
})

test('faults stand at their fields in the order of the screen', () => {
  expect(Object.keys(readPartnerForm(EMPTY_PARTNER).errors)).toEqual([
    'name',
    'email',
    'code',
    'sharePercent',
  ])
})

test.each([
  ['', partnersAdminTexts.faults.missing],
  ['vinte', partnersAdminTexts.notANumber],
  ['12,5', partnersAdminTexts.notANumber],
  ['71', partnersAdminTexts.faults['bad-share']],
])('a share of "%s" is told as "%s"', (sharePercent, sentence) => {
  expect(readPartnerForm({ ...FILLED, sharePercent }).errors).toEqual({ sharePercent: sentence })
})
