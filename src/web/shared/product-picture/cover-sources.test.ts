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

test('what the owner has uploaded has the same', () => {
  const base = '/product-pictures/6c0f4f0e-0000-4000-8000-000000000001'
  expect(coverSources(`${base}-640.webp`)?.avif).toBe(
    `${base}-320.avif 320w, ${base}-640.avif 640w, ${base}-960.avif 960w`,
  )
})

test.each([
  'https://example.org/images/covers/completo-640.webp',
  '/images/covers/completo-640.png',
  '/images/covers/completo.webp',
  '/images/covers/../secret-640.webp',
])('%s is taken as it is', (url) => {
  expect(coverSources(url)).toBeNull()
})
