/**
 * What gives how much XP, and how often (product §9 Ranks by XP; decision 0168)? Only what teaches, each with a limit
 * beyond which it still counts as done and gives no points; the levels of the mini-course have their own.
 */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'

type Rule = {
  readonly xp: number
  /** Points are given for so many of them in the window; null: each thing once, and there are only so many. */
  readonly most: { readonly count: number; readonly per: 'day' | 'week' | 'month' } | null
}

export const XP_RULES = {
  essay: { xp: 200, most: { count: 2, per: 'week' } },
  /** An exercise, a written task, a mark that a new version of an essay no longer has. */
  mark: { xp: 10, most: { count: 10, per: 'day' } },
  'class-mastered': { xp: 50, most: null },
  'peer-review': { xp: 40, most: { count: 2, per: 'week' } },
  /** Each month's exam once, where its sheet would earn as an essay. */
  'mock-exam': { xp: 150, most: null },
  challenge: { xp: 100, most: { count: 1, per: 'month' } },
} as const satisfies Record<string, Rule>
export type XpReason = keyof typeof XP_RULES

/** @returns the first day (YYYY-MM-DD, Brasília) of the window of this rule; null where it has none */
export function windowStart(reason: XpReason, now: Date): string | null {
  const { most } = XP_RULES[reason]
  const today = dayInBrasilia(now)
  if (most === null) return null
  if (most.per === 'day') return today
  if (most.per === 'month') return `${today.slice(0, 7)}-01`
  const noon = new Date(`${today}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  noon.setUTCDate(noon.getUTCDate() - sinceMonday)
  return noon.toISOString().slice(0, 10)
}

/** @param given how many gave points in the window already */
export function xpFor(reason: XpReason, given: number): number {
  const { xp, most } = XP_RULES[reason]
  return most === null || given < most.count ? xp : 0
}

/** Shorter than this is no essay of the exam. */
const FEWEST_WORDS = 120
const RUN = 3
const MOST_SHARED_RUNS = 0.4

export type EssayForXp = {
  readonly text: string
  /** As the sheet counted them: what was put in at once was not written here. */
  readonly pastedCharacters: number
}

/**
 * Does a corrected essay earn points? It must be long enough, written on the sheet, and another one than those before.
 * What is pasted earns by the marks that are mended in it.
 */
export function earnsAsEssay(essay: EssayForXp, earlier: readonly string[]): boolean {
  const runs = runsOf(essay.text)
  if (runs.length < FEWEST_WORDS - RUN + 1) return false
  if (essay.pastedCharacters * 2 >= essay.text.length) return false
  const distinct = new Set(runs)
  if (distinct.size * 2 < runs.length) return false
  return earlier.every((text) => {
    const known = new Set(runsOf(text))
    return [...distinct].filter((run) => known.has(run)).length < distinct.size * MOST_SHARED_RUNS
  })
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(' '))
}
