/** Puts something into the cart, checks out, and pays at the provider, or thinks better of it. */
import type { Chance } from '../chance.ts'
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const PAID = [
  'var_completo',
  'var_iniciante',
  'var_introducao',
  'var_conclusao',
  'var_desenvolvimentos_kit',
  'var_pacote',
  // Counted ones: they run out, and then everybody is refused.
  'var_caderno_impresso',
  'var_caderno_impresso',
  'var_caderno_impresso_1',
] as const
const FREE = 'var_revelado'
const FREE_SHARE = 0.15
const ABANDONS_SHARE = 0.1
const EXPIRES_SHARE = 0.1

export async function buy(student: Student): Promise<void> {
  const { call, chance, ledger, payments, session, siteUrl } = student
  const items = chooseItems(chance)
  const answer = await call({
    method: 'POST',
    path: '/store/store_redacao/checkout',
    body: { items, successUrl: `${siteUrl}/success`, cancelUrl: `${siteUrl}/store`, locale: 'pt' },
  })
  // 409: the last piece is gone.
  if (!isExpected(ledger, 'buy', answer, [200, 409]) || answer.status === 409) return
  const { url } = JSON.parse(answer.text) as { url: string }
  const orderId = payments.orderAt(url)
  // What is free is complete with the checkout.
  if (orderId === null) return
  ledger.checkouts.set(orderId, session.userId)
  const mind = chance.next()
  if (mind < ABANDONS_SHARE) return
  const { stripe, tell } = payments
  await tell(mind < ABANDONS_SHARE + EXPIRES_SHARE ? stripe.expire(orderId) : stripe.pay(orderId))
}

function chooseItems(chance: Chance) {
  if (chance.isTrue(FREE_SHARE)) return [{ variant_id: FREE, quantity: 1 }]
  const first = chance.pick(PAID)
  const second = chance.pick(PAID)
  const lines = chance.isTrue(0.3) && second !== first ? [first, second] : [first]
  return lines.map((variant_id) => ({ variant_id, quantity: chance.isTrue(0.1) ? 2 : 1 }))
}
