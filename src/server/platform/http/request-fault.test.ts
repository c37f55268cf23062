import { expect, test } from 'vitest'
import { requestFault } from './request-fault.ts'

const HOST = ['Host', 'domine.example']

test.each([
  '/',
  '/perfil?x=//[',
  '/a//[',
  '//evil.example',
  '/%u0041',
  '/%',
  'http://x/perfil',
  'http://x',
  '*',
])('%s may be read', (url) => {
  expect(requestFault({ rawHeaders: HOST, url })).toBeNull()
})

test.each(['//[', '//%u0041', '//[/perfil', '//a:b', 'http://x//[', '//%'])('%s is no address', (url) => {
  expect(requestFault({ rawHeaders: HOST, url })).toBe('The address cannot be read')
})

test('one host is one, whatever else is sent twice', () => {
  expect(requestFault({ rawHeaders: [...HOST, 'Accept', 'Host', 'accept', 'host'], url: '/' })).toBeNull()
  expect(requestFault({ rawHeaders: [...HOST, 'hOST', 'domine.example'], url: '/' })).toBe(
    'More than one Host header',
  )
})
