import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressReader, keyOf } from './page-address.ts'

const read = addressReader(
  {
    '/store': { kept: { pagina: /^[1-9]$/, ordem: /^[ab]$/ } },
    '/pedido/:id': { personal: ['chave'] },
  },
  (path) => {
    if (path.endsWith('.data')) return '/store (data)'
    if (path.startsWith('/pedido/')) return '/pedido/:id'
    return ['/', '/store'].includes(path) ? path : '/*'
  },
)

test.each([
  ['/', '/', true],
  ['/?fbclid=x', '/', true],
  ['/?', '/', true],
  ['/store?pagina=2&utm_source=x', '/store?pagina=2', true],
  ['/store?utm_source=x&ordem=b&pagina=2', '/store?pagina=2&ordem=b', true],
  ['/store?ordem=b&pagina=2', '/store?pagina=2&ordem=b', true],
  ['/store?pagina=2&pagina=3', '/store?pagina=2', true],
  ['/store?pagina=99', '/store', true],
  [`/store?pagina=${'9'.repeat(9000)}`, '/store', true],
  ['/store?PAGINA=2', '/store', true],
  ['/store/?pagina=2&u=1', '/store/?pagina=2', true],
  ['/STORE?pagina=2&u=1', '/STORE?pagina=2', true],
  ['/pedido/7?chave=a%20b&u=1', '/pedido/7?chave=a+b', false],
  ['/pedido/7?u=1', '/pedido/7', true],
  // Nobody knows who reads these.
  ['/nada?pagina=2', '/nada?pagina=2', false],
  ['/store.data?_routes=x', '/store.data?_routes=x', false],
  ['//store?pagina=2', '//store?pagina=2', false],
  ['http://x/store?pagina=2', 'http://x/store?pagina=2', false],
])('%s is the page %s; kept: %s', (address, key, mayBeKept) => {
  const found = read(address)
  expect([keyOf(found), found.mayBeKept]).toEqual([key, mayBeKept])
})

test('a page has no more keys than values that it reads, whatever is asked for', () => {
  const names = fc.constantFrom('pagina', 'ordem', 'fbclid', 'chave')
  const queries = fc.array(fc.tuple(names, fc.string()), { maxLength: 5 })
  fc.assert(
    fc.property(queries, (query) => {
      const key = keyOf(read(`/store?${new URLSearchParams(query)}`))
      expect(key).toMatch(/^\/store(\?(pagina=[1-9])?&?(ordem=[ab])?)?$/)
    }),
  )
})
