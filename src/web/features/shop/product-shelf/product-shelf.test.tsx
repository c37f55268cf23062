import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ProductShelf } from './product-shelf.tsx'

test.each([
  ['HTTP 503: Service Unavailable', 'Erro ao carregar produtos: HTTP 503: Service Unavailable'],
  ['', 'Erro ao carregar produtos: Falha ao carregar produtos'],
])('a list that could not be read, with the message %j: %s', (error, sentence) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <ProductShelf shelf={{ products: [], error }} place="store" storeId="s" />,
    },
  ])
  expect(renderToStaticMarkup(<Stub />)).toContain(sentence)
})
