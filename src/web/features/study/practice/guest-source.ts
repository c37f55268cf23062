/**
 * A visitor's practice, and anybody's without a network: the plan and the memory of each class lie in this browser.
 */
import { findTask, PRACTICE_BANK, shownItem } from '#content/study/practice/bank.ts'
import type { PracticeKind } from '#content/study/practice/exercises.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { answered, missesOfKind, type PracticeItem, planDay } from '#domain/study/practice/day-plan.ts'
import type { PracticeVerdict } from '#domain/study/practice/practice-wire.ts'
import { isDue, newCard, type PracticeCard, reviewed } from '#domain/study/practice/schedule.ts'
import type { StoredPractice } from '#domain/study/practice/stored-practice.ts'
import { checkAnswer } from './check-answer.ts'
import type { PracticeSource } from './practice-source.ts'
import { keepPractice, storedPractice } from './practice-store.ts'

type Item = PracticeItem<PracticeKind>

export const GUEST_SOURCE: PracticeSource = {
  open: async () => {
    const stored = today()
    return ok({
      day: stored.day,
      items: stored.items.map((item) => shownItem(item, null)).filter((item) => item !== null),
      classes: stored.cards.map((card) => ({
        kind: card.kind,
        rightDays: card.rightDays,
        isMastered: card.masteredAt !== null,
        isDue: isDue(card, new Date()),
      })),
      courseTasks: [...stored.courseTasks],
    })
  },

  answer: async (day, id, text) => {
    const stored = today()
    if (stored.day !== day) return refuse('day_is_over')
    const item = stored.items.find((one) => one.id === id)
    if (item?.state !== 'open') return refuse('item_is_done')
    const verdict = text === null ? ok(TOLD) : await checkAnswer(aboutOf(item), text)
    if (!verdict.ok) return verdict
    const next = answered(item, text === null ? 'shown' : verdict.value.isRight ? 'right' : 'wrong')
    const items = stored.items.map((one) => (one.id === id ? next : one))
    const { cards, mastered } = learned(stored.cards, items, next)
    keepPractice({ ...stored, items, cards })
    const shown = shownItem(next, null)
    return shown ? ok({ ...verdict.value, item: shown, grantedXp: 0, mastered }) : refuse('item_not_found')
  },

  courseTask: async (id, text) => {
    const task = findTask(id)
    if (!task) return refuse('task_not_found')
    const verdict = await checkAnswer(id, text)
    if (!verdict.ok) return verdict
    const stored = today()
    if (verdict.value.isRight)
      keepPractice({ ...stored, courseTasks: [...new Set([...stored.courseTasks, id])] })
    return ok({ ...verdict.value, model: verdict.value.isRight ? task.model : null, grantedXp: 0 })
  },
}

const TOLD: PracticeVerdict = { isRight: false, problems: [], found: [] }

/** A plan of this browser holds no sentence of an essay. */
function aboutOf(item: Item): string {
  return item.of === 'task' ? item.task : item.of === 'ours' ? item.exercise : ''
}

function learned(
  cards: readonly PracticeCard<PracticeKind>[],
  items: readonly Item[],
  item: Item,
): { cards: readonly PracticeCard<PracticeKind>[]; mastered: string | null } {
  const misses = item.of === 'task' || item.state === 'open' ? null : missesOfKind(items, item.kind)
  if (item.of === 'task' || misses === null) return { cards, mastered: null }
  const now = new Date()
  const before = cards.find(({ kind }) => kind === item.kind) ?? newCard(item.kind, now)
  const card = reviewed(before, misses, now)
  const isNewlyMastered = before.masteredAt === null && card.masteredAt !== null
  return {
    cards: [...cards.filter(({ kind }) => kind !== item.kind), card],
    mastered: isNewlyMastered ? item.kind : null,
  }
}

/** What lies here, with the items of this day. */
function today(): StoredPractice<PracticeKind> {
  const now = new Date()
  const day = dayInBrasilia(now)
  const stored = storedPractice()
  if (stored.day === day && stored.items.length > 0) return stored
  const made = { ...stored, day, items: planDay(stored.cards, [], PRACTICE_BANK, now) }
  keepPractice(made)
  return made
}
