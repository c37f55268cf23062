import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CONTACT_LIMITS,
  CONTACT_TOPICS,
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
  expect(readContactForm({ ...form, message: 'a\ra\r\r\nb' }).message).toBe('a\na\n\nb')
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

const typed = (max: number) =>
  fc.string({ unit: fc.constantFrom('a', 'É', 'İ', ' ', '\r', '\n', '\t', '@', '.', '🖊'), maxLength: max })
const anyForm = fc.record({
  name: fc.oneof(typed(130), fc.constant('Ana')),
  email: fc.oneof(typed(10), fc.emailAddress()),
  topic: fc.oneof(typed(5), fc.constantFrom<string>(...CONTACT_TOPICS)),
  message: fc.oneof(
    typed(20),
    fc.constantFrom(9, 10, 4_000, 4_001).map((length) => 'a'.repeat(length)),
  ),
})

test('a form that was read is read again as itself', () => {
  fc.assert(
    fc.property(anyForm, (written) => {
      const read = readContactForm(written)
      expect(readContactForm(read)).toEqual(read)
      expect(read.message).not.toContain('\r')
    }),
  )
})

test('any form is sent, or refused at fields of its own; what is sent keeps every limit', () => {
  fc.assert(
    fc.property(anyForm, (written) => {
      const read = readContactForm(written)
      const problems = contactProblems(read)
      const { name, email, topic, message } = read
      expect(Object.keys(read)).toEqual(expect.arrayContaining(Object.keys(problems)))
      expect('name' in problems).toBe(name.length < 1 || name.length > 120)
      expect('message' in problems).toBe(message.length < 10 || message.length > 4_000)
      expect('topic' in problems).toBe(!CONTACT_TOPICS.some((known) => known === topic))
      if (!('email' in problems)) expect(email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
    }),
  )
})

test('each protocol number is one', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.nat({ max: 999_999_999 }), (sentAt, number) => {
      const protocol = protocolNumber(sentAt, number)
      expect(isProtocolNumber(protocol)).toBe(true)
      expect(Number(protocol.slice(5))).toBe(number)
    }),
  )
})
