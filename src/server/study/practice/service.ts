/**
 * Use cases of practice (product §9 Practice): today's items, an answer to one of them, a written task of the
 * mini-course, what waits. The engine reads before the transaction, which holds the day's row; the server decides, and
 * gives the XP.
 */
import { findTask } from '#content/study/practice/bank.ts'
import type { PracticeKind } from '#content/study/practice/exercises.ts'
import { judgeAbout, judgeWritten, RIGHT } from '#content/study/practice/judge.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { answered, minutesOf, missesOfKind, openItems, USUAL_DAY } from '#domain/study/practice/day-plan.ts'
import { judgeMended } from '#domain/study/practice/mended.ts'
import type {
  PracticeAnswer,
  PracticeAnswerBody,
  PracticeState,
  PracticeVerdict,
  TaskAnswer,
  TodaysPractice,
} from '#domain/study/practice/practice-wire.ts'
import { newCard, reviewed } from '#domain/study/practice/schedule.ts'
import { listThings } from '#server/account/experience/repository.ts'
import { grantXp } from '#server/account/experience/service.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { classJson, itemJson } from './presenter.ts'
import {
  findItems,
  findVersionText,
  type Item,
  listCards,
  lockItems,
  putCard,
  updateItems,
} from './repository.ts'
import { ownThing, readTodaysItems } from './todays-items.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'corrector'>

const PRACTICE_PATH = '/pratica'
export const TASK_PREFIX = 'task:'
const SHOWN: PracticeVerdict = { isRight: false, problems: [], found: [] }

/** For a card elsewhere: how many answers wait today, and about how long they take. */
export async function todaysPractice(
  context: Pick<AppContext, 'db' | 'now'>,
  userId: string,
): Promise<TodaysPractice> {
  const items = await findItems(context.db, userId, dayInBrasilia(context.now()))
  const open = items && openItems(items)
  return {
    due: open ? open.length : USUAL_DAY.due,
    minutes: open ? minutesOf(open) : USUAL_DAY.minutes,
    href: PRACTICE_PATH,
  }
}

export async function readPractice(context: Context, userId: string): Promise<PracticeState> {
  const now = context.now()
  const items = await readTodaysItems(context, userId)
  const shown = await Promise.all(
    items.map(async (item) => itemJson(item, await sentenceOf(context.db, userId, item))),
  )
  const cards = await listCards(context.db, userId)
  const tasks = await listThings(context.db, userId, 'mark', TASK_PREFIX)
  return {
    day: dayInBrasilia(now),
    items: shown.filter((item) => item !== null),
    classes: cards.map((card) => classJson(card, now)),
    courseTasks: tasks.map((thing) => thing.slice(TASK_PREFIX.length)),
  }
}

export type AnswerRefusal = Refusal<'day_is_over'> | Refusal<'item_not_found'> | Refusal<'item_is_done'>

export async function answerItem(
  context: Context,
  userId: string,
  { day, item: itemId, text }: PracticeAnswerBody,
): Promise<Ok<PracticeAnswer> | AnswerRefusal> {
  const now = context.now()
  if (day !== dayInBrasilia(now)) return refuse('day_is_over')
  const item = (await findItems(context.db, userId, day))?.find(({ id }) => id === itemId)
  const sentence = item ? await sentenceOf(context.db, userId, item) : null
  if (!item) return refuse('item_not_found')
  const verdict = text === null ? SHOWN : await judge(context, item, sentence, text)
  if (!verdict) return refuse('item_not_found')

  return context.db.transaction().execute(async (tx) => {
    const items = await lockItems(tx, userId, day)
    const current = items?.find(({ id }) => id === itemId)
    if (!items || !current) return refuse('item_not_found')
    if (current.state !== 'open') return refuse('item_is_done')
    const next = answered(current, text === null ? 'shown' : verdict.isRight ? 'right' : 'wrong')
    const all = items.map((one) => (one.id === itemId ? next : one))
    await updateItems(tx, userId, day, all)
    const ofItem = verdict.isRight
      ? await grantXp(tx, userId, { reason: 'mark', thing: thingOf(day, item, sentence), now })
      : 0
    const learned = await learn(tx, userId, { items: all, item: next, now })
    const shown = itemJson(next, sentence)
    if (!shown) return refuse('item_not_found')
    return ok({
      ...verdict,
      item: shown,
      grantedXp: ofItem + learned.xp,
      mastered: learned.mastered,
    })
  })
}

/** Once the class has no open exercise of today, its card moves. */
async function learn(
  tx: Tx,
  userId: string,
  { items, item, now }: { items: readonly Item[]; item: Item; now: Date },
): Promise<{ xp: number; mastered: PracticeKind | null }> {
  const misses = item.of === 'task' || item.state === 'open' ? null : missesOfKind(items, item.kind)
  if (item.of === 'task' || misses === null) return { xp: 0, mastered: null }
  const { kind } = item
  const before = (await listCards(tx, userId)).find((card) => card.kind === kind) ?? newCard(kind, now)
  const card = reviewed(before, misses, now)
  await putCard(tx, userId, card)
  if (before.masteredAt !== null || card.masteredAt === null) return { xp: 0, mastered: null }
  return { xp: await grantXp(tx, userId, { reason: 'class-mastered', thing: kind, now }), mastered: kind }
}

function thingOf(day: string, item: Item, sentence: string | null): string {
  return item.of === 'own' && sentence ? ownThing(item.kind, sentence) : `day:${day}:${item.id}`
}

async function sentenceOf(db: DbOrTx, userId: string, item: Item): Promise<string | null> {
  if (item.of !== 'own') return null
  const text = await findVersionText(db, userId, item)
  return text?.slice(item.start, item.end) ?? null
}

async function judge(
  { corrector }: Context,
  item: Item,
  sentence: string | null,
  text: string,
): Promise<PracticeVerdict | null> {
  if (item.of === 'own')
    return sentence ? judgeSentence({ kind: item.kind, wrong: sentence }, text, corrector) : null
  return judgeAbout(item.of === 'task' ? item.task : item.exercise, text, corrector.correct)
}

async function judgeSentence(
  asked: Parameters<typeof judgeMended>[0],
  text: string,
  corrector: Context['corrector'],
): Promise<PracticeVerdict> {
  const verdict = await judgeMended(asked, text, corrector.correct)
  return verdict.isRight ? RIGHT : { isRight: false, problems: [verdict.problem], found: [...verdict.found] }
}

/** A written task of the mini-course: done as often as one likes, counted once. */
export async function answerCourseTask(
  context: Context,
  userId: string,
  id: string,
  text: string,
): Promise<Ok<TaskAnswer> | Refusal<'task_not_found'>> {
  const task = id.startsWith('minicurso-') ? findTask(id) : null
  if (!task) return refuse('task_not_found')
  const verdict = await judgeWritten(task, text, context.corrector.correct)
  if (!verdict.isRight) return ok({ ...verdict, model: null, grantedXp: 0 })
  const grant = { reason: 'mark', thing: `${TASK_PREFIX}${id}`, now: context.now() } as const
  const grantedXp = await context.db.transaction().execute((tx) => grantXp(tx, userId, grant))
  return ok({ ...verdict, model: task.model, grantedXp })
}
