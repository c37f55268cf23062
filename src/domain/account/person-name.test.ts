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
  ['', null],
  [null, null],
  [undefined, null],
])('%j is shown to strangers as %j', (fullName, shown) => {
  expect(publicNameOf(fullName)).toBe(shown)
})
