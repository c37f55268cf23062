import { expect, test } from 'vitest'
import { isPlaceToReturn, WAY_KEPT_MS, wayBack } from './way-back.ts'

test.each([
  ['/', true],
  ['/corretor-de-redacao?tema=saude-1', true],
  ['/product/prod_1', true],
  ['/minicurso', true],
  ['/login', false],
  ['/cadastro?x=1', false],
  ['/pedido/12?chave=abc', false],
  ['/termos-de-uso', false],
  ['/termos-de-uso#compra', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['', false],
])('%s is a place to return to: %s', (place, isPlace) => {
  expect(isPlaceToReturn(place)).toBe(isPlace)
})

test.each([
  [0, '/minicurso'],
  [WAY_KEPT_MS, '/minicurso'],
  [WAY_KEPT_MS + 1, null],
  [-1, null],
])('after %i ms the way back is %s', (passedMs, way) => {
  expect(wayBack({ place: '/minicurso', atMs: 1_000 }, 1_000 + passedMs)).toBe(way)
})

test('without a place there is no way, and none that leads out of the site', () => {
  expect(wayBack(null, 0)).toBeNull()
  expect(wayBack({ place: '//evil.example', atMs: 0 }, 0)).toBeNull()
})
