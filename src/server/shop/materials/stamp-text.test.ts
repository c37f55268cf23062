import { expect, test } from 'vitest'
import { stampLine, writable } from './stamp-text.ts'
import { textWidthPt } from './text-width.ts'

const WIDTH_PT = 370
const EMAIL = 'ana@exemplo.com.br'

test('the stamp says whose copy it is', () => {
  expect(stampLine({ name: 'Ana Souza', email: EMAIL }, WIDTH_PT)).toEqual({
    text: 'Material de Ana Souza · ana@exemplo.com.br · uso pessoal',
    sizePt: 7,
  })
})

test.each([
  ['Łucja Nguyễn Thị Ánh Şahin Đorđević', 'Łucja Nguyễn Thị Ánh Şahin Đorđević'],
  ['Jose\u0301', 'José'],
  ['Ana 🎉🎉 Souza', 'Ana ? Souza'],
  ['👩‍👩‍👧', '?'],
  ['李明', '?'],
  ['A\u0000\r\n\tB\u202E', 'A B?'],
  ['  Ana   Souza ', 'Ana Souza'],
])('%j is written as %j', (typed, written) => {
  expect(writable(typed)).toBe(written)
})

test.each(['', '   ', '李明', '🎉'])('without a writable name (%j) the e-mail stands for it', (name) => {
  expect(stampLine({ name, email: EMAIL }, WIDTH_PT).text).toBe(`Material de ${EMAIL} · uso pessoal`)
})

test('a long name ends at a word, with an ellipsis', () => {
  const { text } = stampLine(
    { name: 'Maria Antônia da Conceição dos Santos Figueiredo de Albuquerque e Melo', email: EMAIL },
    WIDTH_PT,
  )
  expect(text).toBe(
    'Material de Maria Antônia da Conceição dos Santos Figueiredo de… · ana@exemplo.com.br · uso pessoal',
  )
})

test.each([
  ['x'.repeat(200), EMAIL],
  ['Maria '.repeat(40), `${'a'.repeat(64)}@${'b'.repeat(180)}.com.br`],
  ['', `${'a'.repeat(64)}@${'b'.repeat(180)}.com.br`],
])('even %s fits into the width, beginning and end of the address kept', (name, email) => {
  const { text, sizePt } = stampLine({ name, email }, WIDTH_PT)
  expect(textWidthPt(text, sizePt)).toBeLessThanOrEqual(WIDTH_PT)
  expect(text).toContain(email.slice(0, 8))
  expect(text).toContain('.com.br · uso pessoal')
})
