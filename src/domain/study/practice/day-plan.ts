/**
 * What is practised today (product §9 Practice)? Two classes of marks, those of the student's own essays first, and three
 * short texts: about seven minutes. A day without practice changes nothing: the same classes wait.
 */
import { isDue, type PracticeCard } from './schedule.ts'

/** What there is to practise with; handed in, for it is large. */
export type PracticeBank<Kind extends string> = {
  /** The commonest errors first: the order for who has no essay. */
  readonly kinds: readonly Kind[]
  readonly exerciseIds: (kind: Kind) => readonly string[]
  /** Of each of the three, one a day. */
  readonly tasks: readonly (readonly string[])[]
}

/** A sentence of an own essay in which the class was marked. */
export type OwnSentence<Kind extends string> = {
  readonly kind: Kind
  readonly essayId: string
  readonly version: number
  readonly start: number
  readonly end: number
}

type Progress = {
  readonly misses: number
  /** `shown`: the student asked for the answer. */
  readonly state: 'open' | 'right' | 'shown'
}
export type PracticeItem<Kind extends string = string> = { readonly id: string } & Progress &
  (
    | ({ readonly of: 'own' } & OwnSentence<Kind>)
    | { readonly of: 'ours'; readonly kind: Kind; readonly exercise: string }
    | { readonly of: 'task'; readonly task: string }
  )

const KINDS_A_DAY = 2
const OURS_BESIDE_OWN = 2
const OURS_ALONE = 3
const DAY_MS = 86_400_000
const MINUTES = { own: 1, ours: 0.5, task: 1 } as const

/** As long as a day of practice usually takes, told before its plan is made. */
export const USUAL_DAY = { due: 9, minutes: 7 } as const

export function planDay<Kind extends string>(
  cards: readonly PracticeCard<Kind>[],
  own: readonly OwnSentence<Kind>[],
  bank: PracticeBank<Kind>,
  now: Date,
): readonly PracticeItem<Kind>[] {
  const items: PracticeItem<Kind>[] = []
  const add = (item: Omitted<PracticeItem<Kind>>) =>
    // A union spread loses which member it is; `item` is one of them, and the rest is what all have.
    items.push({ ...item, id: String(items.length + 1), misses: 0, state: 'open' } as PracticeItem<Kind>)
  for (const kind of kindsOfToday(cards, own, bank, now)) {
    const sentence = own.find((one) => one.kind === kind)
    if (sentence) add({ of: 'own', ...sentence })
    const reviews = cards.find((card) => card.kind === kind)?.reviews ?? 0
    for (const exercise of inTurn(bank.exerciseIds(kind), reviews, sentence ? OURS_BESIDE_OWN : OURS_ALONE))
      add({ of: 'ours', kind, exercise })
  }
  const day = Math.floor(now.getTime() / DAY_MS)
  for (const tasks of bank.tasks) {
    const task = tasks[day % tasks.length]
    if (task !== undefined) add({ of: 'task', task })
  }
  return items
}

/** Each member of a union without what every item gets. */
type Omitted<Item> = Item extends unknown ? Omit<Item, 'id' | keyof Progress> : never

/**
 * Due ones, the longest waiting first; then those that own essays show and that were never practised, the most often
 * marked first; then the commonest errors. Where all that is left is not due yet, less is done.
 */
function kindsOfToday<Kind extends string>(
  cards: readonly PracticeCard<Kind>[],
  own: readonly OwnSentence<Kind>[],
  bank: PracticeBank<Kind>,
  now: Date,
): readonly Kind[] {
  const known = new Set(cards.map(({ kind }) => kind))
  const due = cards.filter((card) => isDue(card, now)).sort((a, b) => a.due.getTime() - b.due.getTime())
  const marks = new Map<Kind, number>()
  for (const { kind } of own) if (!known.has(kind)) marks.set(kind, (marks.get(kind) ?? 0) + 1)
  const marked = [...marks].sort(([, a], [, b]) => b - a).map(([kind]) => kind)
  const fresh = bank.kinds.filter((kind) => !known.has(kind))
  return [...new Set([...due.map(({ kind }) => kind), ...marked, ...fresh])].slice(0, KINDS_A_DAY)
}

/** One set after the other, from the beginning again when all were had. */
function inTurn(ids: readonly string[], turn: number, count: number): readonly string[] {
  return Array.from({ length: Math.min(count, ids.length) }, (_, place) => {
    const index = (turn * OURS_ALONE + place) % ids.length
    return ids[index] ?? ''
  })
}

export function openItems<Item extends Pick<PracticeItem, 'state'>>(items: readonly Item[]): readonly Item[] {
  return items.filter(({ state }) => state === 'open')
}

export function minutesOf(items: readonly Pick<PracticeItem, 'of'>[]): number {
  return Math.ceil(items.reduce((sum, { of }) => sum + MINUTES[of], 0))
}

/** An answer that was asked for counts as two misses: the class comes back soon, and nothing else is lost. */
const MISSES_OF_ASKING = 2

export function answered<Item extends PracticeItem>(item: Item, result: 'right' | 'wrong' | 'shown'): Item {
  if (result === 'right') return { ...item, state: 'right' }
  if (result === 'shown') return { ...item, state: 'shown', misses: item.misses + MISSES_OF_ASKING }
  return { ...item, misses: item.misses + 1 }
}

/** Misses in all exercises of a class, once none of them is open; null before. */
export function missesOfKind<Kind extends string>(
  items: readonly PracticeItem<Kind>[],
  kind: Kind,
): number | null {
  const own = items.filter((item) => item.of !== 'task' && item.kind === kind)
  if (own.length === 0 || openItems(own).length > 0) return null
  return own.reduce((sum, { misses }) => sum + misses, 0)
}
