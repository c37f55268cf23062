import { expect, test } from 'vitest'
import {
  fillShopHoles,
  fillShopHolesInPage,
  type InstitutionalPage,
  missingShopFacts,
  withShopRules,
} from './institutional.ts'

const SHOP = {
  name: 'Loja Exemplo',
  cnpj: '00.000.000/0001-00',
  address: 'Rua Um, 1',
  email: 'oi@loja.example',
  phone: '(81) 3333-4444',
}

test('every hole is filled, as often as it occurs', () => {
  expect(fillShopHoles('{shop.name}, {shop.taxId}, {shop.name}', SHOP)).toBe(
    'Loja Exemplo, CNPJ 00.000.000/0001-00, Loja Exemplo',
  )
})

test.each([[undefined], [null], [''], ['   ']])(
  'of an e-mail that is %j the page does not speak',
  (email) => {
    const { email: _told, ...others } = SHOP
    const shop = email === undefined ? others : { ...others, email }
    expect(fillShopHoles('E-mail: {shop.email}', shop)).toBeNull()
    const text = 'Escreva pela página Contato[[ ou para {shop.email}]][[, CNPJ {shop.cnpj}]].'
    expect(fillShopHoles(text, shop)).toBe('Escreva pela página Contato, CNPJ 00.000.000/0001-00.')
    expect(fillShopHoles(text, SHOP)).toBe(
      'Escreva pela página Contato ou para oi@loja.example, CNPJ 00.000.000/0001-00.',
    )
  },
)

test('a shop without a name is told by the name of the site', () => {
  expect(fillShopHoles('Um acordo com {shop.name}.', {})).toBe('Um acordo com Domine a Redação.')
})

test('a paragraph or an item that cannot be filled is not there', () => {
  const list = { kind: 'list', items: ['{shop.taxId}', 'Nome: {shop.name}'] } as const
  const page = {
    slug: 'x',
    title: 't',
    description: 'd',
    version: '2026-11-21',
    updatedAt: '2026-11-21',
    sections: [{ id: 'a', heading: 'h', blocks: ['Ligue para {shop.phone}.', list] }],
  } satisfies InstitutionalPage
  expect(fillShopHolesInPage(page, {}).sections[0]?.blocks).toEqual([
    { kind: 'list', items: ['Nome: Domine a Redação'] },
  ])
})

test('who sells as a person is named by a CPF, and who has told neither is not named by a number', () => {
  const taxId = (cnpj: string | null) =>
    fillShopHoles('Um acordo com a loja[[, {shop.taxId}]].', { ...SHOP, cnpj })
  expect(taxId('529.982.247-25')).toBe('Um acordo com a loja, CPF 529.982.247-25.')
  expect(taxId(' ')).toBe('Um acordo com a loja.')
})

test('what a shop writes about itself is taken as it is, also where it looks like a hole or a pattern', () => {
  expect(fillShopHoles('{shop.name}', { name: "{shop.cnpj} $& $1 $'" })).toBe("{shop.cnpj} $& $1 $'")
})

test('a hole that nobody knows stays as it is', () => {
  expect(fillShopHoles('{shop.fax} {name} {shop.nameX}', SHOP)).toBe('{shop.fax} {name} {shop.nameX}')
})

test('what the settings lack is told by name', () => {
  expect(missingShopFacts(SHOP)).toEqual([])
  expect(missingShopFacts({ ...SHOP, cnpj: ' ', phone: null })).toEqual(['cnpj', 'phone'])
  expect(missingShopFacts({})).toEqual(['name', 'cnpj', 'address', 'email', 'phone'])
})

test('a page is filled in every kind of block and keeps its anchors and links', () => {
  const page: InstitutionalPage = {
    slug: 'x',
    title: '{shop.name}',
    description: '{shop.name}',
    version: '2026-11-21',
    updatedAt: '2026-11-21',
    sections: [
      {
        id: 'a',
        heading: '{shop.name}',
        blocks: [
          '{shop.name}',
          { kind: 'list', items: ['{shop.name}'] },
          { kind: 'table', caption: '{shop.name}', columns: ['{shop.name}'], rows: [['{shop.name}']] },
          { kind: 'questions', items: [{ id: 'q', question: '{shop.name}', answer: ['{shop.name}'] }] },
        ],
        links: [{ to: '/contato', label: 'Contato' }],
      },
    ],
  }
  const filled = fillShopHolesInPage(page, SHOP)
  expect(JSON.stringify(filled)).toBe(JSON.stringify(page).replaceAll('{shop.name}', 'Loja Exemplo'))
})

test('what the owner rules about downloads stands in the place of what holds otherwise', () => {
  const page: InstitutionalPage = {
    slug: 'p',
    title: 'P',
    description: 'D',
    version: '2026-01-01',
    updatedAt: '2026-01-01',
    sections: [
      { id: 'a', heading: 'A', blocks: ['sempre'] },
      { id: 'b', heading: 'B', blocks: ['devolve'], blocksWithoutRefundAfterDownload: ['não devolve'] },
    ],
  }
  const textsUnder = (refundAfterDownload: boolean) =>
    withShopRules(page, { refundAfterDownload }).sections.flatMap(({ blocks }) => blocks)
  expect(textsUnder(true)).toEqual(['sempre', 'devolve'])
  expect(textsUnder(false)).toEqual(['sempre', 'não devolve'])
})
