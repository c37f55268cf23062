import { expect, test } from 'vitest'
import { readPagePatterns } from './page-pattern.ts'

const paths = [undefined, '*', 'store', 'product/:id', 'painel', 'corretor-de-redacao/redacoes/:id']
const below = [undefined, 'pedidos', 'pedidos/:number', 'conteudos/:list?']
// Only the path of a route and the route above it are read.
const routes = {
  ...Object.fromEntries(paths.map((path) => [`${path}`, { path, parentId: 'root' }])),
  ...Object.fromEntries(below.map((path) => [`painel/${path}`, { path, parentId: 'painel' }])),
  root: { path: '' },
} as never
const patternOf = readPagePatterns(routes)

test.each([
  ['/', '/'],
  ['/_.data', '/ (data)'],
  ['/store', '/store'],
  ['/store.data', '/store (data)'],
  ['/store/_.data', '/store (data)'],
  ['/product/prod_1', '/product/:id'],
  ['/product/prod_1.data', '/product/:id (data)'],
  ['/painel', '/painel'],
  ['/painel/pedidos', '/painel/pedidos'],
  ['/painel/pedidos/1042', '/painel/pedidos/:number'],
  ['/painel/conteudos', '/painel/conteudos/:list?'],
  ['/painel/conteudos/numeros', '/painel/conteudos/:list?'],
  ['/painel/nada', '/*'],
  ['/pedidos', '/*'],
  ['/corretor-de-redacao/redacoes/3f2a', '/corretor-de-redacao/redacoes/:id'],
  ['/nada/disso', '/*'],
])('%s is told as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
