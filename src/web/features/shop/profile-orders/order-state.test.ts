import { expect, test } from 'vitest'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { describeOrderState } from './order-state.ts'

const requestedAt = '2026-11-26T01:00:00Z'
const order = (status: OwnOrder['status'], refund: OwnOrder['refund']): OwnOrder => ({
  number: 7,
  status,
  totalAmount: 900,
  couponCode: null,
  discountAmount: 0,
  currency: { code: 'brl', symbol: 'R$', template: null, decimal_digits: 2 },
  orderedAt: '2026-11-25T15:00:00Z',
  lines: [],
  withdrawableUntil: null,
  waiting: null,
  used: null,
  refundedAmount: 0,
  paperUrl: '/pedido/1?chave=x',
  refund,
})

test.each(['paid', 'refund_due'] as const)(
  'who is owed what the bank returned reads what to do: %s',
  (status) => {
    const refund = { reason: 'owner', amount: 250, requestedAt, doneAt: null, hasFailed: true } as const
    expect(describeOrderState(order(status, refund))).toBe(
      'O banco não aceitou a devolução de R$2,50. Mande pela página Contato a sua chave Pix ou os dados da conta.',
    )
  },
)

test('a paid order needs no word', () => {
  expect(describeOrderState(order('paid', null))).toBeNull()
})

test.each([
  ['pending', '2026-11-29T02:59:59Z', 'Esperando o pagamento do boleto, até 28/11/2026'],
  ['pending', null, 'Esperando o pagamento do boleto'],
  ['expired', '2026-11-29T02:59:59Z', 'O boleto não foi pago a tempo. Nada foi cobrado.'],
  ['canceled', null, 'O boleto não foi pago a tempo. Nada foi cobrado.'],
] as const)('a boleto order that is %s, payable until %s: %s', (status, payableUntil, sentence) => {
  const waiting = { method: 'boleto', payableUntil, voucherUrl: null }
  expect(describeOrderState({ ...order(status, null), waiting })).toBe(sentence)
})

test('a part that goes back, or went, is named with its amount', () => {
  const part = order('paid', {
    reason: 'owner',
    amount: 250,
    requestedAt,
    doneAt: null,
    hasFailed: false,
  })
  expect(describeOrderState(part)).toBe('A devolução de R$2,50 já foi pedida.')
  expect(describeOrderState({ ...part, refundedAmount: 250 })).toBe('Devolvemos R$2,50 deste pedido.')
})

test.each([
  ['withdrawal', null, 'Você desistiu em 25/11/2026. A devolução já foi pedida.'],
  ['sold-out', null, 'O material acabou antes do pagamento. A devolução já foi pedida.'],
  ['withdrawal', '2026-11-28T12:00:00Z', 'Valor devolvido em 28/11/2026.'],
  ['provider', '2026-11-28T12:00:00Z', 'Valor devolvido em 28/11/2026.'],
] as const)('a refund by %s, done at %s: %s', (reason, doneAt, sentence) => {
  const status = doneAt === null ? 'refund_due' : 'refunded'
  expect(
    describeOrderState(order(status, { reason, amount: 900, requestedAt, doneAt, hasFailed: false })),
  ).toBe(sentence)
})
