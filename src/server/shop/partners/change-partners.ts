/** What the owner does with partners: write one, end it, mark a month as paid. Each is in the audit log (decision 0266). */
import type { PartnerDraft } from '#domain/console/partners-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { checkPartner, type PartnerFault } from '#domain/shop/partner-draft.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { isUniqueViolation } from '#server/platform/db/violations.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findProvenAccount } from '../buyer-repository.ts'
import {
  draftOf,
  endPartner,
  insertPayment,
  isEmailTaken,
  lockPartnerRow,
  type PartnerRow,
  writePartner,
} from './partner-repository.ts'
import { countsTestMoney, type PartnerContext, readMonths } from './statement.ts'

type Missing = Refusal<'partner_not_found'>
type Faulty = Refusal<'invalid_partner', { faults: readonly PartnerFault[] }>
/** Nobody stands behind its code any more, and nobody else may. */
type Erased = Refusal<'partner_erased'>
type PartnerChange = Ok<null> | Missing | Erased | Faulty

/** @param id null for a new one */
export async function savePartner(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string | null,
  draft: PartnerDraft,
): Promise<PartnerChange> {
  const faults = checkPartner(draft)
  if (faults.length > 0) return faulty(faults)
  try {
    return await context.db.transaction().execute((tx) => saveIn(tx, context.now(), actorId, id, draft))
  } catch (error) {
    if (isUniqueViolation(error, 'partners_code_key')) return faulty([{ field: 'code', code: 'code-taken' }])
    if (isUniqueViolation(error, 'partners_user_id_key')) {
      return faulty([{ field: 'email', code: 'email-taken' }])
    }
    throw error
  }
}

async function saveIn(
  tx: Tx,
  now: Date,
  actorId: string,
  id: string | null,
  draft: PartnerDraft,
): Promise<PartnerChange> {
  const { sharePercent } = draft
  if (sharePercent === null) return faulty([{ field: 'sharePercent', code: 'missing' }])
  const before = id === null ? null : await lockPartnerRow(tx, id)
  if (id !== null && !before) return refuse('partner_not_found')
  if (before && before.email === null) return refuse('partner_erased')
  // It stands in links that are out there.
  if (before && before.code !== draft.code) return faulty([{ field: 'code', code: 'code-fixed' }])
  if (await isEmailTaken(tx, draft.email, id)) return faulty([{ field: 'email', code: 'email-taken' }])
  const tied = await tieAccount(tx, before, draft.email, now)
  if (tied === 'minor') return faulty([{ field: 'email', code: 'minor' }])
  await writePartner(tx, id, { draft: { ...draft, sharePercent }, userId: tied.userId }, now)
  const details = before ? changesOf(draftOf(before), draft) : { percent: sharePercent }
  if (before && Object.keys(details).length === 0) return ok(null)
  const action = before ? 'partner.edit' : 'partner.create'
  await recordAuditEntry(tx, {
    ...{ actorId, action, subjectKind: 'partner', subject: draft.code, details, at: now },
  })
  return ok(null)
}

/** The account of an adult that has proven this address, if there is one. One that was tied stays with its address. */
async function tieAccount(
  tx: Tx,
  before: PartnerRow | null,
  email: string,
  now: Date,
): Promise<{ userId: string | null } | 'minor'> {
  if (before?.email === email && before.user_id !== null) return { userId: before.user_id }
  const account = await findProvenAccount(tx, email)
  if (!account) return { userId: null }
  const band = await ageBandOf(tx, account.userId, now)
  if (band === '18-plus') return { userId: account.userId }
  // Who was never asked may be an adult: then nothing is tied, and the statement is sent.
  return band === null ? { userId: null } : 'minor'
}

/** Again changes nothing. Orders that were made keep their share. */
export function setPartnerEnded(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  isEnded: boolean,
): Promise<Ok<null> | Missing | Erased> {
  return context.db.transaction().execute(async (tx) => {
    const before = await lockPartnerRow(tx, id)
    if (!before) return refuse('partner_not_found')
    if ((before.ended_at !== null) === isEnded) return ok(null)
    if (!isEnded && before.email === null) return refuse('partner_erased')
    const now = context.now()
    await endPartner(tx, id, isEnded, now)
    await recordAuditEntry(tx, {
      actorId,
      action: isEnded ? 'partner.end' : 'partner.resume',
      subjectKind: 'partner',
      subject: before.code,
      at: now,
    })
    return ok(null)
  })
}

type PaymentRefusal =
  | Missing
  | Refusal<'month_not_over' | 'nothing_to_pay' | 'already_paid' | 'amount_changed'>

type Paid = { readonly month: string; readonly amount: number; readonly note: string }

/** The money itself goes outside of the product. The amount is frozen, and nothing is booked into the month any more. */
export function markMonthPaid(
  context: PartnerContext,
  actorId: string,
  id: string,
  { month, amount, note }: Paid,
): Promise<Ok<null> | PaymentRefusal> {
  return context.db.transaction().execute(async (tx) => {
    const partner = await lockPartnerRow(tx, id)
    if (!partner) return refuse('partner_not_found')
    const shown = (await readMonths(context, tx, id)).find((one) => one.month === month)
    if (!shown) return refuse('nothing_to_pay')
    if (shown.payment) return refuse('already_paid')
    if (!shown.isOver) return refuse('month_not_over')
    if (shown.toPay === 0) return refuse('nothing_to_pay')
    if (shown.toPay !== amount) return refuse('amount_changed')
    const at = context.now()
    const isTest = countsTestMoney(context)
    await insertPayment(tx, { partnerId: id, month, isTest, amount, note, at })
    await recordAuditEntry(tx, {
      actorId,
      action: 'partner.pay-month',
      subjectKind: 'partner',
      subject: partner.code,
      details: { month, amount },
      at,
    })
    return ok(null)
  })
}

function faulty(faults: readonly PartnerFault[]): Faulty {
  return refuse('invalid_partner', { faults })
}

/** Of name, e-mail and note only that they changed: the log cannot forget who stood behind a partner. */
function changesOf(before: PartnerDraft, after: PartnerDraft): Record<string, unknown> {
  const changed: string[] = []
  if (before.name !== after.name) changed.push('name')
  if (before.email !== after.email) changed.push('email')
  if (before.note !== after.note) changed.push('note')
  return {
    ...(before.sharePercent === after.sharePercent
      ? {}
      : { percent: [before.sharePercent, after.sharePercent] }),
    ...(changed.length > 0 ? { changed } : {}),
  }
}
