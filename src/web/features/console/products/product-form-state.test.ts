import { expect, test } from 'vitest'
import { deliveredByTheOnly, draftOf, emptyForm, emptyVariant, formOf, moved } from './product-form-state.ts'

test('what is typed becomes cents, moments and pieces, and comes back as it was typed', () => {
  const form = {
    ...emptyForm(),
    title: ' Repertório ',
    options: [{ key: 'o', id: null, title: 'Edição' }],
    variants: [
      {
        ...emptyVariant(1),
        title: 'E-book',
        amount: '18',
        saleAmount: '9,90',
        saleStartsAt: '2026-11-27T00:00',
        isStockManaged: true,
        stockChange: 'adjust' as const,
        pieces: '−2',
        optionValues: ['PDF'],
      },
    ],
  }
  const { draft, faults } = draftOf(form)
  expect(faults).toEqual([])
  expect(draft).toMatchObject({
    title: 'Repertório',
    options: [{ id: null, title: 'Edição' }],
    variants: [
      {
        amount: 1_800,
        saleAmount: 990,
        saleStartsAt: '2026-11-27T03:00:00.000Z',
        saleEndsAt: null,
        stock: { change: 'adjust', pieces: -2 },
      },
    ],
  })
  expect(formOf(draft).variants[0]).toMatchObject({
    amount: '18,00',
    saleAmount: '9,90',
    saleStartsAt: '2026-11-27T00:00',
    stockChange: 'keep',
  })
})

test('what cannot be read is a fault of its field, and nothing is guessed', () => {
  const variant = {
    ...emptyVariant(0),
    amount: 'dez',
    saleAmount: '9,999',
    isStockManaged: true,
    stockChange: 'set' as const,
  }
  expect(draftOf({ ...emptyForm(), variants: [variant] }).faults).toEqual([
    { field: 'variants.0.amount', code: 'not-an-amount' },
    { field: 'variants.0.saleAmount', code: 'not-an-amount' },
    { field: 'variants.0.stock', code: 'not-a-number' },
  ])
})

test('a row moves to its place and the others keep theirs', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('a file that is sent belongs to the only variant; of two, or none, nobody knows', () => {
  const one = { ...emptyVariant(0), title: 'PDF', materialIds: ['before'] }
  expect(deliveredByTheOnly([one], 'sent')).toEqual([{ ...one, materialIds: ['before', 'sent'] }])
  expect(deliveredByTheOnly([one, emptyVariant(0)], 'sent')).toBeNull()
  expect(deliveredByTheOnly([], 'sent')).toBeNull()
})
