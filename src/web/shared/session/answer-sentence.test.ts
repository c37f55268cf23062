import { expect, test } from 'vitest'
import { sentenceOf } from './answer-sentence.ts'

test.each([
  ['Auth session missing!', 'Auth session missing!'],
  ['3 tentativas restantes', '3 tentativas restantes'],
  ['{}', null],
  ['{"reason":"proxy"}', null],
  ['[]', null],
  ['""', null],
  ['null', null],
  ['400', null],
  ['', null],
  [' ', null],
])('of %j the person reads %j', (message, sentence) => {
  expect(sentenceOf(message)).toBe(sentence)
})
