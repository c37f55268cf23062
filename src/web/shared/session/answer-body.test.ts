import { expect, test } from 'vitest'
import { answerBody } from './answer-body.ts'

test.each([
  [new Response(null, { status: 204 }), null],
  [new Response(null, { status: 202 }), null],
  [new Response('', { status: 200 }), null],
  [new Response('{"a":1}'), { a: 1 }],
  [new Response('null'), null],
])('an answer with a body or without one is read: %#', async (response, value) => {
  expect(await answerBody(response)).toEqual(value)
})

test('what is no JSON is no answer', async () => {
  await expect(answerBody(new Response('<!doctype html>'))).rejects.toThrow(SyntaxError)
})
