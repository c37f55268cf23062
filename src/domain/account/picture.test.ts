import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import {
  checkPictureFile,
  checkPicturePixels,
  isOwnPictureName,
  isPictureName,
  MAX_PICTURE_BYTES,
  newPictureName,
  PICTURE_TYPES,
} from './picture.ts'
import { publicPathOf, publicPicturePath } from './picture-path.ts'

const ID = '6f9d1c1e-7c1b-4c52-9f0e-0a8f2b1f7f10'

test.each([
  ['foto.jpg', 'image/jpeg', 1, null],
  ['foto.avif', '', 1, null],
  ['foto.JPEG', '', 1, null],
  ['foto.jpg', 'image/jpeg', MAX_PICTURE_BYTES, null],
  ['foto.jpg', 'image/jpeg', MAX_PICTURE_BYTES + 1, 'picture-too-large'],
  ['foto.jpg', 'image/jpeg', 0, 'picture-empty'],
  ['desenho.svg', 'image/svg+xml', 1, 'picture-unknown-format'],
  ['foto.heic', 'image/heic', 1, 'picture-unknown-format'],
  ['redação.pdf', 'application/pdf', 1, 'picture-unknown-format'],
  ['foto.jpg', 'application/pdf', 1, 'picture-unknown-format'],
  ['notas', '', 1, 'picture-unknown-format'],
])('%s of type "%s" with %i bytes: %s', (name, type, byteSize, code) => {
  const checked = checkPictureFile({ name, type, byteSize })
  expect(checked.ok ? null : checked.code).toBe(code)
  if (!checked.ok) expect(checked.fileName).toBe(name)
})

test.each([
  [8000, 5000, true],
  [8001, 5000, false],
  [40_000_001, 1, false],
])('%i × %i pixels: taken %s', (widthPx, heightPx, isTaken) => {
  expect(checkPicturePixels({ name: null, widthPx, heightPx }).ok).toBe(isTaken)
})

test.each([
  [`${ID}-1.jpg`, true],
  [`${ID}0.123.jpg`, true],
  [`${ID}/foto.jpg`, true],
  [ID, false],
  [`${ID}/`, false],
  [`x/${ID}/foto.jpg`, false],
  [`${ID.toUpperCase()}-1.jpg`, false],
  ['foto.jpg', false],
])("the name %s is its owner's: %s", (name, isOwn) => {
  expect(isOwnPictureName(name, ID)).toBe(isOwn)
})

test('the name that we make is an own one and can be a name', () => {
  const name = newPictureName(ID, 987_654, 'webp')
  expect(name).toBe(`${ID}-987654.webp`)
  expect(isOwnPictureName(name, ID) && isPictureName(name)).toBe(true)
})

test.each([
  '',
  'a//b',
  '/a',
  'a/',
  '..',
  'a/../b',
  './a',
  'a\nb',
  'a\\b',
  'a%2fb',
  'é',
  'a/b/c/d/e',
  'x'.repeat(101),
])('%j can be no name', (name) => {
  expect(isPictureName(name)).toBe(false)
})

test.each([
  ['/storage/v1/object/public/avatars/a.webp', '/storage/v1/object/public/avatars/a.webp'],
  [
    'https://loja.example/storage/v1/object/public/avatars/a.webp',
    '/storage/v1/object/public/avatars/a.webp',
  ],
  ['https://evil.example/a.png', null],
  ['//evil.example/storage/v1/object/public/avatars/a.webp', null],
  ['/\\evil.example/storage/v1/object/public/avatars/a.webp', null],
  ['javascript:/storage/v1/object/public/avatars/a.webp', null],
  ['data:image/png,/storage/v1/object/public/', null],
  ['', null],
])('the public path within %j is %j', (address, path) => {
  expect(publicPathOf(address)).toBe(path)
})

test('a name is spelled in an address as the storage client spells it', () => {
  expect(publicPicturePath('covers', 'a b/c&d.webp')).toBe(
    '/storage/v1/object/public/covers/a%20b/c%26d.webp',
  )
})

test('any file is taken or refused by a word of its own, and what is taken is a known kind within the bounds', () => {
  const file = fc.record({
    name: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('jpg', 'JPEG', 'avif', 'svg', 'png ', 'gif\n').map((ending) => `foto.${ending}`),
    ),
    type: fc.oneof(fc.string(), fc.constantFrom('', 'image/png', 'image/svg+xml', 'IMAGE/PNG')),
    byteSize: fc.oneof(fc.nat(), fc.constantFrom(0, 1, MAX_PICTURE_BYTES, MAX_PICTURE_BYTES + 1)),
  })
  fc.assert(
    fc.property(file, (one) => {
      const checked = checkPictureFile(one)
      const isKnown =
        one.type === ''
          ? ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'].some((end) =>
              one.name.toLowerCase().endsWith(`.${end}`),
            )
          : PICTURE_TYPES.some((type) => type === one.type)
      expect(checked.ok).toBe(isKnown && one.byteSize >= 1 && one.byteSize <= MAX_PICTURE_BYTES)
      if (!checked.ok)
        expect(['picture-empty', 'picture-unknown-format', 'picture-too-large']).toContain(checked.code)
    }),
    { numRuns: tries(500) },
  )
})

test('a name stays where it is put in an address, whatever it is, and is read out of it again', () => {
  const segment = fc.string({
    unit: fc.constantFrom('a', '.', ' ', '?', '&', '/', '+', "'", '%', '\\', '#', ';'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.oneof(segment, fc.webPath()), (name) => {
      fc.pre(isPictureName(name))
      const path = publicPicturePath('avatars', name)
      expect(new URL(path, 'https://loja.example').pathname).toBe(path)
      expect(publicPathOf(path)).toBe(path)
      expect(publicPathOf(`https://loja.example${path}?v=1`)).toBe(path)
      expect(decodeURIComponent(path)).toBe(`/storage/v1/object/public/avatars/${name}`)
    }),
    { numRuns: tries(500) },
  )
})

test('any address has a public path of ours or none', () => {
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .tuple(fc.constantFrom('', '//', 'http://', 'javascript:', '/\\'), fc.string(), fc.string())
      .map(([scheme, host, rest]) => `${scheme}${host}/storage/v1/object/public/${rest}`),
  )
  fc.assert(
    fc.property(address, (one) => {
      const path = publicPathOf(one)
      if (path === null) return
      expect(path.startsWith('/storage/v1/object/public/')).toBe(true)
      expect(one).toContain(path)
      expect(new URL(path, 'https://loja.example').host).toBe('loja.example')
    }),
    { numRuns: tries(500) },
  )
})

test("a picture's new name is its owner's, and nobody else's", () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.uuid(),
      fc.nat(),
      fc.constantFrom('webp', 'gif'),
      (id, other, number, ending) => {
        fc.pre(id !== other)
        const name = newPictureName(id, number, ending)
        expect(isPictureName(name) && isOwnPictureName(name, id)).toBe(true)
        expect(isOwnPictureName(name, other)).toBe(false)
      },
    ),
  )
})
