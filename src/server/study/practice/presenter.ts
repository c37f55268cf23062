/** What leaves of a day of practice: its items as a screen shows them, and how each class stands. */
import { shownItem } from '#content/study/practice/bank.ts'
import type { PracticeKind } from '#content/study/practice/exercises.ts'
import type { PractisedClass, ShownItem } from '#domain/study/practice/practice-wire.ts'
import { isDue, type PracticeCard } from '#domain/study/practice/schedule.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'
import type { Item } from './repository.ts'

/** @param sentence of an own item; null where its essay is gone */
export function itemJson(item: Item, sentence: string | null): ShownItem | null {
  if (item.of !== 'own') return shownItem(item, null)
  if (sentence === null || sentence === '') return null
  const { next } = correctorTexts.mark({ kind: item.kind, start: 0, end: 0 })
  return shownItem(item, { text: sentence, explanation: next })
}

export function classJson(card: PracticeCard<PracticeKind>, now: Date): PractisedClass {
  return {
    kind: card.kind,
    rightDays: card.rightDays,
    isMastered: card.masteredAt !== null,
    isDue: isDue(card, now),
  }
}
