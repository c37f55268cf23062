/**
 * What a visitor practised goes into the account that was entered (product §9 Practice, decision 0209): classes that the
 * account has no card of, today's exercises where the day has not begun, and the written tasks, all without points.
 */
import { findTask } from '#content/study/practice/bank.ts'
import { findExercise, isPracticeKind } from '#content/study/practice/exercises.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { TakenPractice, TakenPracticeBody } from '#domain/study/practice/practice-wire.ts'
import { takenCard, takenDay } from '#domain/study/practice/taken-practice.ts'
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
    const classes = await takeCards(tx, userId, body, now)
    await takeDay(tx, userId, body, now)
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

async function takeDay(tx: Tx, userId: string, body: TakenPracticeBody, now: Date): Promise<void> {
  const items = body.items.flatMap((item): Item[] => {
    if (item.of === 'task') return [item]
    const { kind } = item
    return isPracticeKind(kind) ? [{ ...item, kind }] : []
  })
  const taken = items.length === body.items.length ? takenDay({ day: body.day, items }, isThere, now) : null
  const today = dayInBrasilia(now)
  if (taken && !(await findItems(tx, userId, today))) await insertItems(tx, userId, today, taken)
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
