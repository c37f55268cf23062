import { expect, test } from 'vitest'
import { isFreeRewriting } from './rewriting.ts'

const paid = { theme: 'Um tema', isPaid: true, isRewritten: false }

test.each([
  ['of a paid one', paid, 'Um tema', true],
  ['of nothing', null, 'Um tema', false],
  ['of one that was free itself', { ...paid, isPaid: false }, 'Um tema', false],
  ['a second time', { ...paid, isRewritten: true }, 'Um tema', false],
  ['on another theme', paid, 'Outro tema', false],
] as const)('a rewriting %s', (_, rewritten, theme, isFree) => {
  expect(isFreeRewriting(rewritten, theme)).toBe(isFree)
})
