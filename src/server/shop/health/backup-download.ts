/**
 * The way to the kept backup (decision 0197): a browser cannot send the token with a download, so an address is given
 * that opens once, within a minute, to the owner who has shown the second factor and the password a moment ago.
 */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { isFreshlyProven } from '#server/account/second-factor/factor-refusal.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import { findKeptBackup, type KeptBackup } from '#server/platform/backup/kept-backup.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Its name in `installation_facts`: one at a time. */
const TICKET = 'backup-download'
const TICKET_MS = 60_000

const ticketSchema = z.object({ hash: z.string(), name: z.string(), until: z.iso.datetime() })

export type TicketRefusal = Refusal<'no_backup' | 'second_factor_needed' | 'reauthentication_needed'>

export async function giveTicket(
  { config, db, now }: Pick<Platform, 'config' | 'db' | 'now'>,
  owner: Viewer,
): Promise<Ok<{ ticket: string; backup: KeptBackup }> | TicketRefusal> {
  // One file holds everything: a password that somebody guessed is not enough for it.
  if (owner.aal !== 'aal2') return refuse('second_factor_needed')
  if (!isFreshlyProven(owner)) return refuse('reauthentication_needed')
  const backup = await findKeptBackup(config)
  if (!backup) return refuse('no_backup')
  const ticket = randomBytes(32).toString('base64url')
  const at = now()
  const until = new Date(at.getTime() + TICKET_MS).toISOString()
  const value = JSON.stringify({ hash: hashOf(ticket), name: backup.name, until })
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('installation_facts')
      .values({ name: TICKET, value, created_at: at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, created_at: at }))
      .execute()
    await recordAuditEntry(tx, {
      actorId: owner.userId,
      action: 'backup.download',
      subjectKind: 'backup',
      subject: backup.name,
      details: { bytes: backup.bytes },
      at,
    })
  })
  return ok({ ticket, backup })
}

/** Takes the ticket, which opens nothing a second time. @returns the backup's name; null for one that does not hold */
export async function takeTicket(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  ticket: string,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('installation_facts')
      .select('value')
      .where('name', '=', TICKET)
      .forUpdate()
      .executeTakeFirst()
    const given = ticketSchema.safeParse(row?.value).data
    if (!given || given.hash !== hashOf(ticket)) return null
    await tx.deleteFrom('installation_facts').where('name', '=', TICKET).execute()
    return Date.parse(given.until) > now().getTime() ? given.name : null
  })
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
