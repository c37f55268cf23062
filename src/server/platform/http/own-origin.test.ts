import { expect, test } from 'vitest'
import { isOwnAddress } from './own-origin.ts'

test.each([
  ['https://loja.example/success', true],
  ['https://loja.example:443/success', true],
  ['http://loja.example/success', false],
  ['https://loja.example:8443/success', false],
  ['https://loja.example.evil.example/success', false],
  ['https://loja.example@evil.example/', false],
  ['https://ana@loja.example/success', false],
  ['https://:x@loja.example/success', false],
  ['https://loja.example//evil.example/', false],
  ['https://loja.example/\\evil.example/', false],
  ['https://loja.example/a//evil.example/', true],
  ['//loja.example/success', false],
  ['/success', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://localhost/success', false],
  ['', false],
])('on https://loja.example, %s is its own: %s', (address, expected) => {
  expect(isOwnAddress(address, 'https://loja.example')).toBe(expected)
})

test.each([
  ['http://127.0.0.1:3000/success', true],
  ['http://[::1]:3000/success', true],
  ['http://localhost:3001/success', false],
  ['https://localhost:3000/success', false],
  ['http://evil.example:3000/', false],
])('on http://localhost:3000, %s is its own: %s', (address, expected) => {
  expect(isOwnAddress(address, 'http://localhost:3000')).toBe(expected)
})
