import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATES } from '#content/account/states.ts'
import { tries } from '#tests/support/fuzz/runs.ts'
import {
  checkSignUp,
  formatPhone,
  isEmail,
  isPasswordShort,
  isPhone,
  SIGN_UP_FIELDS,
  type SignUpForm,
} from './sign-up.ts'

const stateCodes = STATES.map((state) => state.code)

function aForm(changes: Partial<SignUpForm> = {}): SignUpForm {
  return {
    fullName: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    password: 'caneta azul',
    confirmPassword: 'caneta azul',
    city: 'Recife',
    state: 'PE',
    phone: '(81) 98765-4321',
    ageBand: '16-17',
    terms: '2026-11-21',
    privacy: '2026-11-21',
    ...changes,
  }
}

function problemsOf(changes: Partial<SignUpForm>) {
  const checked = checkSignUp(aForm(changes), stateCodes)
  return checked.ok ? {} : checked.problems
}

test('a whole form becomes an account: trimmed, the state in capitals, the phone in its written form', () => {
  const form = aForm({
    fullName: '  Ana Souza ',
    email: ' ana@exemplo.com.br ',
    state: ' pe',
    phone: '81987654321',
  })
  expect(checkSignUp(form, stateCodes)).toEqual({
    ok: true,
    value: {
      fullName: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      password: 'caneta azul',
      city: 'Recife',
      state: 'PE',
      phone: '(81) 98765-4321',
      ageBand: '16-17',
      terms: '2026-11-21',
      privacy: '2026-11-21',
    },
  })
})

test.each(SIGN_UP_FIELDS)('%s is required', (field) => {
  const isConsent = field === 'terms' || field === 'privacy'
  expect(problemsOf({ [field]: '' })).toMatchObject({ [field]: isConsent ? 'consent-required' : 'required' })
})

test.each([
  ['under-13', { ageBand: 'under-age' }],
  ['13-15', {}],
  ['18-plus', {}],
  ['12', { ageBand: 'required' }],
])('who is %s: %o', (ageBand, problems) => {
  expect(problemsOf({ ageBand })).toEqual(problems)
})

test.each(['fullName', 'email', 'city', 'state', 'phone'] as const)('%s of spaces is empty', (field) => {
  expect(problemsOf({ [field]: '   ' })[field]).toBe('required')
})

test('passwords must match exactly, spaces and capitals included', () => {
  expect(problemsOf({ confirmPassword: 'caneta azul ' })).toEqual({ confirmPassword: 'password-mismatch' })
  expect(problemsOf({ confirmPassword: 'Caneta azul' })).toEqual({ confirmPassword: 'password-mismatch' })
})

test.each([
  ['1234567', { password: 'password-short' }],
  ['12345678', {}],
  ['🖊🖊🖊🖊🖊🖊🖊', { password: 'password-short' }],
  ['🖊🖊🖊🖊🖊🖊🖊🖊', {}],
])('a password of eight characters is enough, of seven is not: %s', (password, problems) => {
  expect(problemsOf({ password, confirmPassword: password })).toEqual(problems)
})

test.each(['XX', 'P', 'PEE'])('the state %s is unknown', (state) => {
  expect(problemsOf({ state })).toEqual({ state: 'state-unknown' })
})

test('there are 27 units of the federation, each with two letters of its own', () => {
  expect(new Set(stateCodes).size).toBe(27)
  expect(stateCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
})

test.each([
  ['a@b.co', true],
  ['ana.souza+loja@exemplo.com.br', true],
  ['ana', false],
  ['ana@', false],
  ['ana@exemplo', false],
  ['ana@exemplo..com', false],
  ['ana@@exemplo.com', false],
  ['ana souza@exemplo.com', false],
  [`${'a'.repeat(248)}@b.co`, true],
  [`${'a'.repeat(250)}@b.co`, false],
])('%s as an e-mail: %s', (text, accepted) => {
  expect(isEmail(text)).toBe(accepted)
})

test.each([
  ['119876543', false],
  ['1198765432', true],
  ['11987654321', true],
  ['01987654321', false],
  ['10987654321', false],
  ['+55 11 98765-4321', true],
])('%s as a phone: %s', (text, accepted) => {
  expect(isPhone(text)).toBe(accepted)
})

test.each([
  ['', ''],
  ['a', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['119876', '(11) 9876'],
  ['1198765', '(11) 9876-5'],
  ['1133334444', '(11) 3333-4444'],
  ['11987654321', '(11) 98765-4321'],
  ['119876543219', '(11) 98765-4321'],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['5511987654321', '(11) 98765-4321'],
  ['55987654321', '(55) 98765-4321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
])('%s is written as %s', (typed, written) => {
  expect(formatPhone(typed)).toBe(written)
})

const typed = fc.string({
  unit: fc.constantFrom('a', 'É', 'ß', ' ', '\n', '@', '.', '5', '9', '+', '🖊'),
  maxLength: 14,
})
const typedPhone = fc.string({
  unit: fc.constantFrom(...'5551110999+() -'),
  maxLength: 20,
  size: 'max',
})
const anyForm = fc
  .record({
    fullName: typed,
    email: fc.oneof(
      typed,
      fc.emailAddress(),
      fc.emailAddress().map((one) => ` ${one}\n`),
    ),
    password: typed,
    confirmPassword: typed,
    city: typed,
    state: fc.oneof(typed, fc.constantFrom('pe', ' SP ', 'XX')),
    phone: typedPhone,
    ageBand: fc.oneof(typed, fc.constantFrom('under-13', '13-15', '16-17', '18-plus')),
    terms: typed,
    privacy: typed,
  })
  .chain((all) =>
    fc
      .subarray([...SIGN_UP_FIELDS], { maxLength: 3 })
      .map((changed) => aForm(Object.fromEntries(changed.map((field) => [field, all[field]])))),
  )

test('any form is an account, the same when it is sent again, or is refused at fields of its own', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const checked = checkSignUp(form, stateCodes)
      if (!checked.ok) {
        expect(Object.keys(checked.problems).length).toBeGreaterThan(0)
        for (const field of Object.keys(checked.problems)) expect(SIGN_UP_FIELDS).toContain(field)
        return
      }
      const account = checked.value
      expect(checkSignUp({ ...account, confirmPassword: account.password }, stateCodes)).toEqual(checked)
      for (const name of ['fullName', 'email', 'city', 'state', 'phone'] as const) {
        expect(account[name]).toBe(account[name].trim())
        expect(account[name]).not.toBe('')
      }
      expect(stateCodes).toContain(account.state)
      expect(account.phone).toMatch(/^\([1-9]{2}\) \d{4,5}-\d{4}$/)
      expect(account.ageBand).not.toBe('under-13')
    }),
    { numRuns: tries(1000) },
  )
})

test('a password is long enough from eight characters on, whatever they are', () => {
  const character = fc.constantFrom('a', 'é', ' ', '🖊', 'ç')
  fc.assert(
    fc.property(fc.array(character, { maxLength: 16 }), (characters) => {
      expect(isPasswordShort(characters.join(''))).toBe(characters.length < 8)
    }),
  )
})

test('a phone that was written is written again as itself, and is one when what was typed is', () => {
  fc.assert(
    fc.property(typedPhone, (text) => {
      const written = formatPhone(text)
      expect(formatPhone(written)).toBe(written)
      expect(isPhone(written)).toBe(isPhone(text))
      expect(written.length).toBeLessThanOrEqual('(11) 98765-4321'.length)
    }),
    { numRuns: tries(500) },
  )
})
