import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkWithoutEval } from './check-without-eval.ts'

test('zod is told by the object that it shares, whichever comes first', () => {
  const before = z.config().jitless
  try {
    checkWithoutEval()
    expect(z.config().jitless).toBe(true)
  } finally {
    Object.assign(z.config(), { jitless: before })
  }
})
