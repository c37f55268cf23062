/** A visitor's practice as a browser keeps it: read strictly, and begun anew where it cannot be read. */
import { z } from 'zod'
import type { PracticeItem } from './day-plan.ts'
import { keptItemsSchema } from './practice-wire.ts'
import type { PracticeCard } from './schedule.ts'

export type StoredPractice<Kind extends string> = {
  /** YYYY-MM-DD in Brasília; '' before the first day. */
  readonly day: string
  readonly items: readonly PracticeItem<Kind>[]
  readonly cards: readonly PracticeCard<Kind>[]
  readonly courseTasks: readonly string[]
}

const moment = z.coerce.date()
const storedSchema = z.object({
  day: z.string(),
  items: keptItemsSchema,
  cards: z.array(
    z.object({
      kind: z.string(),
      due: moment,
      stability: z.number(),
      difficulty: z.number(),
      reviews: z.int().min(0),
      lapses: z.int().min(0),
      reviewedAt: moment.nullable(),
      rightDays: z.int().min(0),
      lastRightDay: z.string().nullable(),
      masteredAt: moment.nullable(),
    }),
  ),
  courseTasks: z.array(z.string()),
})

export function readStoredPractice<Kind extends string>(
  text: string | null,
  isKind: (kind: string) => kind is Kind,
): StoredPractice<Kind> {
  const read = storedSchema.safeParse(parsed(text))
  if (!read.success) return { day: '', items: [], cards: [], courseTasks: [] }
  const { day, items, cards, courseTasks } = read.data
  return {
    day,
    items: items.flatMap((item): PracticeItem<Kind>[] => {
      if (item.of === 'task') return [item]
      const { kind } = item
      return isKind(kind) ? [{ ...item, kind }] : []
    }),
    cards: cards.flatMap((card) => {
      const { kind } = card
      return isKind(kind) ? [{ ...card, kind }] : []
    }),
    courseTasks,
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
