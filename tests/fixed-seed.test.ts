/** The suite is free of chance: what fast-check draws is the same each time (docs/testing.md). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

test('chance draws the same twice', () => {
  const drawn = () => fc.sample(fc.string({ minLength: 10 }), 20)
  expect(drawn()).toEqual(drawn())
})

test('every project that may hold a law begins at the fixed seed', () => {
  const projects = (config.test?.projects ?? []) as { test: { name: string; setupFiles?: string[] } }[] // as written there
  const seeded = projects.filter(({ test: { setupFiles } }) =>
    setupFiles?.includes('tests/support/fuzz/fixed-seed.ts'),
  )
  expect(seeded.map(({ test: { name } }) => name)).toEqual(['unit', 'web', 'http'])
})
