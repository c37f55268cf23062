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
  '[String.raw`\\d`, "“"]',
])('%s says the same', (code) => {
  const narrow = narrowText(code)
  expect(narrow).toMatch(/^[\0-\u00ff]*$/)
  expect(said(narrow)).toEqual(said(code))
})

test.each(['"Redação é treino"', 'String.raw`“\\d”`', '[String.raw`\\d$\u007b`“`}`]'])(
  '%s stays as it is',
  (code) => {
    expect(narrowText(code)).toBe(code)
  },
)
