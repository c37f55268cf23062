import { expect, test } from 'vitest'
import {
  checkLessonPicture,
  figuresOf,
  nextFigure,
  PICTURE_LIMITS,
  withFigureAt,
  withFiguresApart,
  withoutFigure,
} from './lesson-picture.ts'

test.each([
  ['[figura 1]', [1]],
  ['Antes.\n[figura 2]\nDepois.', [2]],
  ['   [Figura 3]  \r\n\r\nFim', [3]],
  ['[figura 1]\n\n[figura 2]\n\n[figura 1]', [1, 2]],
  ['Veja a [figura 1] abaixo.', []],
  ['    [figura 1]', []],
  ['[figura]', []],
  ['[figura 1000]', []],
])('%j names the pictures %j', (text, numbers) => {
  expect(figuresOf(text)).toEqual(numbers)
})

test('a figure stands in a paragraph of its own', () => {
  expect(withFiguresApart('Antes.\n[Figura 2]\nDepois, veja a [figura 2].')).toBe(
    'Antes.\n\n\n[figura 2]\n\n\nDepois, veja a [figura 2].',
  )
})

test('a new picture has a number that neither a picture nor a line has', () => {
  expect(nextFigure([], '')).toBe(1)
  expect(nextFigure([{ number: 4 }, { number: 2 }], '[figura 2]')).toBe(5)
  expect(nextFigure([{ number: 1 }], '[figura 7]')).toBe(8)
})

test('its line goes where the caret was, and away with the picture', () => {
  expect(withFigureAt('', 0, 1)).toBe('[figura 1]')
  expect(withFigureAt('Um.\n\nDois.', 4, 3)).toBe('Um.\n\n[figura 3]\n\nDois.')
  expect(withFigureAt('Um.', 3, 3)).toBe('Um.\n\n[figura 3]')
  expect(withoutFigure('Um.\n\n[figura 3]\n\nDois, como na [figura 3].', 3)).toBe(
    'Um.\n\nDois, como na [figura 3].',
  )
  expect(withoutFigure('[figura 13]', 3)).toBe('[figura 13]')
})

test.each([
  ['a.png', PICTURE_LIMITS.bytes, null],
  ['a.png', PICTURE_LIMITS.bytes + 1, 'picture-too-large'],
  ['a.png', 0, 'picture-empty'],
  ['a.svg', 10, 'picture-unknown-format'],
])('%s of %d bytes: %s', (name, byteSize, code) => {
  const checked = checkLessonPicture({ name, type: '', byteSize })
  expect(checked.ok ? null : checked.code).toBe(code)
  if (!checked.ok && 'maxMegabytes' in checked) expect(checked.maxMegabytes).toBe(5)
})
test('of a file larger than any picture the limit of lessons is told', () => {
  expect(checkLessonPicture({ name: 'a.png', type: '', byteSize: 50_000_000 })).toMatchObject({
    maxMegabytes: 5,
  })
})
