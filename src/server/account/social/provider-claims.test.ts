import { expect, test } from 'vitest'
import { readIdentity } from './provider-claims.ts'

const GOOGLE = { name: 'google', issuer: 'https://accounts.google.com' }
const read = (claims: Record<string, unknown>) => readIdentity(GOOGLE, { sub: '1', ...claims })

test('what Google says becomes an identity, without the picture', () => {
  const claims = {
    iss: GOOGLE.issuer,
    sub: '117',
    email: 'Ana@Gmail.com',
    email_verified: true,
    name: 'Ana Souza',
    picture: 'https://lh3.googleusercontent.com/a',
  }
  expect(readIdentity(GOOGLE, claims)).toEqual({
    provider: 'google',
    issuer: GOOGLE.issuer,
    subject: '117',
    email: 'ana@gmail.com',
    isEmailVerified: true,
    name: 'Ana Souza',
  })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['TRUE', false],
  [1, false],
  ['1', false],
  [null, false],
  [undefined, false],
  [[true], false],
])('email_verified %j counts as proven: %s', (email_verified, isEmailVerified) => {
  expect(read({ email: 'ana@gmail.com', email_verified }).isEmailVerified).toBe(isEmailVerified)
})

test.each([
  undefined,
  null,
  7,
  '',
  'ana',
  'ana@',
  'ana@exemplo',
  `${'a'.repeat(250)}@b.com`,
  'ana@exemplo.com\0',
  'ana@exemplo.com, eva@exemplo.com',
  'аna@exemplo.com',
])('%j is no e-mail, and then nothing is proven', (email) => {
  expect(read({ email, email_verified: true })).toMatchObject({ email: null, isEmailVerified: false })
})

test.each([
  [{ name: '  Ana \n Souza ' }, 'Ana Souza'],
  [{ given_name: 'Ana', family_name: 'Souza' }, 'Ana Souza'],
  [{ given_name: 'Ana' }, 'Ana'],
  [{ name: '' }, null],
  [{ name: 7 }, null],
  [{}, null],
  [{ name: 'Ana\0\ud800' }, 'Ana\ufffd'],
  [{ name: '🖋'.repeat(120) }, '🖋'.repeat(120)],
  [{ name: '🖋'.repeat(121) }, '🖋'.repeat(120)],
])('the name of %j is %j', (claims, name) => {
  expect(read(claims).name).toBe(name)
})

test.each([undefined, null, '', 7, 'a'.repeat(256), 'a\0', '\ud800'])('%j is no subject', (sub) => {
  expect(() => read({ sub })).toThrow('no usable subject')
})

test('a subject may have 255 characters', () => {
  expect(read({ sub: 'a'.repeat(255) }).subject).toHaveLength(255)
})
