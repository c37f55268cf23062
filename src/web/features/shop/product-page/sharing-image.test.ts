import { expect, test } from 'vitest'
import { sharingImagePath } from './sharing-image.ts'

test.each([
  ['/images/covers/conclusao-640.webp', '/images/social/conclusao.jpg'],
  ['/images/covers/caderno-de-exercicios-960.webp', '/images/social/caderno-de-exercicios.jpg'],
  [
    '/product-pictures/6c0f4f0e-0000-4000-8000-000000000001-640.webp',
    '/product-pictures/6c0f4f0e-0000-4000-8000-000000000001-social.jpg',
  ],
  ['/uploads/outra.webp', '/uploads/outra.webp'],
  ['/images/covers/../../x-1.webp', '/images/covers/../../x-1.webp'],
  [null, null],
])('a product with the picture %s is shared as %s', (thumbnail, path) => {
  expect(sharingImagePath(thumbnail)).toBe(path)
})
