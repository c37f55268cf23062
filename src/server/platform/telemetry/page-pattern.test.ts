import { expect, test } from 'vitest'
import { readPagePatterns } from './page-pattern.ts'

const paths = [undefined, '*', 'store', 'product/:id', 'painel/*', 'corretor-de-redacao/redacoes/:id']
// Only the path of a route is read.
const routes = Object.fromEntries(paths.map((path, index) => [String(index), { path }])) as never
const patternOf = readPagePatterns(routes)

test.each([
  ['/', '/'],
  ['/_root.data', '/ (data)'],
  ['/store', '/store'],
  ['/store.data', '/store (data)'],
  ['/product/prod_1', '/product/:id'],
  ['/product/prod_1.data', '/product/:id (data)'],
  ['/painel', '/painel/*'],
  ['/painel/ajustes', '/painel/*'],
  ['/corretor-de-redacao/redacoes/3f2a', '/corretor-de-redacao/redacoes/:id'],
  ['/nada/disso', '/*'],
])('%s is told as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
