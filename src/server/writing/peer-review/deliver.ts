/** The correction that a student gives: read the essay, deliver once. With it the own result opens, and a badge is earned. */
import type { BadgeId } from '#domain/account/badges.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { holdsContact } from '#domain/writing/identification.ts'
import { lieWithin, wordsOfReview } from '#domain/writing/peer-remarks.ts'
import { areFarApart, isHelpful } from '#domain/writing/peer-review.ts'
import type { Delivery, Task } from '#domain/writing/peer-review-wire.ts'
import { countActivity } from '#server/account/badges/service.ts'
import { grantXp } from '#server/account/experience/service.ts'
import { passGate } from '#server/community/authors/text-gate.ts'
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type EligibilityRefusal, eligibilityRefusal, type PeerAuthor } from './eligibility.ts'
import { changeEntry, findOpenTask, lockTask, markDelivered } from './entry-repository.ts'
import { holdForReading } from './first-reading.ts'
import { holdAccount, lockQueue } from './member-repository.ts'
import { notifyOpenedResults } from './notify.ts'

type NoTask = Refusal<'task_not_found'>

/** Nobody but the student whom it was given to reads it, and only until it is delivered or its time is over. */
export async function readTask(
  context: Pick<Platform, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<Ok<Task> | NoTask> {
  const task = await findOpenTask(context.db, userId)
  if (!task || task.id !== id || task.due_at <= context.now()) return refuse('task_not_found')
  const { theme, text, entry_id: entryId, due_at: dueAt } = task
  return ok({ id, entryId, theme, text, dueAt: dueAt.toISOString() })
}

export type Delivered = {
  readonly earnedBadges: readonly BadgeId[]
  /** True when the team reads it before it arrives (first-reading.ts). */
  readonly isReadFirst: boolean
}

/** The same call again finds it delivered and gives nothing twice. */
export async function deliverReview(
  context: AppContext,
  author: PeerAuthor,
  id: string,
  given: Delivery,
): Promise<
  Ok<Delivered> | NoTask | EligibilityRefusal | Refusal<'refused_word' | 'holds_contact' | 'remark_outside'>
> {
  const now = context.now()
  const words = wordsOfReview(given)
  if (holdsContact(words)) return refuse('holds_contact')
  for (const one of words) {
    const passed = await passGate(context.db, one, author)
    if (!passed.ok) return refuse('refused_word')
  }
  const refusal = await eligibilityRefusal(context.db, author, now)
  if (refusal) return refusal
  const delivered = await context.db.transaction().execute(async (tx) => {
    await lockQueue(tx)
    if (!(await holdAccount(tx, author.userId))) return refuse('task_not_found')
    const task = await lockTask(tx, author.userId, id)
    if (task?.state === 'delivered') return ok({ earnedBadges: [], isReadFirst: task.reading === 'waiting' })
    if (task?.state !== 'assigned' || task.due_at <= now) return refuse('task_not_found')
    if (!lieWithin(given.remarks, task.text)) return refuse('remark_outside')
    await markDelivered(tx, id, given, now)
    const isReadFirst =
      context.site.settings.safety.readsFirstExchanges &&
      (await holdForReading(tx, author, { id, writerId: task.writer_id, given }, now))
    const isDoubtful = task.kind === 'first' && areFarApart(given.levels, task.machine_levels)
    await changeEntry(
      tx,
      task.entry_id,
      task.kind === 'third'
        ? // The grade has changed: it is told again.
          { third: 'done', told_at: null }
        : { state: 'reviewed', ...(isDoubtful ? { third: 'asked' } : {}) },
    )
    if (task.own_entry_id) await changeEntry(tx, task.own_entry_id, { duty: 'done' })
    await notifyOpenedResults(tx, now)
    if (isHelpful(given, task.machine_levels))
      await grantXp(tx, author.userId, { reason: 'peer-review', thing: id, now })
    const earnedBadges = await countActivity(tx, context.site.settings.features, author.userId, 'match')
    return ok({ earnedBadges, isReadFirst })
  })
  context.jobs.wake('deliver-list-mail')
  return delivered
}
