/** The switch "Quero participar do Match": on is the consent to be read by another student, off leaves everything. */
import { type Ok, ok } from '#domain/result.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { type Barrier, barrierOf, type PeerAuthor } from './barrier.ts'
import { changeEntry, findOpenTurn } from './entry-repository.ts'
import { holdAccount, lockQueue, upsertMember } from './member-repository.ts'
import { letRunOut } from './settle.ts'

/** Pressed again it changes nothing. Whoever leaves a correction behind has left it undone. */
export async function setMembership(
  context: AppContext,
  author: PeerAuthor,
  isOn: boolean,
): Promise<Ok<null> | Barrier> {
  const now = context.now()
  if (isOn) {
    const barrier = await barrierOf(context.db, author, now)
    if (barrier) return barrier
  }
  await context.db.transaction().execute(async (tx) => {
    await lockQueue(tx)
    if (!(await holdAccount(tx, author.userId))) return
    await upsertMember(tx, author.userId, isOn, now)
    if (!isOn) await leave(tx, author.userId, now)
  })
  return ok(null)
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
