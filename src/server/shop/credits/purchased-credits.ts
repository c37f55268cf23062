/** Corrections enter an account with the payment, and leave it with its return, in the same transaction. */
import { endOfMonths } from '#domain/shop/credits.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { giveAgain, grantCredits, takeBackCredits } from './ledger.ts'

/** What the purchases of this order grant. */
export async function grantPurchased(tx: Tx, orderId: string, now: Date): Promise<void> {
  const purchases = await tx
    .selectFrom('purchases')
    .select(['id', 'user_id as accountId', 'corrections_granted as amount', 'corrections_months as months'])
    .select('corrections_readers as readers')
    .where('order_id', '=', orderId)
    .where('corrections_granted', '>', 0)
    .orderBy('id')
    .execute()
  for (const { id, accountId, amount, months, readers } of purchases) {
    if (accountId === null) continue
    const grant = {
      accountId,
      kind: 'correction',
      amount,
      source: id,
      readers,
      key: `purchase:${id}`,
    } as const
    await grantCredits(tx, { ...grant, expiresAt: endOfMonths(now, months) }, now)
  }
}

type EndedPurchase = { readonly id: string; readonly userId: string | null; readonly corrections: number }

/** What is unused of an ended purchase. */
export async function takeBackPurchased(tx: Tx, purchase: EndedPurchase, now: Date): Promise<void> {
  if (purchase.userId === null || purchase.corrections === 0) return
  await takeBackCredits(tx, purchase.userId, purchase.id, now)
}

/** The purchase counts again. */
export async function givePurchasedAgain(tx: Tx, purchase: EndedPurchase, now: Date): Promise<void> {
  if (purchase.userId === null || purchase.corrections === 0) return
  await giveAgain(tx, purchase.userId, purchase.id, now)
}
