import { expect, test } from 'vitest'
import { sharingImagePath } from './sharing-image.ts'

test.each([
  ['conclusao', '/images/covers/conclusao-640.webp', '/images/social/conclusao.jpg'],
  ['kit', '/images/covers/conclusao-640.webp', '/images/covers/conclusao-640.webp'],
  [
    'conclusao',
    '/product-pictures/6c0f4f0e-0000-4000-8000-000000000001-640.webp',
    '/product-pictures/6c0f4f0e-0000-4000-8000-000000000001-social.jpg',
  ],
  ['conclusao', '/uploads/outra.webp', '/uploads/outra.webp'],
  [null, '/images/covers/conclusao-640.webp', '/images/covers/conclusao-640.webp'],
  ['conclusao', null, null],
])('the product %s with the cover %s is shared as %s', (slug, thumbnail, path) => {
  expect(sharingImagePath(slug, thumbnail)).toBe(path)
})
