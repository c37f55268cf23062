import { expect, test } from 'vitest'
import {
  doesClickCount,
  isOwnSale,
  partnerLink,
  readKeptClick,
  readPartnerCode,
  writeKeptClick,
} from './partner-link.ts'

test.each([
  ['ana', 'ana'],
  [' Prof-Ana-2 ', 'prof-ana-2'],
  ['an', null],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), null],
  ['ana souza', null],
  ['ana_souza', null],
  ['joão', null],
  ['', null],
  [null, null],
])('the code %s is read as %s', (text, code) => {
  expect(readPartnerCode(text)).toBe(code)
})

test.each([
  ['2026-11-30', '2026-11-30', true],
  ['2026-10-31', '2026-11-30', true],
  ['2026-10-30', '2026-11-30', false],
  ['2026-12-01', '2026-11-30', false],
  ['2026-02-30', '2026-03-01', false],
  ['yesterday', '2026-11-30', false],
])('a click of %s counts on %s: %s', (day, today, does) => {
  expect(doesClickCount(day, today)).toBe(does)
})

test('a click is kept as it was, and as nothing once it counts no more', () => {
  const click = { code: 'ana', day: '2026-11-01' }
  expect(readKeptClick(writeKeptClick(click), '2026-12-01')).toEqual(click)
  expect(readKeptClick(writeKeptClick(click), '2026-12-02')).toBeNull()
  for (const text of [null, '', 'ana', 'ana 2026-11-01 x', 'A! 2026-11-01', ' 2026-11-01']) {
    expect(readKeptClick(text, '2026-11-02')).toBeNull()
  }
})

test('the link leads to the page with the code', () => {
  expect(partnerLink('https://exemplo.com.br', '/store', 'ana')).toBe(
    'https://exemplo.com.br/store?parceiro=ana',
  )
})

const partner = { userId: 'u1', email: 'ana@exemplo.com.br', accountEmail: 'ana@novo.com.br' }
test.each([
  ['their account', { userId: 'u1', email: 'x@exemplo.com.br' }, true],
  ['their address, written otherwise', { userId: null, email: ' Ana@Exemplo.com.br ' }, true],
  ['the address that their account has now', { userId: 'u2', email: 'ana@novo.com.br' }, true],
  ['somebody else', { userId: 'u2', email: 'bia@exemplo.com.br' }, false],
  ['a guest who is not known yet', { userId: null, email: null }, false],
])('bought by %s', (_, buyer, isOwn) => {
  expect(isOwnSale(partner, buyer)).toBe(isOwn)
})

test('a partner without account and address has no own sales', () => {
  const unknown = { userId: null, email: null, accountEmail: null }
  expect(isOwnSale(unknown, { userId: null, email: null })).toBe(false)
  expect(isOwnSale(unknown, { userId: null, email: '' })).toBe(false)
})
