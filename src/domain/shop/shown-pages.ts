/** Which pages of a file may be looked into before buying? (product §2 Product page, decision 0203) */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'

export const MAX_SHOWN_PAGES = 3
/** Of so many pages we show one: the book is not given away. */
const PAGES_PER_SHOWN_PAGE = 4
/** Behind the cover and the title: where contents stand. */
const FIRST_PAGE = 3

export type ShownPagesRefusal = Refusal<'pages-not-there'> | Refusal<'pages-all'>

/** Where the owner has said nothing. */
export function defaultShownPages(pageCount: number): number[] {
  const count = Math.min(MAX_SHOWN_PAGES, Math.floor(pageCount / PAGES_PER_SHOWN_PAGE))
  return Array.from({ length: count }, (_, index) => FIRST_PAGE + Math.floor((index * pageCount) / count))
}

/** @param choice the owner's, perhaps of a version that had more pages; null is ours */
export function shownPages(choice: readonly number[] | null, pageCount: number): number[] {
  if (choice === null) return defaultShownPages(pageCount)
  return checkShownPages(choice, pageCount).ok
    ? [...choice]
    : choice.filter((page) => page <= pageCount).slice(0, pageCount - 1)
}

/** Never the whole file. */
export function checkShownPages(choice: readonly number[], pageCount: number): Ok<null> | ShownPagesRefusal {
  if (choice.some((page) => page > pageCount)) return refuse('pages-not-there')
  return choice.length >= pageCount ? refuse('pages-all') : ok(null)
}

/**
 * What the owner types: "3, 12 e 25".
 * @returns in the order of the book; null where it is something else, or more than may be shown
 */
export function readShownPages(text: string): number[] | null {
  const words = text.split(/[\s,;]+|\be\b/).filter((word) => word !== '')
  if (!words.every((word) => /^[1-9]\d{0,4}$/.test(word))) return null
  const pages = [...new Set(words.map(Number))].sort((one, other) => one - other)
  return pages.length <= MAX_SHOWN_PAGES ? pages : null
}
