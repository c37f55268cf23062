import { expect, test } from 'vitest'
import { readProviderAnswer, withoutProviderAnswer } from './provider-answer.ts'

test.each([
  ['', null],
  ['?aba=conquistas', null],
  ['?code=', null],
  ['?code=abc', { code: 'abc' }],
  ['?aba=1&code=abc', { code: 'abc' }],
  ['?error=access_denied&error_code=login_cancelled&error_description=x', { refusalCode: 'login_cancelled' }],
  ['?error=access_denied', { refusalCode: 'access_denied' }],
  ['?error_description=x', null],
  ['?code=abc&error_code=user_banned', { refusalCode: 'user_banned' }],
])('the address %j answers %j', (search, answer) => {
  expect(readProviderAnswer(search)).toEqual(answer)
})

test('the answer leaves the address, everything else stays', () => {
  const href = 'https://a.example/perfil?aba=1&code=x&error=y&error_code=z&error_description=w#materiais'
  expect(withoutProviderAnswer(href)).toBe('https://a.example/perfil?aba=1#materiais')
  expect(withoutProviderAnswer('https://a.example/perfil?code=x')).toBe('https://a.example/perfil')
})
