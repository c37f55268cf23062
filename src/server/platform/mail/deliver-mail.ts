/**
 * Sends what is due in the outbox table. A mail is marked as sent only after the transport has taken it, and its row
 * stays locked until then, so two processes never send the same mail at the same time. A process that dies in
 * between sends the mail again, under the same Message-ID.
 */
import { sql } from 'kysely'
import type { Platform } from '../platform.ts'
import { stopAddress } from './mail-lists.ts'
import { renderMail } from './render-mail.ts'

const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 3600_000
/** About two days of trying. */
const MAX_ATTEMPTS = 17
/** Longer than the slowest server may take (mailer.ts), so that the lock outlives the sending. */
const LOCK_SECONDS = 120

type Delivery = Pick<Platform, 'config' | 'db' | 'logger' | 'mailer' | 'now' | 'writeMail'>

/** Sends mail after mail until none is due. @returns how many went out */
export async function deliverMail(context: Delivery): Promise<number> {
  let sent = 0
  for (;;) {
    const result = await deliverNext(context)
    if (result === 'none') return sent
    if (result === 'sent') sent += 1
  }
}

/** @returns milliseconds until the next try: one minute, doubled each time, at most six hours */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
}

async function deliverNext({
  db,
  mailer,
  config,
  logger,
  now,
  writeMail,
}: Delivery): Promise<'none' | 'sent' | 'failed'> {
  return db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(`${LOCK_SECONDS}s`)}`.execute(tx)
    const mail = await tx
      .selectFrom('outgoing_mails')
      .select(['id', 'recipient', 'kind', 'facts', 'attempts', 'created_at', 'list_key'])
      .where('sent_at', 'is', null)
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail) return 'none'

    const attempts = mail.attempts + 1
    try {
      const { recipient } = mail
      const stopUrl = mail.list_key === null ? null : stopAddress(config.siteUrl, mail.list_key)
      const draft = writeMail(mail.kind, mail.facts, { siteUrl: config.siteUrl, recipient })
      const written = renderMail(draft, stopUrl)
      await mailer.send({ id: mail.id, recipient, createdAt: mail.created_at, stopUrl, ...written })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const isLast = attempts >= MAX_ATTEMPTS
      // The reason stays in the row: mail servers like to repeat the recipient's address in it.
      const facts = { mail: mail.id, kind: mail.kind, attempts, code: codeOf(error) }
      if (isLast) logger.error(facts, 'a mail was given up')
      else logger.warn(facts, 'a mail was not sent, it will be tried again')
      if (isLast && isFarewell(mail.kind)) {
        await tx.deleteFrom('outgoing_mails').where('id', '=', mail.id).execute()
        return 'failed'
      }
      await tx
        .updateTable('outgoing_mails')
        .set({
          attempts,
          last_error: reason.slice(0, 500),
          due_at: isLast ? 'infinity' : new Date(now().getTime() + retryDelayMs(attempts)),
        })
        .where('id', '=', mail.id)
        .execute()
      return 'failed'
    }
    if (isFarewell(mail.kind)) {
      await tx.deleteFrom('outgoing_mails').where('id', '=', mail.id).execute()
      return 'sent'
    }
    // The facts may hold a link that opens an account: they have done their work.
    await tx
      .updateTable('outgoing_mails')
      .set({ attempts, sent_at: now(), last_error: null, facts: '{}' })
      .where('id', '=', mail.id)
      .execute()
    return 'sent'
  })
}

/** To somebody whose data is gone: the address stays no longer than it takes to write to it. */
function isFarewell(kind: string): boolean {
  return kind === 'account-erased'
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
