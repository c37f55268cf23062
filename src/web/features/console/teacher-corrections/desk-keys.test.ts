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
  const start: DigitState = { competence: 1, isLevelNext: false }
  const chosen = afterDigit(start, 3)
  expect(chosen).toEqual({ state: { competence: 3, isLevelNext: true }, points: null })
  expect(afterDigit(chosen!.state, 5)).toEqual({ state: { competence: 3, isLevelNext: false }, points: 200 })
  expect(afterDigit(chosen!.state, 0)).toMatchObject({ points: 0 })
})

test.each([
  [{ competence: 1, isLevelNext: false } as const, 0],
  [{ competence: 1, isLevelNext: false } as const, 6],
  [{ competence: 1, isLevelNext: true } as const, 6],
])('%j: %i means nothing', (state, digit) => {
  expect(afterDigit(state, digit)).toBeNull()
})

test('a digit with Ctrl is the browser’s', () => {
  expect(digitOf(press('1', { ctrlKey: true }))).toBeNull()
  expect(digitOf(press('7'))).toBe(7)
})
