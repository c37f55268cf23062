/** Scripts of the server in characters of one byte: what they say stays the same. */
import { expect, test } from 'vitest'
import { narrowText } from '../scripts/narrow-text.ts'

const said = (code: string): unknown => new Function(`return ${code}`)()

test.each([
  '"“Redação” – três pontos… → ✓"',
  "'\\u201c“'",
  '`“Á” de emojis: 👩🏽‍🏫`',
  String.raw`"\\“ \“ \\\“".replace(/\“/g, "x")`,
  '"a–b—c".replace(/[–—]/g, "-")',
  '"👍 ok".match(/👍/u)[0]',
  '({ "ação…": 1 })["ação…"]',
  '"“não precisa”" // “comentário”',
])('%s says the same', (code) => {
  const narrow = narrowText(code)
  expect(narrow).toMatch(/^[\0-\u00ff]*$/)
  expect(said(narrow)).toEqual(said(code))
})

test('what is of one byte stays as it is, and so does a script with raw text', () => {
  for (const code of ['"Redação é treino"', 'String.raw`“\\d”`']) expect(narrowText(code)).toBe(code)
})
