/** A correction under way, kept in this browser until it is delivered: an hour's work outlives a closed tab. */
import type { Remark } from '#domain/writing/peer-remarks.ts'
import { personalThings } from '#web/browser/kept-things.ts'

export type Draft = {
  /** Competences 1 to 5; null while not chosen. */
  readonly levels: readonly (Level | null)[]
  readonly sentences: readonly string[]
  readonly remarks: readonly Remark[]
}
export type Level = 0 | 40 | 80 | 120 | 160 | 200

const keyOf = (id: string) => `domine-a-redacao:match:${id}` as const

export const EMPTY_DRAFT: Draft = {
  levels: [null, null, null, null, null],
  sentences: ['', '', '', '', ''],
  remarks: [],
}

export function storedDraft(id: string): Draft {
  try {
    const kept: unknown = JSON.parse(personalThings().getItem(keyOf(id)) ?? 'null')
    return isDraft(kept) ? kept : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

export function storeDraft(id: string, draft: Draft | null): void {
  try {
    if (draft) personalThings().setItem(keyOf(id), JSON.stringify(draft))
    else personalThings().removeItem(keyOf(id))
  } catch {
    // Storage is full or forbidden: it lives as long as this page.
  }
}

/** Written by storeDraft alone; the server looks at every member again. */
function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { levels, sentences, remarks } = kept as Partial<Draft>
  return (
    [levels, sentences].every((list) => Array.isArray(list) && list.length === 5) && Array.isArray(remarks)
  )
}
