/**
 * One tab's store: the sheets that this browser keeps, each under its essay, and whose hand wrote last. Of two tabs on
 * one sheet only one writes; the other shows the newer text until its student takes the pen. A text that another hand
 * has changed meanwhile is never written over unasked.
 */
import { isEmptySheet, readStoredSheet, type Sheet } from './stored-sheet.ts'

/** Which essay lay here last. Browsers that were here before hold the one sheet itself under this key. */
const LAST_SHEET_KEY = 'domine-a-redacao:sala:folha'
const SHEET_KEY = `${LAST_SHEET_KEY}:`

/**
 * `mine`: this tab writes. `other`: another tab has written, and its text is shown. `both`: this tab's text is nowhere
 * else, and another tab's is kept: the student chooses.
 */
export type SheetState =
  | { readonly writer: 'mine' | 'other'; readonly sheet: Sheet }
  | { readonly writer: 'both'; readonly sheet: Sheet; readonly other: Sheet }
type Stored = { readonly stamp: string; readonly sheet: Sheet }

export type SheetStore = ReturnType<typeof createSheetStore>

/** @param tab a name that no other tab has */
export function createSheetStore(tab: string) {
  let count = 0
  /** What this tab last read or wrote: another stamp in the storage is another hand. */
  let seen: Stored | null = null

  function adopt(stored: Stored | null): Sheet | null {
    seen = stored
    return stored?.sheet ?? null
  }

  /** What another hand has left since; null when there is nothing new. */
  function newer(essayId: string): Stored | null {
    const stored = readStored(essayId)
    const isKnown = stored === null || (seen?.sheet.essayId === essayId && stored.stamp === seen.stamp)
    return isKnown ? null : stored
  }

  function store(sheet: Sheet): void {
    count += 1
    const stored = { stamp: `${tab}:${count}`, sheet }
    attempt(() => {
      if (isEmptySheet(sheet)) return forget(sheet.essayId)
      localStorage.setItem(SHEET_KEY + sheet.essayId, JSON.stringify(stored))
      // Only now: what is not kept must not be taken for kept when another hand has written.
      seen = stored
      if (localStorage.getItem(LAST_SHEET_KEY) === sheet.essayId) return
      localStorage.setItem(LAST_SHEET_KEY, sheet.essayId)
      forgetSaved(sheet.essayId)
    })
  }

  return {
    /** The essay's sheet, or without an id the one that lay here last. */
    open: (essayId: string | null): Sheet | null => {
      const id = essayId ?? lastEssayId()
      return id === null ? adopt(readOld()) : adopt(readStored(id))
    },
    /** Keeps what stands on the sheet, unless another hand has written meanwhile. */
    write: (next: Sheet): SheetState => {
      const other = newer(next.essayId)
      if (other && contentOf(other.sheet) !== contentOf(next))
        return { writer: 'both', sheet: next, other: other.sheet }
      store(next)
      return { writer: 'mine', sheet: next }
    },
    /** Looks whether another hand has written: its text is taken, unless this tab has one that is kept nowhere. */
    look: (own: Sheet): SheetState => {
      const other = newer(own.essayId)
      if (!other) return { writer: 'mine', sheet: own }
      const isKept =
        seen?.sheet.essayId === own.essayId ? contentOf(seen.sheet) === contentOf(own) : isEmptySheet(own)
      if (!isKept) return { writer: 'both', sheet: own, other: other.sheet }
      adopt(other)
      return { writer: 'other', sheet: other.sheet }
    },
    /** The student's choice: what stands here, whatever is kept. */
    take: store,
    /** The student's choice: what is kept, in the place of what stands here. */
    yield: (own: Sheet): Sheet => adopt(readStored(own.essayId)) ?? own,
    remove: (essayId: string): void => attempt(() => forget(essayId)),
  }
}

/** True for a change in the storage that may be one of this essay's sheet; null stands for everything. */
export function isSheetKey(key: string | null, essayId: string): boolean {
  return key === null || key === SHEET_KEY + essayId
}

function contentOf({ theme, text, plan, pastedCharacters }: Sheet): string {
  return JSON.stringify([theme, text, plan, pastedCharacters])
}

function lastEssayId(): string | null {
  const id = attempt(() => localStorage.getItem(LAST_SHEET_KEY)) ?? null
  return id === null || id.startsWith('{') ? null : id
}

function readOld(): Stored | null {
  const sheet =
    attempt(() => readStoredSheet(JSON.parse(localStorage.getItem(LAST_SHEET_KEY) ?? 'null'))) ?? null
  return sheet && { stamp: 'old', sheet }
}

function readStored(essayId: string): Stored | null {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(SHEET_KEY + essayId) ?? 'null'))
  if (typeof kept !== 'object' || kept === null) return null
  const { stamp, sheet } = kept as Record<string, unknown>
  const read = readStoredSheet(sheet)
  return read && typeof stamp === 'string' ? { stamp, sheet: read } : null
}

function forget(essayId: string): void {
  localStorage.removeItem(SHEET_KEY + essayId)
  if (localStorage.getItem(LAST_SHEET_KEY) === essayId) localStorage.removeItem(LAST_SHEET_KEY)
}

/** Other sheets that an account holds need not lie here too. */
function forgetSaved(essayId: string): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  for (const key of keys) {
    if (!key.startsWith(SHEET_KEY) || key === SHEET_KEY + essayId) continue
    const stored = readStored(key.slice(SHEET_KEY.length))
    if (!stored?.sheet.isUnsaved) localStorage.removeItem(key)
  }
}

/** Storage that is full or forbidden keeps nothing: the sheet lives as long as its page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
