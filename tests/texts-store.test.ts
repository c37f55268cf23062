/** The catalogue of product §2, §5 and §8, sentence by sentence, as far as the shop shows it. */
import { expect, test } from 'vitest'
import { cartTexts as cart } from '#texts/shop/cart.ts'
import { cartRefusalNotice } from '#texts/shop/cart-refusals.ts'
import { productTexts as product } from '#texts/shop/product.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { MENU_LINKS } from '#web/shared/frame/site-links.ts'

const { card, notices } = storeTexts

test('the shop says what docs/product.md says', () => {
  expect(shelfTexts.homeTitle).toBe('Nossas Apostilas Digitais')
  expect(shelfTexts.seeAll).toBe('Ver todos os produtos')
  expect(shelfTexts.empty).toBe('Nenhum produto disponível no momento. Volte em breve!')
  expect(shelfTexts.listFailure('HTTP 503: Service Unavailable')).toBe(
    'Erro ao carregar produtos: HTTP 503: Service Unavailable',
  )
  expect(shelfTexts.listFailureDefault).toBe('Falha ao carregar produtos')
  expect(storeTexts.productFailure('HTTP 404: Not Found')).toBe(
    'Erro ao carregar o produto: HTTP 404: Not Found',
  )
  expect(storeTexts.productFailureDefault).toBe('Falha ao carregar o produto')
})

test('cards say what docs/product.md says', () => {
  expect(cardTexts.mostComplete).toBe('MAIS COMPLETO')
  expect(cardTexts.mostCompleteNote).toBe('Libera todas as funções do site!')
  expect(card.noImage).toBe('Sem Imagem')
  expect(cardTexts.defaultSubtitle).toBe('Confira este produto incrível!')
  expect([cardTexts.buyNow, cardTexts.addToCart, cardTexts.seeOptions, cardTexts.getForFree]).toEqual([
    'Comprar Agora',
    'Adicionar ao Carrinho',
    'Ver Opções',
    'Adquira gratuitamente',
  ])
})

test('the product page says what docs/product.md says', () => {
  expect(product.options).toBe('Opções')
  expect(product.soldOut).toBe('Produto Esgotado')
  expect(product.inStock(3)).toBe('3 em estoque!')
  expect(product.unavailable).toBe('Indisponível no momento')
  expect(product.back).toBe('Voltar para a loja')
})

test('the cart says what docs/product.md says', () => {
  expect([cart.empty, cart.remove, cart.total, cart.checkout]).toEqual([
    'Seu carrinho está vazio',
    'Remover',
    'Total',
    'Finalizar Compra',
  ])
})

test('notices of the shop are those of the catalogue', () => {
  expect(cardTexts.addedFromList({ productTitle: 'Completo' })).toEqual({
    title: 'Adicionado ao Carrinho! 🛒',
    description: 'Completo foi adicionado ao seu carrinho.',
  })
  expect(notices.addedFromPage({ quantity: 2, productTitle: 'Completo', variantTitle: 'PDF' })).toEqual({
    title: 'Adicionado ao Carrinho! 🛒',
    description: '2 x Completo (PDF) adicionado.',
  })
  expect(cardTexts.addFailedInList('m')).toEqual({
    variant: 'destructive',
    title: 'Erro ao adicionar',
    description: 'm',
  })
  expect(notices.addFailedOnPage('m').title).toBe('Ah, que pena! Algo deu errado.')
  expect(notices.quantityLimited(3)).toMatchObject({
    title: 'Estoque insuficiente',
    description: 'A quantidade máxima para este item é 3.',
  })
  expect(notices.checkoutFailed).toMatchObject({
    title: 'Erro no Checkout',
    description: 'Houve um problema ao iniciar o checkout. Por favor, tente novamente.',
  })
})

test('refusals of the cart are worded as in the catalogue', () => {
  const facts = { ok: false, productTitle: 'Completo', variantTitle: 'PDF', available: 2 } as const
  const description = 'Só temos 2 unidades de Completo (PDF) em estoque.'
  expect(cartRefusalNotice({ ...facts, code: 'not-enough-stock' }).description).toBe(description)
  expect(cartRefusalNotice({ ...facts, code: 'not-enough-stock', available: 1 }).description).toBe(
    'Só temos 1 unidade de Completo (PDF) em estoque.',
  )
  expect(cartRefusalNotice({ ...facts, code: 'not-enough-stock', available: 0 }).description).toBe(
    'Completo (PDF) está esgotado no momento.',
  )
  expect(cartRefusalNotice({ ...facts, code: 'insufficient-stock' })).toMatchObject({
    title: 'Estoque insuficiente',
    description,
  })
  expect(cartRefusalNotice({ ok: false, code: 'empty-cart' })).toMatchObject({
    title: 'Seu carrinho está vazio',
    description: 'Adicione produtos ao carrinho antes de finalizar a compra.',
  })
})

test('the header has seven links and the menu an eighth', () => {
  expect(MENU_LINKS.map(({ to, label }) => `${to} ${label}`)).toEqual([
    '/store Loja',
    '/cursos Cursos',
    '/gerador-de-redacao Gerador de Redação',
    '/corretor-de-redacao Corretor',
    '/banco-de-temas Banco de Temas',
    '/minicurso Minicurso Gratuito',
    '/quem-somos Quem Somos',
    '/chat Chat da Comunidade',
  ])
})
