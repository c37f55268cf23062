/**
 * The end of an account, in one transaction (LGPD art. 18 VI): everything goes but the shop's fiscal record, and that
 * no longer names anybody. Access to what was bought ends with it, so that nothing waits for a stranger who gets the
 * address one day; who comes back and buys again, buys again. Decision 0031.
 */
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { lockBuyerEmail } from '../orders/buyer-repository.ts'
import {
  deleteAccount,
  deleteByAddress,
  deleteDeliveredTestEvents,
  insertErasure,
  lockAccount,
  lockOrders,
  stripOrders,
} from './erasure-repository.ts'
import { findPerson } from './person.ts'

export type ErasureReason = 'own-wish' | 'under-age' | 'never-proven'

/** Doing it again does nothing. @returns false when there was no such account (any more) */
export async function eraseAccount(
  context: AppContext,
  userId: string,
  reason: ErasureReason,
): Promise<boolean> {
  const erased = await context.db.transaction().execute((tx) => eraseAccountIn(tx, context, userId, reason))
  if (erased) {
    context.logger.info({ reason }, 'an account was erased')
    context.jobs.wake('deliver-mail')
  }
  return erased
}

async function eraseAccountIn(
  tx: Tx,
  context: AppContext,
  userId: string,
  reason: ErasureReason,
): Promise<boolean> {
  const known = await findPerson(tx, userId)
  if (!known) return false
  // In the order of a payment: address, orders, account. The other way round the two would wait for each other.
  await lockBuyerEmail(tx, known.email)
  await lockOrders(tx, userId)
  await lockAccount(tx, userId)
  const person = await findPerson(tx, userId)
  if (!person) return false
  const now = context.now()
  await deleteDeliveredTestEvents(tx, userId)
  const keptOrders = await stripOrders(tx, userId, now)
  if (person.provenEmail !== null) await deleteByAddress(tx, person.provenEmail)
  await deleteAccount(tx, userId)
  await insertErasure(tx, { reason, keptOrders, now })
  // An address that nobody has proven is not ours to write to.
  if (person.provenEmail !== null) {
    const facts = { name: person.fullName, keptOrders }
    await queueMail(tx, now, { kind: 'account-erased', recipient: person.provenEmail, facts })
  }
  return true
}
