import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { checkPassword, normalizePassword } from './password-policy.ts'

const EMAIL = 'ana.beatriz@example.com'

test.each([
  ['seven characters', 'x7!pQ2z', { ok: false, code: 'weak_password', reason: 'length' }],
  ['eight characters', 'x7!pQ2zK', { ok: true, value: null }],
  [
    'seven characters of two code units',
    '🖋'.repeat(7),
    { ok: false, code: 'weak_password', reason: 'length' },
  ],
  ['256 bytes', `${'xy'.repeat(127)}zw`, { ok: true, value: null }],
  ['257 bytes', `${'xy'.repeat(127)}zwv`, { ok: false, code: 'password_too_long' }],
  [
    '257 bytes in 161 characters',
    `${'éa'.repeat(64)}${'é'.repeat(32)}z`,
    { ok: false, code: 'password_too_long' },
  ],
  ['nothing', '', { ok: false, code: 'weak_password', reason: 'length' }],
])('%s', (_name, password, answer) => {
  expect(checkPassword(password, EMAIL)).toEqual(answer)
})

test.each([
  '12345678',
  '123456789',
  '87654321',
  'password',
  'PASSWORD',
  'senha123',
  'Flamengo',
  'corinthians',
  'brasil123',
  'qwertyuiop',
  'aaaaaaaa',
  '11111111',
  'abcdefgh',
  'asdfghjk',
  EMAIL,
  'ana.beatriz',
])('%s is refused as one of the first that is guessed', (password) => {
  expect(checkPassword(password, EMAIL)).toEqual({ ok: false, code: 'weak_password', reason: 'pwned' })
})

test.each(['correct horse battery', 'a pedra do reino 71', '12345698', 'abcdefgi', 'ana.beatriz!'])(
  '%s is accepted',
  (password) => {
    expect(checkPassword(password, EMAIL)).toEqual({ ok: true, value: null })
  },
)

test('the same letters in another encoding are the same password', () => {
  expect(normalizePassword('coração fé')).toBe(normalizePassword('corac\u0327a\u0303o fe\u0301'))
})

test('the list holds several hundred entries, all lower case and long enough to matter', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300)
  for (const entry of COMMON_PASSWORDS) {
    expect(entry).toBe(entry.toLowerCase().trim())
    expect([...entry].length, entry).toBeGreaterThanOrEqual(8)
  }
})
