/**
 * Asks the providers for what is owed to buyers. Any number of processes may run it at once. What a provider refuses is
 * asked again, later each time, until a person sees to it: money that is owed is never given up. What a provider never
 * gives back, or will not, waits for the owner's own transfer.
 */
import type { AppContext } from '#server/context.ts'
import { ProviderRefusal } from '#server/shop/payments/provider.ts'
import { paidBackBy } from './paid-back-by.ts'
import {
  leaveToOwner,
  noteRefundAsked,
  noteRefundFault,
  noteRefusal,
  takeDueRefund,
} from './refund-repository.ts'

const BATCH = 50
const FIRST_RETRY_MINUTES = 2
const LONGEST_RETRY_MINUTES = 6 * 60
const MAX_ERROR_LENGTH = 500

/** @returns how many requests a provider has taken in this call */
export async function payBack(context: AppContext): Promise<number> {
  const { db, payments, logger } = context
  let asked = 0
  for (let turn = 0; turn < BATCH; turn += 1) {
    const now = context.now()
    const due = await db
      .transaction()
      .execute((tx) => takeDueRefund(tx, now, (attempts) => nextTry(now, attempts)))
    if (!due) break
    try {
      const provider = payments.find(due.provider)
      if (!provider) throw new Error(`no provider ${due.provider} is configured`)
      if ((await paidBackBy(db, context, due)) === 'transfer') {
        await leaveToOwner(db, due.refundId)
        continue
      }
      await provider.refund(context, due)
      await noteRefundAsked(db, due.refundId, context.now())
      asked += 1
    } catch (error) {
      logger.error({ err: error, order: due.id, attempts: due.attempts }, 'a refund was not taken')
      if (error instanceof ProviderRefusal) {
        const reason = `refund_refused:${error.code}`
        await (error.isFinal ? leaveToOwner : noteRefusal)(db, due.refundId, reason)
        continue
      }
      const reason = error instanceof Error ? error.message : String(error)
      await noteRefundFault(db, due.refundId, reason.slice(0, MAX_ERROR_LENGTH))
    }
  }
  if (asked > 0) context.jobs.wake('deliver-sandbox-events')
  return asked
}

function nextTry(now: Date, attempts: number): Date {
  const minutes = Math.min(FIRST_RETRY_MINUTES * 2 ** (attempts - 1), LONGEST_RETRY_MINUTES)
  return new Date(now.getTime() + minutes * 60_000)
}
