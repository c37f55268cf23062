import { expect, test } from 'vitest'
import { variantLabel } from './variant-label.ts'

test.each([
  ['E-book', [], 'E-book'],
  ['Kit escolar', ['Impresso'], 'Kit escolar · Impresso'],
  ['Edição completa', ['Completa'], 'Edição completa'],
  ['Turma A', ['Noite', 'Online'], 'Turma A · Noite · Online'],
  ['Turma A', ['Noite', 'Noite'], 'Turma A · Noite'],
  ['E-book', [' '], 'E-book'],
])('%s with %j is shown as %s', (title, values, label) => {
  const options = values.map((value, index) => ({
    id: `${index}`,
    option_id: `o${index}`,
    variant_id: 'v',
    value,
  }))
  expect(variantLabel({ title, options })).toBe(label)
})
