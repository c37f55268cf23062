/**
 * Sends what is due in the outbox table, in two lanes: what somebody waits for, and beside it what goes by a list. A mail
 * is taken for a time (its next due moment), sent outside of any transaction, and marked as sent once the transport has
 * taken it over: two processes never send the same mail at the same time, and however long one recipient's server
 * takes, the next mails go out beside it. A process that dies in between lets its time pass, and the mail goes out
 * again under the same Message-ID.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { OutgoingMailsTable } from '../db/tables/installation.ts'
import type { Platform } from '../platform.ts'
import { stopAddress } from './mail-lists.ts'
import { MESSAGE_MS } from './mailer.ts'
import { forgetRefusal, isRefusedAddress, markRefused } from './refused-addresses.ts'
import { renderMail } from './render-mail.ts'
import { failureOf } from './smtp-refusal.ts'

const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 3600_000
/** About two days of trying. */
const MAX_ATTEMPTS = 17
/** Longer than a message may take, so that nobody else takes it meanwhile. */
const LEASE_MS = MESSAGE_MS + 15_000
/** While a slow message is under way, how often new ones are looked for. */
const LOOK_MS = 250

type Lane = { readonly isOfLists: boolean; readonly width: number }

const TRANSACTIONAL: Lane = { isOfLists: false, width: 4 }
const OF_LISTS: Lane = { isOfLists: true, width: 2 }

type Delivery = Pick<Platform, 'config' | 'db' | 'logger' | 'mailer' | 'now' | 'replyAddress' | 'writeMail'>
type TakenMail = Pick<
  Selectable<OutgoingMailsTable>,
  'id' | 'recipient' | 'kind' | 'facts' | 'attempts' | 'created_at' | 'list_key'
>

/** What somebody waits for. @returns how many went out */
export function deliverMail(context: Delivery): Promise<number> {
  return deliverLane(context, TRANSACTIONAL)
}

/** What goes by a list. @returns how many went out */
export function deliverListMail(context: Delivery): Promise<number> {
  return deliverLane(context, OF_LISTS)
}

/** @returns milliseconds until the next try: one minute, doubled each time, at most six hours */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
}

/** Several at a time, until none is due and none under way. @throws what the database threw, once all have ended */
async function deliverLane(given: Delivery, lane: Lane): Promise<number> {
  // Read once: a part that is not ready fails before a mail is taken.
  const context = { ...given }
  const underWay = new Set<Promise<void>>()
  const faults: unknown[] = []
  let sent = 0
  for (;;) {
    const mail = underWay.size < lane.width && faults.length === 0 ? await takeNext(context, lane) : null
    if (mail) {
      const sending: Promise<void> = deliver(context, mail)
        .then((isSent) => {
          if (isSent) sent += 1
        })
        .catch((fault: unknown) => void faults.push(fault))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    } else if (underWay.size > 0) await Promise.race([...underWay, sleep(LOOK_MS)])
    else if (faults.length > 0) throw faults[0]
    else return sent
  }
}

async function takeNext({ db, now }: Delivery, { isOfLists }: Lane): Promise<TakenMail | null> {
  const at = now()
  const taken = await db
    .updateTable('outgoing_mails')
    .set({ due_at: new Date(at.getTime() + LEASE_MS) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outgoing_mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('due_at', '<=', at)
        .where('list_key', isOfLists ? 'is not' : 'is', null)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'kind', 'facts', 'attempts', 'created_at', 'list_key'])
    .executeTakeFirst()
  return taken ?? null
}

async function deliver(context: Delivery, mail: TakenMail): Promise<boolean> {
  const { db, now } = context
  const isRefused = await isRefusedAddress(db, mail.recipient)
  if (isRefused && mail.list_key !== null) {
    await db.deleteFrom('outgoing_mails').where('id', '=', mail.id).execute()
    return false
  }
  try {
    await send(context, mail)
  } catch (error) {
    await noteFailure(context, mail, error, isRefused)
    return false
  }
  if (isRefused) await forgetRefusal(db, mail.recipient)
  if (isFarewell(mail.kind)) await db.deleteFrom('outgoing_mails').where('id', '=', mail.id).execute()
  // The facts may hold a link that opens an account: they have done their work.
  else
    await db
      .updateTable('outgoing_mails')
      .set({ attempts: mail.attempts + 1, sent_at: now(), last_error: null, facts: '{}' })
      .where('id', '=', mail.id)
      .execute()
  return true
}

async function send({ config, mailer, replyAddress, writeMail }: Delivery, mail: TakenMail): Promise<void> {
  const { recipient } = mail
  const stopUrl = mail.list_key === null ? null : stopAddress(config.siteUrl, mail.list_key)
  const shopAddress = replyAddress()
  const surroundings = { siteUrl: config.siteUrl, recipient, canAnswer: shopAddress !== null }
  const draft = writeMail(mail.kind, mail.facts, surroundings)
  const replyTo = draft.replyTo ?? shopAddress
  const written = renderMail(draft, stopUrl)
  await mailer.send({ id: mail.id, recipient, createdAt: mail.created_at, stopUrl, replyTo, ...written })
}

async function noteFailure(
  { db, logger, now }: Delivery,
  mail: TakenMail,
  error: unknown,
  isRefused: boolean,
): Promise<void> {
  const attempts = mail.attempts + 1
  const failure = failureOf(error)
  const isLast = attempts >= MAX_ATTEMPTS || failure !== 'later' || isRefused
  // The reason stays in the row: mail servers like to repeat the recipient's address in it.
  const reason = error instanceof Error ? error.message : String(error)
  const facts = { mail: mail.id, kind: mail.kind, attempts, failure, code: codeOf(error) }
  if (isLast) logger.error(facts, 'a mail was given up')
  else logger.warn(facts, 'a mail was not sent, it will be tried again')
  if (failure === 'address' && !isFarewell(mail.kind)) await markRefused(db, mail.recipient, reason, now())
  if (isLast && isFarewell(mail.kind)) {
    await db.deleteFrom('outgoing_mails').where('id', '=', mail.id).execute()
    return
  }
  await db
    .updateTable('outgoing_mails')
    .set({
      attempts,
      last_error: reason.slice(0, 500),
      due_at: isLast ? 'infinity' : new Date(now().getTime() + retryDelayMs(attempts)),
    })
    .where('id', '=', mail.id)
    .execute()
}

/** To somebody whose data is gone: the address stays no longer than it takes to write to it. */
function isFarewell(kind: string): boolean {
  return kind === 'account-erased'
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
