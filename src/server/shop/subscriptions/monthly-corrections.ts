/** The teacher's corrections of a subscription: granted month by month of what is paid, each month once (decision 0223). */
import { endOfMonths } from '#domain/shop/credits.ts'
import { addMonths, monthsBegun, withdrawableUntil } from '#domain/shop/subscription.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { grantCredits, takeBackCredits } from '../credits/ledger.ts'
import type { ChargeRecord, SubscriptionRecord } from './subscription-repository.ts'

/** A month's corrections hold for this one and the next. */
const HOLD_MONTHS = 2

type Holder = Pick<SubscriptionRecord, 'id' | 'userId' | 'correctionsPerMonth' | 'firstPaidAt'>
type PaidCharge = Pick<ChargeRecord, 'id' | 'period_start' | 'plan' | 'months_granted' | 'give_back_reason'>

/** All that is due of one charge, under the account's lock. */
export async function grantMonths(tx: Tx, holder: Holder, charge: PaidCharge, now: Date): Promise<number> {
  const { userId, correctionsPerMonth: amount } = holder
  if (userId === null || amount === 0 || charge.give_back_reason !== null) return 0
  const begun = monthsBegun(charge.period_start, charge.plan, now)
  if (begun <= charge.months_granted || (await mustWait(tx, holder, userId, now))) return 0
  const source = sourceOf(charge)
  for (let month = charge.months_granted; month < begun; month += 1) {
    const expiresAt = endOfMonths(addMonths(charge.period_start, month), HOLD_MONTHS)
    const grant = { accountId: userId, kind: 'correction', amount, expiresAt, source } as const
    await grantCredits(tx, { ...grant, key: `${source}:${month}` }, now)
  }
  await tx
    .updateTable('subscription_charges')
    .set({ months_granted: begun })
    .where('id', '=', charge.id)
    .execute()
  return begun - charge.months_granted
}

/** Who has once given a subscription back gets the first ones when that can no longer be done. */
async function mustWait(tx: Tx, holder: Holder, userId: string, now: Date): Promise<boolean> {
  const until = withdrawableUntil(holder)
  if (!until || now >= until) return false
  const before = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'withdrawn')
    .executeTakeFirst()
  return before !== undefined
}

/** What is unused of a charge that goes back. */
export async function takeBackMonths(
  tx: Tx,
  userId: string | null,
  charge: Pick<ChargeRecord, 'id'>,
  now: Date,
) {
  if (userId !== null) await takeBackCredits(tx, userId, sourceOf(charge), now)
}

function sourceOf({ id }: Pick<ChargeRecord, 'id'>): string {
  return `subscription:${id}`
}
