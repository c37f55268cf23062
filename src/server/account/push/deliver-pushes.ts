/**
 * Hands notices to the browsers' push services: encrypted for the browser (RFC 8291), signed as ours (RFC 8292), a few
 * at a time. A notice is taken for a time and deleted once it was handed over; a process that dies in between lets its
 * time pass, and the browser shows the same notice in the place of the first. Nothing goes out at night but what
 * somebody has just pressed for.
 */
import { createHash } from 'node:crypto'
import { afterTheNight, isNight, PUSH_KINDS, type SentPushKind } from '#domain/account/push.ts'
import type { AppContext } from '#server/context.ts'
import { pushNoticeTexts } from '#texts/account/push.ts'
import { POST_MS, type PushRequest } from './post-push.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'keys' | 'logger' | 'now' | 'postPush' | 'site'>
type Taken = {
  readonly id: string
  readonly subscriptionId: string
  readonly kind: SentPushKind
  readonly thing: string
  readonly path: string
  readonly attempts: number
  readonly leasedUntil: Date
  readonly expiresAt: Date
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
type Outcome = 'sent' | 'gone' | 'later'

const AT_ONCE = 8
const LEASE_MS = POST_MS + 20_000
/** Of one run; the next minute goes on. */
const LONGEST_RUN_MS = 120_000
const FIRST_RETRY_MS = 60_000
const MAX_ATTEMPTS = 6
/** Notices in a row that a browser's service would not take for an hour: the browser is given up. */
const MOST_FAILURES = 5

/** @returns how many were handed over */
export async function deliverPushes(context: Context): Promise<number> {
  const { db, now } = context
  await db.deleteFrom('outgoing_pushes').where('expires_at', '<=', now()).execute()
  const stopAtMs = performance.now() + LONGEST_RUN_MS
  let sent = 0
  while (performance.now() < stopAtMs) {
    const taken = await take(context)
    if (taken.length === 0) break
    const outcomes = await Promise.all(taken.map((push) => deliver(context, push)))
    sent += outcomes.filter((outcome) => outcome === 'sent').length
  }
  return sent
}

async function take({ db, now }: Context): Promise<Taken[]> {
  const at = now()
  const leasedUntil = new Date(at.getTime() + LEASE_MS)
  // Of a newer process beside this one there may be kinds that this one cannot put into words.
  const kinds: readonly SentPushKind[] = isNight(at) ? ['test'] : ['test', ...PUSH_KINDS]
  const rows = await db
    .updateTable('outgoing_pushes as p')
    .from('push_subscriptions as s')
    .set({ due_at: leasedUntil })
    .whereRef('s.id', '=', 'p.subscription_id')
    .where('p.id', 'in', (eb) =>
      eb
        .selectFrom('outgoing_pushes')
        .select('id')
        .where('due_at', '<=', at)
        .where('kind', 'in', kinds)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'p.id',
      'p.subscription_id as subscriptionId',
      'p.kind',
      'p.thing',
      'p.path',
      'p.attempts',
      'p.expires_at as expiresAt',
      's.endpoint',
      's.p256dh',
      's.auth',
    ])
    .execute()
  return rows.flatMap(({ kind: word, ...row }) => {
    const kind = kinds.find((one) => one === word)
    return kind ? { ...row, kind, leasedUntil } : []
  })
}

async function deliver(context: Context, push: Taken): Promise<Outcome> {
  const outcome = await hand(context, push)
  const { db, now } = context
  if (outcome === 'gone') {
    // Its notices go with it.
    await db.deleteFrom('push_subscriptions').where('id', '=', push.subscriptionId).execute()
    return outcome
  }
  if (outcome === 'sent') {
    await forget(context, push)
    await db
      .updateTable('push_subscriptions')
      .set({ failures: 0 })
      .where('id', '=', push.subscriptionId)
      .where('failures', '>', 0)
      .execute()
    return outcome
  }
  const attempts = push.attempts + 1
  const next = new Date(now().getTime() + FIRST_RETRY_MS * 2 ** (attempts - 1))
  const dueAt = push.kind === 'test' ? next : afterTheNight(next)
  if (attempts < MAX_ATTEMPTS && dueAt < push.expiresAt) {
    await db
      .updateTable('outgoing_pushes')
      .set({ attempts, due_at: dueAt })
      .where('id', '=', push.id)
      .where('due_at', '=', push.leasedUntil)
      .execute()
    return outcome
  }
  await forget(context, push)
  await noteFailure(context, push)
  return outcome
}

/** The same notice, told anew while it was on its way, stays. */
async function forget({ db }: Context, { id, leasedUntil }: Taken): Promise<void> {
  await db.deleteFrom('outgoing_pushes').where('id', '=', id).where('due_at', '=', leasedUntil).execute()
}

async function noteFailure({ db, logger }: Context, { kind, subscriptionId }: Taken): Promise<void> {
  logger.warn({ kind, subscription: subscriptionId }, 'a notice by push was given up')
  const row = await db
    .updateTable('push_subscriptions')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', subscriptionId)
    .returning('failures')
    .executeTakeFirst()
  if (row && row.failures >= MOST_FAILURES)
    await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
}

async function hand(context: Context, push: Taken): Promise<Outcome> {
  const request = await requestOf(context, push).catch(() => null)
  // Nothing can be encrypted for such a browser.
  if (request === null) return 'gone'
  try {
    return outcomeOf(await context.postPush(request))
  } catch (error) {
    // Where it was to go stays out of the log: whoever knows the address could write there.
    context.logger.debug({ kind: push.kind, reason: reasonOf(error) }, 'a notice by push was not handed over')
    return 'later'
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  // Too many, or a fault of theirs; anything else says that this browser takes nothing of ours any more.
  if (status === 429 || status === 408 || status === 413 || status >= 500 || status < 400) return 'later'
  return 'gone'
}

async function requestOf(context: Context, push: Taken): Promise<PushRequest> {
  const { config, keys, now, site } = context
  const { default: webPush } = await import('web-push')
  const { kind, thing, path, endpoint, p256dh, auth, expiresAt } = push
  const { title, body } = pushNoticeTexts[kind]
  const subject = site.settings.shop.email
    ? `mailto:${site.settings.shop.email}`
    : config.siteUrl.startsWith('https:')
      ? config.siteUrl
      : 'mailto:loja@example.com'
  const { headers, body: bytes } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, body, path, tag: tagOf(kind, thing) }),
    {
      vapidDetails: { subject, ...(await keys.pushKeys()) },
      TTL: Math.max(60, Math.floor((expiresAt.getTime() - now().getTime()) / 1000)),
      topic: tagOf(kind, thing),
      urgency: kind === 'practice' ? 'low' : 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  return { endpoint, headers: headers as Record<string, string | number>, body: bytes as Buffer }
}

/** A service's topic has at most 32 letters of base64url. */
function tagOf(kind: string, thing: string): string {
  return createHash('sha256').update(`${kind} ${thing}`).digest('base64url').slice(0, 32)
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
