import { expect, test } from 'vitest'
import { detailLines } from './audit-entry-details.ts'

test.each([
  ['a plain fact', { reason: 'Venceu o desafio' }, [{ name: 'Motivo', value: 'Venceu o desafio' }]],
  [
    'a setting that was changed',
    { extraGenerations: { from: true, to: false } },
    [{ name: 'extraGenerations', value: 'sim → não' }],
  ],
  [
    'the changes of a product',
    { changes: { title: ['Apostila', 'Apostila nova'], subtitle: [null, 'Com exercícios'] } },
    [
      { name: 'Título', value: 'Apostila → Apostila nova' },
      { name: 'Subtítulo', value: '(vazio) → Com exercícios' },
    ],
  ],
  ['ids in an order', { ids: ['prod_a', 'prod_b'] }, [{ name: 'Nova ordem', value: 'prod_a; prod_b' }]],
  [
    'something inside something',
    { added: [{ title: 'Um' }] },
    [{ name: 'Acrescentados', value: 'Título: Um' }],
  ],
  ['nothing at all', {}, []],
])('%s is told in words', (_name, details, lines) => {
  expect(detailLines(details)).toEqual(lines)
})
