/** What holds for the tasks of a class (product §10 Classes; decision 0269): their number, their days, what is late. */
import { dayInBrasilia } from '../../shared/brasilia-day.ts'
import { fold, searchParts } from '../../shared/search.ts'
import { THEME_LENGTH } from '../writing-room.ts'

export const CLASS_TASKS_MAX = 60
/** What is asked can be written on: the room's own themes have this length at least. */
export const TASK_TITLE = { min: THEME_LENGTH.min, max: 200 } as const
export const TASK_NOTE_MAX = 1_000
export const TASK_THEME_ID_MAX = 100
/** Of the own essays, so many of the newest can be chosen from. */
export const OWN_ESSAYS_OFFERED = 30
/** Of fewer handed essays a sentence would tell whose it is. */
export const ERRORS_SHOWN_FROM = 3
const ERRORS_SHOWN = 10
const SENTENCE = { min: 12, max: 260 } as const

/** The last day counts whole, in Brasília. */
export function isLate(handedAt: Date, dueOn: string): boolean {
  return dayInBrasilia(handedAt) > dueOn
}

type OnTheme = { readonly themeId: string | null; readonly title: string }

/** A theme of the bank is known by its id, one of the teacher's own by its words; case, accents and blanks aside. */
export function isOnTheme(task: OnTheme, essay: OnTheme): boolean {
  if (task.themeId !== null && essay.themeId !== null) return task.themeId === essay.themeId
  return wordsOf(task.title) === wordsOf(essay.title)
}

function wordsOf(title: string): string {
  return fold(title).trim().replaceAll(/\s+/g, ' ')
}

/** More would hide what is found behind what is not meant. */
const THEMES_FOUND = 8

/** Themes whose names have each of the words, in any order; none of an empty search. */
export function findThemes<Theme extends { readonly listed: string }>(
  themes: readonly Theme[],
  query: string,
): Theme[] {
  const parts = searchParts(query)
  if (parts.length === 0) return []
  return themes
    .filter(({ listed }) => {
      const words = fold(listed)
      return parts.every((part) => words.includes(part))
    })
    .slice(0, THEMES_FOUND)
}

type SeatToCorrect = { readonly seat: string; readonly isWaiting: boolean }

/** The next seat that waits, after the one that was left and round to its beginning; never the same, null where none waits. */
export function nextToCorrect(seats: readonly SeatToCorrect[], left: string | null): string | null {
  const at = seats.findIndex(({ seat }) => seat === left)
  const after = [...seats.slice(at + 1), ...seats.slice(0, Math.max(0, at))]
  return after.find(({ isWaiting }) => isWaiting)?.seat ?? null
}

type Marked<Kind extends string> = {
  readonly text: string
  readonly marks: readonly { readonly kind: Kind; readonly start: number; readonly end: number }[]
}
export type CommonError<Kind extends string> = {
  readonly kind: Kind
  /** In how many essays. */
  readonly essays: number
  readonly times: number
  /** One in which it stands, without a name; null where none is of bearable length. */
  readonly sentence: string | null
}

/**
 * What most essays of a class have in common; nothing where too few were handed in.
 * @param essays only the marks that are to count
 */
export function commonErrors<Kind extends string>(essays: readonly Marked<Kind>[]): CommonError<Kind>[] {
  if (essays.length < ERRORS_SHOWN_FROM) return []
  const found = new Map<Kind, { essays: number; times: number; sentence: string | null }>()
  for (const { text, marks } of essays) {
    const seen = new Set<Kind>()
    for (const { kind, start, end } of marks) {
      const entry = found.get(kind) ?? { essays: 0, times: 0, sentence: null }
      entry.times += 1
      if (!seen.has(kind)) entry.essays += 1
      seen.add(kind)
      const sentence = sentenceAt(text, start, end)
      if (sentence !== null && (entry.sentence === null || sentence.length < entry.sentence.length))
        entry.sentence = sentence
      found.set(kind, entry)
    }
  }
  return [...found]
    .map(([kind, entry]) => ({ kind, ...entry }))
    .sort((a, b) => b.essays - a.essays || b.times - a.times || a.kind.localeCompare(b.kind))
    .slice(0, ERRORS_SHOWN)
}

function sentenceAt(text: string, start: number, end: number): string | null {
  const before = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, start - 1)))
  const after = /[.!?\n]/.exec(text.slice(end))
  const to = after ? end + after.index + (after[0] === '\n' ? 0 : 1) : text.length
  const sentence = text.slice(before + 1, to).trim()
  return sentence.length >= SENTENCE.min && sentence.length <= SENTENCE.max ? sentence : null
}
