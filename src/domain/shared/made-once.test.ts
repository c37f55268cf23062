import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

test('it is made with the first use and not again', () => {
  let count = 0
  const thing = madeOnce(() => ({ number: ++count }))
  expect(count).toBe(0)
  expect(thing()).toBe(thing())
  expect(count).toBe(1)
})
