import { expect, test } from 'vitest'
import { publicNameOf } from './person-name.ts'

test.each([
  ['Ana Clara de Souza', 'Ana S.'],
  ['  João   álvares ', 'João Á.'],
  ['Érica', 'Érica'],
  ["Maria D'Ávila", 'Maria D.'],
  ['Ana <b>Silva</b> 81 90000-0000', 'Ana B.'],
  ['x'.repeat(60), 'x'.repeat(30)],
  ['👕 7', null],
  ['Moderação Domine', null],
  ['Ｍｏｄｅｒａｄｏｒａ Ana', null],
  ['Equipe da Redação', null],
  ['Mоdеrаçãо', null],
  ['S u p o r t e', null],
  ['\u3164\u3164', null],
  ['\u200b\u2060', null],
  ['A\u3164na Sil\u200bva', 'Ana S.'],
  ['Oficina Admira', 'Oficina A.'],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is shown to strangers as %j', (fullName, shown) => {
  expect(publicNameOf(fullName)).toBe(shown)
})
