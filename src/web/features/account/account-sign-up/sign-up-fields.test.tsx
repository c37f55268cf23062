import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { codeOfState } from '#content/account/states.ts'
import { SIGN_UP_FIELDS, type SignUpField } from '#domain/account/sign-up.ts'
import { SIGN_UP_STEPS, type SignUpErrors, SignUpFields, stepOf } from './sign-up-fields.tsx'

/** The attributes of a field's control, and the text of each element that describes it. */
function controlOf(name: SignUpField, errors: SignUpErrors = {}) {
  const markup = renderToStaticMarkup(<SignUpFields step="access" errors={errors} onEdit={() => {}} />)
  const tag = new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`).exec(markup)?.[0] ?? ''
  const attribute = (key: string) => new RegExp(` ${key}="([^"]*)"`, 'i').exec(tag)?.[1]
  const described = attribute('aria-describedby')?.split(' ') ?? []
  return {
    attribute,
    descriptions: described.map((id) => markup.split(`id="${id}"`)[1]?.split('>')[1]?.split('<')[0]),
  }
}

test.each([
  ['fullName', 'name'],
  ['email', 'email'],
  ['password', 'new-password'],
  ['confirmPassword', 'new-password'],
  ['city', 'address-level2'],
  ['state', 'address-level1'],
  ['phone', 'tel-national'],
] as const)('browsers and password managers fill %s as %s', (name, token) => {
  expect(controlOf(name).attribute('autocomplete')).toBe(token)
})

test('each field reads its own error first, and is marked as wrong; the others are not', () => {
  for (const name of SIGN_UP_FIELDS) {
    const error = `O que falta em ${name}.`
    const wrong = controlOf(name, { [name]: error })
    expect(wrong.descriptions[0], name).toBe(error)
    expect(wrong.attribute('aria-invalid'), name).toBe('true')
    expect(controlOf(name).attribute('aria-invalid'), name).toBeUndefined()
    expect(controlOf(name).descriptions, name).not.toContain(error)
  }
})

test('neither of the two screens shows more than five fields', () => {
  for (const step of SIGN_UP_STEPS)
    expect(SIGN_UP_FIELDS.filter((field) => stepOf(field) === step)).toHaveLength(5)
})

test.each([
  ['Pernambuco', 'PE'],
  ['  são   paulo ', 'SP'],
  ['sp', 'sp'],
  ['Mato Grosso', 'MT'],
  ['Mato Grosso do Sul', 'MS'],
  ['Lisboa', 'Lisboa'],
])('a state that is typed as %j reads %j', (written, code) => {
  expect(codeOfState(written)).toBe(code)
})
