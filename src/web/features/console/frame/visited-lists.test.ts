import { beforeEach, expect, test } from 'vitest'
import { forgetVisits, isOneStepBack, keepRows, keptRows, lastAddressOf, noteVisit } from './visited-lists.ts'

beforeEach(forgetVisits)

test('a list is found again with its filters, and one step back only where it is one step back', () => {
  noteVisit(3, '/painel/pedidos', '')
  noteVisit(4, '/painel/pedidos', '?situacao=paid')
  noteVisit(5, '/painel/pedidos/7', '')
  expect(isOneStepBack(5, '/painel/pedidos')).toBe(true)
  expect(isOneStepBack(4, '/painel/estudantes')).toBe(false)
  expect(isOneStepBack(null, '/painel/pedidos')).toBe(false)
  expect(lastAddressOf('/painel/pedidos')).toBe('/painel/pedidos?situacao=paid')
  expect(lastAddressOf('/painel/estudantes')).toBe('/painel/estudantes')
  // Went back, and on from there to another page.
  noteVisit(4, '/painel/cupons', '')
  expect(isOneStepBack(5, '/painel/pedidos')).toBe(false)
})

test('rows are kept by their question until the console is left', () => {
  keepRows('orders paid', { rows: [1], next: null })
  expect(keptRows('orders paid')?.rows).toEqual([1])
  expect(keptRows('orders all')).toBeNull()
  forgetVisits()
  expect(keptRows('orders paid')).toBeNull()
})
