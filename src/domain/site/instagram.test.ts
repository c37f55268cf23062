import { expect, test } from 'vitest'
import { readInstagram } from './instagram.ts'

const PROFILE = 'https://www.instagram.com/domine.a_redacao1/'

test.each([
  'domine.a_redacao1',
  '@domine.a_redacao1',
  '  @Domine.A_Redacao1 ',
  'https://instagram.com/domine.a_redacao1',
  'https://www.instagram.com/domine.a_redacao1/',
  'HTTPS://WWW.Instagram.com/Domine.A_Redacao1/',
  'https://www.instagram.com/domine.a_redacao1?igsh=MWx0&utm_source=qr#x',
  'https://www.instagram.com/@domine.a_redacao1',
  'instagram.com/domine.a_redacao1',
  PROFILE,
])('%j is the profile, in one form', (text) => {
  expect(readInstagram(text)).toBe(PROFILE)
})

test.each([
  '',
  '@',
  'https://www.instagram.com/',
  'https://www.instagram.com',
  'http://www.instagram.com/ana',
  'javascript:alert(1)//instagram.com/ana',
  'javascript://instagram.com/ana',
  'https://instagram.com.evil.example/ana',
  'https://evil.example/instagram.com',
  'https://evil.example@instagram.com/ana',
  'https://instagram.com@evil.example/ana',
  'https://instagram.com:8443/ana',
  'https://instagram.com\\@evil.example/ana',
  '//evil.example/ana',
  'https://www.instagram.com/p/C0ffee/',
  'https://www.instagram.com/explore/',
  'https://www.instagram.com/ana/reels/',
  'https://www.facebook.com/ana',
  'domine a redacao',
  'redação',
  'https://www.instagram.com/%61na',
  '.ana',
  'ana.',
  'a..b',
  'a'.repeat(31),
])('%j is no profile', (text) => {
  expect(readInstagram(text)).toBeNull()
})

test('a name has 30 places at most', () => {
  expect(readInstagram('a'.repeat(30))).toBe(`https://www.instagram.com/${'a'.repeat(30)}/`)
})
