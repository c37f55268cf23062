/** What an account wants to be told by push, and by which browsers (product §10 Notices by push, decision 0215). */
import { createPublicKey } from 'node:crypto'
import { hourInBrasilia, OWNER_PUSH_KINDS, type PushKind } from '#domain/account/push.ts'
import type { PushChoice, PushState, PushSubscriptionBody } from '#domain/account/push-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import { hasSession } from '../sessions/session-repository.ts'
import { lockUser } from '../users/user-repository.ts'
import {
  deleteSubscription,
  findChoices,
  listSubscriptions,
  putChoices,
  putSubscription,
} from './push-repository.ts'
import { queueTestPush } from './queue-push.ts'

type Context = Pick<AppContext, 'db' | 'jobs' | 'keys' | 'now'>
export type PushRefusal =
  | Refusal<'not_for_students'>
  | Refusal<'invalid_push_key'>
  | Refusal<'session_not_found'>
  | Refusal<'no_push_here'>

export async function readPush({ db, keys }: Context, viewer: Viewer): Promise<PushState> {
  const [{ publicKey }, choices, subscriptions] = await Promise.all([
    keys.pushKeys(),
    findChoices(db, viewer.userId),
    listSubscriptions(db, viewer.userId),
  ])
  return {
    publicKey,
    isHere: subscriptions.some(({ sessionId }) => sessionId === viewer.sessionId),
    browsers: subscriptions.length,
    kinds: choices.kinds,
    practiceHour: choices.practiceHour,
  }
}

/** One kind at a time: two tabs, or the two places that have switches, take nothing from one another. */
export async function choosePush(
  { db, now }: Context,
  viewer: Viewer,
  { turn, practiceHour }: PushChoice,
): Promise<Ok<null> | Refusal<'not_for_students'>> {
  if (turn && isForOwner(turn.kind) && viewer.role !== 'owner') return refuse('not_for_students')
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    const before = await findChoices(tx, viewer.userId)
    const others = before.kinds.filter((kind) => kind !== turn?.kind)
    const kinds = turn ? (turn.isOn ? [...others, turn.kind] : others) : before.kinds
    const hour = practiceHour ?? before.practiceHour
    const isAboutPractice = practiceHour !== undefined || turn?.kind === 'practice'
    const toldOn = isAboutPractice ? toldOnFor(hour, now()) : undefined
    await putChoices(tx, viewer.userId, { kinds, practiceHour: hour, toldOn }, now())
  })
  return ok(null)
}

export async function subscribe(
  { db, now }: Context,
  viewer: Viewer,
  subscription: PushSubscriptionBody,
): Promise<Ok<null> | Refusal<'invalid_push_key'> | Refusal<'session_not_found'>> {
  if (!isPoint(subscription.keys.p256dh)) return refuse('invalid_push_key')
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    // Signed out meanwhile: nothing is left behind.
    if (!(await hasSession(tx, viewer.sessionId))) return refuse('session_not_found')
    await putSubscription(tx, viewer, subscription, now())
    return ok(null)
  })
}

export async function unsubscribe({ db }: Context, viewer: Viewer): Promise<void> {
  await deleteSubscription(db, viewer.sessionId)
}

export async function testPush(
  { db, jobs, now }: Context,
  viewer: Viewer,
): Promise<Ok<null> | Refusal<'no_push_here'>> {
  if (!(await queueTestPush(db, viewer.sessionId, now()))) return refuse('no_push_here')
  jobs.wake('deliver-pushes')
  return ok(null)
}

/** An hour that has begun counts from tomorrow: nobody is told in the moment of choosing. */
function toldOnFor(hour: number, now: Date): string | null {
  return hourInBrasilia(now) >= hour ? dayInBrasilia(now) : null
}

function isForOwner(kind: PushKind): boolean {
  return OWNER_PUSH_KINDS.some((one) => one === kind)
}

/** Nothing can be encrypted for a point that does not lie on the curve. */
function isPoint(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    return true
  } catch {
    return false
  }
}
