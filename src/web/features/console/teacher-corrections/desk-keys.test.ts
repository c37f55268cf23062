import { expect, test } from 'vitest'
import { afterDigit, commandOf, type DigitState, digitOf } from './desk-keys.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test.each([
  [press('a'), 'take'],
  [press('A', { shiftKey: true }), 'take-all'],
  // Caps lock alone takes one.
  [press('A'), 'take'],
  [press('d', { ctrlKey: true }), null],
  [press('Enter'), 'mark'],
  [press('Enter', { ctrlKey: true }), 'finish'],
  [press('Enter', { shiftKey: true }), null],
  [press('?', { shiftKey: true }), 'help'],
  [press('?'), 'help'],
  [press('x'), null],
])('%j means %s', (pressed, command) => {
  expect(commandOf(pressed)).toBe(command)
})

test('two digits give a level: the competence, then its step of 40 points', () => {
  const start: DigitState = { place: 1, isLevelNext: false }
  const chosen = afterDigit(start, 3, null)
  expect(chosen).toEqual({ state: { place: 3, isLevelNext: true }, points: null })
  expect(afterDigit(chosen!.state, 5, null)).toEqual({ state: { place: 3, isLevelNext: false }, points: 200 })
  expect(afterDigit(chosen!.state, 0, null)).toMatchObject({ points: 0 })
})

test.each([
  [{ place: 1, isLevelNext: false }, 0],
  [{ place: 1, isLevelNext: false }, 6],
  [{ place: 1, isLevelNext: true }, 6],
])('%j: %i means nothing', (state, digit) => {
  expect(afterDigit(state, digit, null)).toBeNull()
})

test('for another exam the digits are its criteria and their points', () => {
  const points = { min: 1, max: 3 }
  const exam = {
    criteria: [points, null].map((one, at) => ({ id: `${at}`, name: '', about: '', points: one })),
  }
  expect(afterDigit({ place: 1, isLevelNext: false }, 2, exam)?.state.place).toBe(2)
  expect(afterDigit({ place: 1, isLevelNext: false }, 3, exam)).toBeNull()
  expect(afterDigit({ place: 1, isLevelNext: true }, 3, exam)?.points).toBe(3)
  expect(afterDigit({ place: 1, isLevelNext: true }, 0, exam)).toBeNull()
  expect(afterDigit({ place: 1, isLevelNext: true }, 4, exam)).toBeNull()
  expect(afterDigit({ place: 2, isLevelNext: true }, 1, exam)).toBeNull()
})

test('a digit with Ctrl is the browser’s', () => {
  expect(digitOf(press('1', { ctrlKey: true }))).toBeNull()
  expect(digitOf(press('7'))).toBe(7)
})
