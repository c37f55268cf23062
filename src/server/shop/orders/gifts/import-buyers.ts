/**
 * Brings buyers of another shop in: each address of a table gets the product as if it were given by hand, all in one
 * transaction. Who has it is left out, so the same table twice gives nothing twice (decision 0257).
 */
import { randomUUID } from 'node:crypto'
import {
  type BuyerImport,
  type BuyerImportAnswer,
  recipientSchema,
} from '#domain/console/gifts-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { type LineOutcome, outcomeByFile } from '#domain/shop/buyer-import.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findProvenAccount } from '#server/shop/buyer-repository.ts'
import { findGiftVariant, hasOpenPurchase } from './gift-repository.ts'
import { giftGrounds, giveWithin, SoldOut } from './give-product.ts'

export type ImportRefusal = Refusal<'unknown-variant' | 'not-for-import' | 'sold-out'>

export async function importBuyers(
  context: AppContext,
  actorId: string,
  { variantId, reason, applies, lines }: BuyerImport,
): Promise<Ok<BuyerImportAnswer> | ImportRefusal> {
  const grounds = await giftGrounds(context)
  const isEmail = (email: string) => recipientSchema.safeParse(email).success
  const read = lines.map(({ line, email }) => ({ line, email: email.trim().toLowerCase() }))
  const byFile = outcomeByFile(read, isEmail)
  const answer = await context.db
    .transaction()
    .execute(async (tx) => {
      const variant = await findGiftVariant(tx, variantId)
      if (!variant) return refuse('unknown-variant')
      // Given again they would be added: a table read twice would count twice.
      if (variant.generations > 0) return refuse('not-for-import')
      const emails = read.flatMap(({ email }, at) => (byFile[at] === null ? [email] : []))
      const outcomes = new Map<string, LineOutcome>()
      // Each address is locked: in one order everywhere, so that of two imports one waits for the other.
      for (const email of emails.toSorted()) {
        if (!applies) {
          outcomes.set(email, await foresee(tx, variantId, email))
          continue
        }
        const gift = { requestKey: randomUUID(), email, variantId, reason }
        const given = await giveWithin(tx, { context, actorId, gift, ...grounds })
        if (!given.ok && given.code !== 'has-it') throw new Error(`an import met ${given.code}`)
        outcomes.set(email, given.ok ? 'new' : 'has-it')
      }
      const told = read.map(({ line, email }, at) => ({
        line,
        outcome: byFile[at] ?? outcomes.get(email) ?? 'has-it',
      }))
      const given = told.filter(({ outcome }) => outcome === 'new').length
      if (applies && given > 0)
        await recordAuditEntry(tx, {
          actorId,
          action: 'product.import-buyers',
          subjectKind: 'product',
          subject: variant.productId,
          details: { title: variant.productTitle, added: given, reason },
          at: grounds.at,
        })
      return ok({ lines: told })
    })
    .catch((error: unknown) => {
      if (error instanceof SoldOut) return refuse('sold-out')
      throw error
    })
  if (answer.ok && applies) context.jobs.wake('deliver-mail')
  return answer
}

async function foresee(tx: Tx, variantId: string, email: string): Promise<LineOutcome> {
  const account = await findProvenAccount(tx, email)
  const buyer = { userId: account?.userId ?? null, email }
  return (await hasOpenPurchase(tx, variantId, buyer)) ? 'has-it' : 'new'
}
