/** The switch "Quero participar do Match": on is the consent to be read by another student, off leaves everything. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeEntry, findOpenTurn } from './entry-repository.ts'
import { holdAccount, lockQueue, setWantsMail, upsertMember } from './member-repository.ts'
import { letRunOut } from './settle.ts'

/**
 * Pressed again it changes nothing. It may be on while something keeps the account from taking part (eligibility.ts): that
 * is asked of every search and delivery. Anyone who leaves a correction behind has left it undone.
 */
export async function setMembership(
  context: Pick<Platform, 'db' | 'now'>,
  userId: string,
  isOn: boolean,
): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (tx) => {
    await lockQueue(tx)
    if (!(await holdAccount(tx, userId))) return
    await upsertMember(tx, userId, isOn, now)
    if (!isOn) await leave(tx, userId, now)
  })
}

/** Whether the Match writes to this member's mailbox. */
export async function setMails(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  isOn: boolean,
): Promise<Ok<null> | Refusal<'not_taking_part'>> {
  return (await setWantsMail(db, userId, isOn)) ? ok(null) : refuse('not_taking_part')
}

async function leave(tx: Tx, userId: string, now: Date): Promise<void> {
  const left = await tx
    .updateTable('peer_reviews')
    .set({ state: 'lapsed', lapse_reason: 'left', ended_at: now })
    .where('reviewer_id', '=', userId)
    .where('state', '=', 'assigned')
    .returning('own_entry_id')
    .execute()
  for (const { own_entry_id: id } of left) if (id) await changeEntry(tx, id, { duty: 'missed' })
  const turn = await findOpenTurn(tx, userId)
  if (turn) await changeEntry(tx, turn.id, { state: 'closed' })
  await letRunOut(tx, now)
}
