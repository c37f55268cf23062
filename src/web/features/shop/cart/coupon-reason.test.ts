import { expect, test } from 'vitest'
import { couponReason } from './coupon-reason.ts'

const REAL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }

test.each([
  ['coupon_unknown', {}, 'Não encontramos este cupom. Confira o código.'],
  ['coupon_stopped', {}, 'Este cupom não está valendo no momento.'],
  [
    'coupon_not_yet',
    { validFrom: '2026-12-01T03:00:00.000Z' },
    'Este cupom começa a valer em 01/12/2026, às 00:00.',
  ],
  // Until the end of the 30th in Brasília's time.
  [
    'coupon_expired',
    { validUntil: '2026-12-01T03:00:00.000Z' },
    'Este cupom valeu até 30/11/2026, às 23:59.',
  ],
  ['coupon_used_up', {}, 'Os usos deste cupom acabaram.'],
  ['coupon_used_by_you', {}, 'Você já usou este cupom.'],
  [
    'coupon_held_by_you',
    { orderNumber: 1042, reservedUntil: '2026-11-21T17:30:00.000Z' },
    'O seu pedido nº 1042 está com este cupom até 14:30. Pague esse pedido ou espere até lá.',
  ],
  ['coupon_below_minimum', { minimumAmount: 5_000 }, 'Este cupom vale para compras a partir de R$ 50,00.'],
  ['coupon_not_for_these', { productTitle: 'Conclusão' }, 'Este cupom vale só para “Conclusão”.'],
  ['coupon_not_for_these', {}, 'Este cupom não vale para o que está no carrinho.'],
  ['coupon_needs_account', {}, 'Este cupom tem limite por pessoa: entre na sua conta para usá-lo.'],
  ['over_request_rate_limit', {}, 'Foram muitas tentativas. Espere alguns minutos e tente de novo.'],
  ['unavailable', {}, 'Não conseguimos conferir o cupom agora. Tente de novo.'],
])('%s with %o is said so that the buyer knows what to do', (code, answer, sentence) => {
  expect(couponReason({ code, answer }, REAL)).toBe(sentence)
})
