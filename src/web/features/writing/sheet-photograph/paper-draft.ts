/** A sheet under transcription, as this browser keeps it: it outlives the page, the network and a battery. */
import type { Row } from '#domain/writing/sheet-photograph/ink-rows.ts'
import type { TypedLine } from '#domain/writing/transcription.ts'
import { personalThings } from '#web/browser/kept-things.ts'

export type PaperDraft = {
  /** Of the bank; null while it is not chosen, or where the room shall ask. */
  readonly themeId: string | null
  readonly lines: readonly TypedLine[]
  readonly pageCount: number
}

export const EMPTY_PAPER: PaperDraft = { themeId: null, lines: [], pageCount: 0 }
export const MOST_PAGES = 2

const TEXT_KEY = 'domine-a-redacao:papel:texto'
const pageKey = (page: number) => `domine-a-redacao:papel:foto:${page}` as const

export function storedPaper(): { draft: PaperDraft; pages: (string | null)[] } {
  try {
    const things = personalThings()
    const draft = readDraft(JSON.parse(things.getItem(TEXT_KEY) ?? 'null'))
    return {
      draft,
      pages: Array.from({ length: draft.pageCount }, (_, page) => things.getItem(pageKey(page))),
    }
  } catch {
    return { draft: EMPTY_PAPER, pages: [] }
  }
}

export function storePaper(draft: PaperDraft): void {
  try {
    personalThings().setItem(TEXT_KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: it lives as long as this page.
  }
}

/** @returns false where there is no room for the picture */
export function storePage(page: number, address: string | null): boolean {
  try {
    if (address === null) return false
    personalThings().setItem(pageKey(page), address)
    return true
  } catch {
    return false
  }
}

export function forgetPaper(): void {
  try {
    const things = personalThings()
    things.removeItem(TEXT_KEY)
    for (let page = 0; page < MOST_PAGES; page += 1) things.removeItem(pageKey(page))
  } catch {
    // What cannot be written was not kept.
  }
}

function readDraft(kept: unknown): PaperDraft {
  if (typeof kept !== 'object' || kept === null) return EMPTY_PAPER
  const { themeId, lines, pageCount } = kept as Partial<PaperDraft>
  if (!Array.isArray(lines) || typeof pageCount !== 'number') return EMPTY_PAPER
  const read = lines.flatMap((line: unknown) => readLine(line) ?? [])
  return {
    themeId: typeof themeId === 'string' ? themeId : null,
    lines: read,
    pageCount: Math.max(0, Math.min(MOST_PAGES, pageCount)),
  }
}

function readLine(kept: unknown): TypedLine | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { page, top, bottom, text, isParagraph, isWritten, isUnconfirmed } = kept as Partial<TypedLine & Row>
  if (![page, top, bottom].every((value) => typeof value === 'number') || typeof text !== 'string')
    return null
  return {
    page: page!,
    top: top!,
    bottom: bottom!,
    text,
    isParagraph: isParagraph === true,
    isWritten: isWritten === true,
    ...(isUnconfirmed === true ? { isUnconfirmed } : {}),
  }
}
