import { expect, test } from 'vitest'
import { coverSources } from './cover-sources.ts'

test('one of our covers has its three widths in both formats', () => {
  expect(coverSources('/images/covers/completo-640.webp')).toEqual({
    avif: '/images/covers/completo-320.avif 320w, /images/covers/completo-640.avif 640w, /images/covers/completo-960.avif 960w',
    webp: '/images/covers/completo-320.webp 320w, /images/covers/completo-640.webp 640w, /images/covers/completo-960.webp 960w',
    fallback: '/images/covers/completo-640.webp',
    width: 640,
    height: 853,
  })
})

test.each([
  'https://example.org/images/covers/completo-640.webp',
  '/images/covers/completo-640.png',
  '/images/covers/completo.webp',
  '/images/covers/../secret-640.webp',
])('%s is taken as it is', (url) => {
  expect(coverSources(url)).toBeNull()
})
