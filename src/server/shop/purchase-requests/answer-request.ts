/**
 * What is done with a request: the minor sees and takes back, a tied guardian sees and answers, once. The first answer
 * holds, of whichever guardian; to who is not tied, and once the minor has grown up, nothing is there (decision 0276).
 */
import { firstNameOf } from '#domain/account/person-name.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { type DecisionRefusal, mayDecide, mayTakeBack, requestEnd } from '#domain/shop/purchase-request.ts'
import type { AskedRequest, OwnRequests, PurchaseRequest } from '#domain/shop/purchase-request-wire.ts'
import { isStillMinor } from '#server/account/guardians/guardian.ts'
import { findAccount, listMinors, lockBoth } from '#server/account/guardians/guardian-repository.ts'
import { lockUser } from '#server/account/users/user-repository.ts'
import { needsPurchaseApproval, noteAct } from '#server/identity/guardian.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requestMailFacts } from './request-mail-words.ts'
import {
  findOwnRequest,
  findTieOfRequest,
  listRequests,
  lockRequest,
  noteDecision,
  noteTakenBack,
  type RequestRecord,
} from './request-repository.ts'

type Clocked = Pick<Platform, 'db' | 'now'>
export type RequestRefusal = DecisionRefusal | Refusal<'request_not_found'>

export async function readOwnRequests({ db, now }: Clocked, minorId: string): Promise<OwnRequests> {
  const at = now()
  const requests = await listRequests(db, [minorId], at)
  return { isAsked: await needsPurchaseApproval(db, minorId, at), requests: requests.map(shown) }
}

export async function readAskedRequests(
  { db, now }: Clocked,
  guardianId: string,
): Promise<{ requests: AskedRequest[] }> {
  const at = now()
  const names = new Map<string, string>()
  for (const { minor_id: id, firstName } of await listMinors(db, guardianId)) {
    if (await isStillMinor(db, id, at)) names.set(id, firstName)
  }
  const requests = await listRequests(db, [...names.keys()], at)
  return { requests: requests.map((one) => ({ ...shown(one), firstName: names.get(one.minorId) ?? '' })) }
}

export async function takeRequestBack(
  { db, now }: Clocked,
  minorId: string,
  id: string,
): Promise<Ok<null> | RequestRefusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, minorId)
    if (!(await findOwnRequest(tx, minorId, id, at))) return refuse('request_not_found')
    const request = await lockRequest(tx, id, at)
    if (!request) return refuse('request_not_found')
    const may = mayTakeBack(request.state)
    if (!may.ok) return may
    if (may.value === 'take-back') await noteTakenBack(tx, id, at)
    return ok(null)
  })
}

export async function decideRequest(
  { db, now, jobs }: Clocked & Pick<Platform, 'jobs'>,
  guardianId: string,
  id: string,
  isApproved: boolean,
): Promise<Ok<null> | RequestRefusal> {
  const at = now()
  const decided = await db.transaction().execute(async (tx) => {
    const found = await findTieOfRequest(tx, guardianId, id)
    if (!found) return refuse('request_not_found')
    await lockBoth(tx, found.minorId, guardianId)
    // Read after the lock: the tie may have ended meanwhile.
    const tie = await findTieOfRequest(tx, guardianId, id)
    const request = tie && (await isStillMinor(tx, tie.minorId, at)) ? await lockRequest(tx, id, at) : null
    if (!tie || !request) return refuse('request_not_found')
    const may = mayDecide(request.state, isApproved)
    if (!may.ok) return may
    if (may.value === 'nothing') return ok(null)
    const expiresAt = isApproved ? requestEnd(at) : request.expiresAt
    const state = isApproved ? 'approved' : 'refused'
    await noteDecision(tx, id, { state, linkId: tie.linkId, at, expiresAt })
    const act = isApproved ? 'purchase-approved' : 'purchase-refused'
    await noteAct(tx, tie.minorId, act, { by: 'guardian', actorId: guardianId }, at)
    await tellMinor(tx, { ...request, expiresAt }, { guardianId, kind: act }, at)
    return ok(null)
  })
  if (decided.ok) jobs.wake('deliver-mail')
  return decided
}

/** An address that nobody has proven is not ours to write to: the profile tells it all the same. */
async function tellMinor(
  tx: Tx,
  request: RequestRecord,
  { guardianId, kind }: { guardianId: string; kind: 'purchase-approved' | 'purchase-refused' },
  at: Date,
): Promise<void> {
  const minor = await findAccount(tx, request.minorId)
  const guardian = await findAccount(tx, guardianId)
  if (!minor?.isProven || !guardian) return
  const facts = requestMailFacts(request, { name: minor.name, person: firstNameOf(guardian.name) })
  await queueMail(tx, at, { kind, recipient: minor.email, facts })
}

function shown(request: RequestRecord): PurchaseRequest {
  const { id, state, plan, lines, couponCode, totalAmount, currency, askedAt, decidedAt, expiresAt } = request
  return {
    ...{ id, state, plan, couponCode, totalAmount, currency },
    lines: lines.map(({ title, quantity, unitAmount }) => ({
      ...{ title, quantity },
      amount: unitAmount * quantity,
    })),
    discountAmount: lines.reduce((sum, { discountAmount }) => sum + discountAmount, 0),
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
