import { expect, test } from 'vitest'
import { pictureKinds } from './picture-kinds.ts'

test('an iPhone is not asked for HEIC, so that it gives JPEG', () => {
  expect(pictureKinds({ isIos: true })).toBe('image/jpeg,image/png,image/webp')
  expect(pictureKinds({ isIos: false })).toContain('image/heic')
})
