/**
 * One tab's store: the sheets that this browser keeps, each under its essay, and whose hand wrote last. Of two tabs on
 * one sheet only one writes; the other shows the newer text until its student takes the pen. A text that another hand
 * has changed meanwhile is never written over unasked.
 */
import { personalThings } from '#web/browser/kept-things.ts'
import { isEmptySheet, readStoredSheet, type Sheet } from './stored-sheet.ts'

/** Which essay lay here last. Browsers that were here before hold the one sheet itself under this key. */
const LAST_SHEET_KEY = 'domine-a-redacao:sala:folha'
const SHEET_KEY = `${LAST_SHEET_KEY}:` as const

/**
 * `mine`: this tab writes. `other`: another tab has written, and its text is shown. `both`: this tab's text is nowhere
 * else, and another tab's is kept: the student chooses.
 */
export type SheetState =
  | { readonly writer: 'mine' | 'other'; readonly sheet: Sheet }
  | { readonly writer: 'both'; readonly sheet: Sheet; readonly other: Sheet }
type Stored = { readonly stamp: string; readonly sheet: Sheet }

export type SheetStore = ReturnType<typeof createSheetStore>

/** For whoever sits here now. @param tab a name that no other tab has */
export function createSheetStore(tab: string) {
  const things = personalThings()
  const kept = createKeptSheets(things)
  let count = 0
  /** What this tab last read or wrote: another stamp in the storage is another hand. */
  let seen: Stored | null = null

  function adopt(stored: Stored | null): Sheet | null {
    seen = stored
    return stored?.sheet ?? null
  }

  /** What another hand has left since; null when there is nothing new. */
  function newer(essayId: string): Stored | null {
    const stored = kept.readStored(essayId)
    const isKnown = stored === null || (seen?.sheet.essayId === essayId && stored.stamp === seen.stamp)
    return isKnown ? null : stored
  }

  function store(sheet: Sheet): void {
    count += 1
    const stored = { stamp: `${tab}:${count}`, sheet }
    attempt(() => {
      if (isEmptySheet(sheet)) return kept.forget(sheet.essayId)
      things.setItem(`${SHEET_KEY}${sheet.essayId}`, JSON.stringify(stored))
      // Only now: what is not kept must not be taken for kept when another hand has written.
      seen = stored
      if (things.getItem(LAST_SHEET_KEY) === sheet.essayId) return
      things.setItem(LAST_SHEET_KEY, sheet.essayId)
      kept.forgetSaved(sheet.essayId)
    })
  }

  return {
    /** The essay's sheet, or without an id the one that lay here last. */
    open: (essayId: string | null): Sheet | null => {
      const id = essayId ?? kept.lastEssayId()
      return id === null ? adopt(kept.readOld()) : adopt(kept.readStored(id))
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
    yield: (own: Sheet): Sheet => adopt(kept.readStored(own.essayId)) ?? own,
    remove: (essayId: string): void => attempt(() => kept.forget(essayId)),
  }
}

type Things = ReturnType<typeof personalThings>

/** Reading and forgetting: every sheet under its essay, whoever writes. */
function createKeptSheets(things: Things) {
  const keyOf = (essayId: string) => `${SHEET_KEY}${essayId}` as const

  function readStored(essayId: string): Stored | null {
    const text: unknown = attempt(() => JSON.parse(things.getItem(keyOf(essayId)) ?? 'null'))
    if (typeof text !== 'object' || text === null) return null
    const { stamp, sheet } = text as Record<string, unknown>
    const read = readStoredSheet(sheet)
    return read && typeof stamp === 'string' ? { stamp, sheet: read } : null
  }

  return {
    readStored,
    lastEssayId: (): string | null => {
      const id = attempt(() => things.getItem(LAST_SHEET_KEY)) ?? null
      return id === null || id.startsWith('{') ? null : id
    },
    readOld: (): Stored | null => {
      const sheet =
        attempt(() => readStoredSheet(JSON.parse(things.getItem(LAST_SHEET_KEY) ?? 'null'))) ?? null
      return sheet && { stamp: 'old', sheet }
    },
    forget: (essayId: string): void => {
      things.removeItem(keyOf(essayId))
      if (things.getItem(LAST_SHEET_KEY) === essayId) things.removeItem(LAST_SHEET_KEY)
    },
    /** Other sheets that an account holds need not lie here too. */
    forgetSaved: (essayId: string): void => {
      for (const key of things.namesFrom(SHEET_KEY)) {
        if (key === keyOf(essayId)) continue
        if (!readStored(key.slice(SHEET_KEY.length))?.sheet.isUnsaved) things.removeItem(key)
      }
    },
  }
}

/** True for a change in the storage that may be one of this essay's sheet; null stands for everything. */
export function isSheetKey(key: string | null, essayId: string): boolean {
  return key === null || key === SHEET_KEY + essayId
}

function contentOf({ exam, theme, text, plan, pastedCharacters, hasPaperLines }: Sheet): string {
  return JSON.stringify([exam, theme, text, plan, pastedCharacters, hasPaperLines])
}

/** Storage that is full or forbidden keeps nothing: the sheet lives as long as its page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
