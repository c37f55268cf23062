import { expect, test } from 'vitest'
import { strikeWith, type Target } from '../soak/faults/fault.ts'

const NO_TARGET = {} as Target

test('a fault that breaks off is a difference with its reason, and the soak goes on', async () => {
  const strike = () => Promise.reject(new Error('mount: permission denied'))
  expect(await strikeWith({ name: 'full disk', strike }, NO_TARGET)).toStrictEqual({
    said: 'broke off',
    differences: ['the fault itself broke off: Error: mount: permission denied'],
  })
})

test('a fault that is done says what was seen', async () => {
  const struck = { said: 'done', differences: [] }
  expect(await strikeWith({ name: 'any', strike: async () => struck }, NO_TARGET)).toBe(struck)
})
