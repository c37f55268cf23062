import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { keepAnswersPrivate } from './private-answers.ts'

/** What an answer with these headers says about being kept. */
async function saidOf(answer: Record<string, string>, asked: Record<string, string> = {}) {
  const app = new Hono()
  app.use(keepAnswersPrivate())
  app.get('/', (c) => c.body('x', 200, answer))
  return (await app.request('/', { headers: asked })).headers.get('cache-control')
}

const SIGNED_IN = { authorization: 'Bearer x' }

test.each([
  ['nothing said, to a visitor', {}, {}, 'private, no-cache'],
  ['nothing said, to who is signed in', {}, SIGNED_IN, 'private, no-store'],
  [
    'a cookie, whatever else it says',
    { 'set-cookie': 'a=b', 'cache-control': 'public, max-age=60' },
    {},
    'private, no-store',
  ],
  ['a cookie and nothing said', { 'set-cookie': 'a=b' }, {}, 'private, no-store'],
  [
    'a cookie on what is kept nowhere already',
    { 'set-cookie': 'a=b', 'cache-control': 'no-store' },
    {},
    'no-store',
  ],
  [
    'what says how it may be kept',
    { 'cache-control': 'public, max-age=60' },
    SIGNED_IN,
    'public, max-age=60',
  ],
])('%s', async (_, answer, asked, said) => {
  expect(await saidOf(answer, asked)).toBe(said)
})
