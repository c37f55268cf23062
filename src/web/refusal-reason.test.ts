import { createStaticHandler, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { refusalReason } from './refusal-reason.ts'

test('a request that the router refuses is one line, without a stack', () => {
  expect(refusalReason(new ErrorResponse(405, 'Method Not Allowed', null))).toBe('405 Method Not Allowed')
  expect(
    refusalReason(
      new Error(
        'The `request.url` origin does not match `origin` header from a forwarded action request. Aborting the action.',
      ),
    ),
  ).toContain('does not match `origin`')
})

test('anything else is a fault of ours', () => {
  expect(refusalReason(new ErrorResponse(500, 'Internal Server Error', null))).toBeNull()
  expect(refusalReason(new TypeError('x is not a function'))).toBeNull()
  expect(refusalReason('Aborting the action.')).toBeNull()
})

test('a post to a page without an action is refused by the router as a 4xx', async () => {
  const { query } = createStaticHandler([{ id: 'root', path: '/', loader: () => null }])
  const outcome = await query(new Request('http://x/', { method: 'POST', body: new URLSearchParams() }))
  if (outcome instanceof Response) throw new Error('expected a page')
  expect(Object.values(outcome.errors ?? {}).map(refusalReason)).toEqual(['405 Method Not Allowed'])
})
