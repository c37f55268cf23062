import { expect, test } from 'vitest'
import {
  CONTACT_LIMITS,
  contactProblems,
  isProtocolNumber,
  protocolNumber,
  readContactForm,
} from './contact.ts'

const form = { name: 'Ana', email: 'ana@exemplo.com', topic: 'compra', message: 'Não recebi o material.' }

test('a whole message has no problem', () => {
  expect(contactProblems(form)).toEqual({})
})

test('every field is required', () => {
  expect(contactProblems({ name: '', email: '', topic: '', message: '' })).toEqual({
    name: 'required',
    email: 'required',
    topic: 'required',
    message: 'required',
  })
})

test.each([
  ['name', 'a'.repeat(CONTACT_LIMITS.name), undefined],
  ['name', 'a'.repeat(CONTACT_LIMITS.name + 1), 'too-long'],
  ['email', 'ana@exemplo', 'invalid'],
  ['email', `${'a'.repeat(CONTACT_LIMITS.email)}@exemplo.com`, 'invalid'],
  ['topic', 'elogio', 'invalid'],
  ['message', 'a'.repeat(CONTACT_LIMITS.messageMin - 1), 'too-short'],
  ['message', 'a'.repeat(CONTACT_LIMITS.messageMin), undefined],
  ['message', 'a'.repeat(CONTACT_LIMITS.messageMax), undefined],
  ['message', 'a'.repeat(CONTACT_LIMITS.messageMax + 1), 'too-long'],
] as const)('%s: %.12s… is %s', (field, value, problem) => {
  expect(contactProblems({ ...form, [field]: value })[field]).toBe(problem)
})

test('fields are trimmed, the e-mail is in lower case, line ends are of one kind', () => {
  expect(
    readContactForm({ name: ' Ana ', email: ' Ana@Exemplo.com ', topic: 'compra', message: ' a\r\nb ' }),
  ).toEqual({ name: 'Ana', email: 'ana@exemplo.com', topic: 'compra', message: 'a\nb' })
})

test('a protocol number has the year of Brasília and six digits or more', () => {
  expect(protocolNumber(new Date('2026-11-21T12:00:00Z'), 123)).toBe('2026-000123')
  expect(protocolNumber(new Date('2027-01-01T02:59:59Z'), '1234567')).toBe('2026-1234567')
  expect(protocolNumber(new Date('2027-01-01T03:00:00Z'), 1)).toBe('2027-000001')
})

test.each([
  ['2026-000123', true],
  ['2026-12345', false],
  ['2026-000123<b>', false],
  ['', false],
])('%j is a protocol number: %s', (text, expected) => {
  expect(isProtocolNumber(text)).toBe(expected)
})
