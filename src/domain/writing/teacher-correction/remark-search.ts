/**
 * Which remarks of the bank does a teacher mean by two letters? The own ones first, the last used before all (product
 * §10 The teacher's desk).
 */
import { fold } from '../../shared/search.ts'
import type { BankRemark } from './remark.ts'

export type KeptRemark = BankRemark & {
  /** When the teacher used it last, as ISO text; null for one of ours that was never used. */
  readonly lastUsedAt: string | null
  readonly uses: number
}

export const FOUND_MAX = 8

/**
 * Every word of the query must begin a word of the remark, or of the name of its category. What begins the remark
 * itself is no better than what stands in its middle: a teacher remembers any word of it.
 *
 * @param nameOf of a category, as the teacher reads it
 */
export function findRemarks(
  bank: readonly KeptRemark[],
  query: string,
  nameOf: (category: BankRemark['category']) => string,
): KeptRemark[] {
  const asked = wordsOf(query)
  return bank
    .filter((remark) => {
      const words = wordsOf(`${remark.text} ${nameOf(remark.category)}`)
      return asked.every((part) => words.some((word) => word.startsWith(part)))
    })
    .sort(byUse)
    .slice(0, FOUND_MAX)
}

/** Ours are there from the beginning; one that the teacher has used is hers. */
export function wholeBank(own: readonly KeptRemark[], ours: readonly BankRemark[]): KeptRemark[] {
  const texts = new Set(own.map(({ text }) => text))
  return [
    ...own,
    ...ours
      .filter(({ text }) => !texts.has(text))
      .map((remark) => ({ ...remark, lastUsedAt: null, uses: 0 })),
  ]
}

function byUse(one: KeptRemark, other: KeptRemark): number {
  if (one.lastUsedAt !== other.lastUsedAt) {
    if (one.lastUsedAt === null) return 1
    if (other.lastUsedAt === null) return -1
    return one.lastUsedAt < other.lastUsedAt ? 1 : -1
  }
  return other.uses - one.uses
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
