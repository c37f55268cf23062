/**
 * What was practised in a browser without the account or without a network goes into it (product §9 Practice, decisions
 * 0209 and 0258): the classes, today's exercises where the day has not begun, and the written tasks, all without points.
 */
import { findTask } from '#content/study/practice/bank.ts'
import { findExercise, isPracticeKind } from '#content/study/practice/exercises.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { missesOfKind } from '#domain/study/practice/day-plan.ts'
import type { TakenPractice, TakenPracticeBody } from '#domain/study/practice/practice-wire.ts'
import { reviewedElsewhere, takenCard, takenItems } from '#domain/study/practice/taken-practice.ts'
import { holdStudent, insertGrant } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findItems, type Item, insertItems, listCards, putCard } from './repository.ts'
import { TASK_PREFIX } from './service.ts'

export async function takeInPractice(
  context: Pick<AppContext, 'db' | 'now'>,
  userId: string,
  body: TakenPracticeBody,
): Promise<TakenPractice> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    const items = takenItems(knownItems(body), isThere) ?? []
    await takeReviews(tx, userId, items, now)
    const classes = await takeCards(tx, userId, body, now)
    if (body.day === dayInBrasilia(now)) await takeDay(tx, userId, items, now)
    const tasks = await takeTasks(tx, userId, body, now)
    return { classes, tasks }
  })
}

async function takeCards(tx: Tx, userId: string, { cards }: TakenPracticeBody, now: Date): Promise<number> {
  const known = new Set<string>((await listCards(tx, userId)).map(({ kind }) => kind))
  let count = 0
  for (const card of cards) {
    const { kind } = card
    if (!isPracticeKind(kind) || known.has(kind)) continue
    const taken = takenCard({ ...card, kind }, now)
    if (!taken) continue
    known.add(kind)
    await putCard(tx, userId, taken)
    count += 1
  }
  return count
}

/** A class that the account knows moves by what was done of it; a new one comes with its card. */
async function takeReviews(tx: Tx, userId: string, items: readonly Item[], now: Date): Promise<void> {
  for (const card of await listCards(tx, userId)) {
    const misses = missesOfKind(items, card.kind)
    const next = misses === null ? null : reviewedElsewhere(card, misses, now)
    if (next) await putCard(tx, userId, next)
  }
}

async function takeDay(tx: Tx, userId: string, items: readonly Item[], now: Date): Promise<void> {
  const today = dayInBrasilia(now)
  if (items.length > 0 && !(await findItems(tx, userId, today))) await insertItems(tx, userId, today, items)
}

/** None of a day that holds a class which is not there. */
function knownItems({ items }: TakenPracticeBody): Item[] {
  const known = items.flatMap((item): Item[] => {
    if (item.of === 'task') return [item]
    const { kind } = item
    return isPracticeKind(kind) ? [{ ...item, kind }] : []
  })
  return known.length === items.length ? known : []
}

function isThere(item: Item): boolean {
  if (item.of === 'task') return findTask(item.task) !== null
  return item.of === 'ours' && findExercise(item.exercise)?.kind === item.kind
}

async function takeTasks(tx: Tx, userId: string, body: TakenPracticeBody, now: Date): Promise<number> {
  let count = 0
  for (const id of new Set(body.courseTasks)) {
    if (!id.startsWith('minicurso-') || !findTask(id)) continue
    const thing = `${TASK_PREFIX}${id}`
    const isNew = await insertGrant(tx, userId, { reason: 'mark', thing, xp: 0, day: dayInBrasilia(now) })
    if (isNew) count += 1
  }
  return count
}
