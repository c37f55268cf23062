import { expect, test } from 'vitest'
import { framingParts } from './theme.ts'

test.each([
  ['A vacina é um hábito. Como mantê-la?', 'A vacina é um hábito.', 'Como mantê-la?'],
  ['A Lei nº 9.434/1997 decide. Basta? Como ir além?', 'A Lei nº 9.434/1997 decide. Basta?', 'Como ir além?'],
  ['Como mantê-la?', 'Como mantê-la?', null],
  ['Basta a lei? Ela não basta.', 'Basta a lei? Ela não basta.', null],
])('%j asks its question at the end, or not', (framing, context, question) => {
  expect(framingParts(framing)).toEqual({ context, question })
})
