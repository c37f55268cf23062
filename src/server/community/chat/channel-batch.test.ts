import type pg from 'pg'
import { expect, test } from 'vitest'
import type { AppContext } from '#server/context.ts'
import { writeInBatch } from './channel-batch.ts'

const WRITERS = 20

/** A database whose every transaction fails so. @returns how often it was asked, too */
function failing(error: Error) {
  const asked = { times: 0 }
  const execute = async () => {
    asked.times += 1
    throw error
  }
  // The two members that a turn needs.
  const context = { pool: {} as pg.Pool, db: { transaction: () => ({ execute }) } } as unknown as AppContext
  return { context, asked }
}

const refused = (context: AppContext) =>
  Promise.all(
    Array.from({ length: WRITERS }, () =>
      writeInBatch(context, 'global', async () => 'written').catch((error: Error) => error.message),
    ),
  )

test('who waits while the database is away is refused with the others, not after each of them', async () => {
  const { context, asked } = failing(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  expect(await refused(context)).toEqual(Array(WRITERS).fill('away'))
  // The first, who came alone, and all the others.
  expect(asked.times).toBe(2)
})

test('after a fault of one each of the others has a turn of its own', async () => {
  const { context, asked } = failing(new Error('a fault'))
  await refused(context)
  expect(asked.times).toBe(1 + 1 + (WRITERS - 1))
})
