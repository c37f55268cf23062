/** A sheet as this browser keeps it: it outlives the page, the connection and the way to a new account (sheet-store.ts). */
import { ENEM } from '#domain/writing/exam-reading.ts'
import { type EssayPlan, PLAN_FIELDS } from '#domain/writing/writing-room.ts'
import { newId } from '#web/browser/new-id.ts'
import type { ChosenTheme } from './room-theme.ts'

export type Sheet = {
  /** Made here; the server knows the essay by it. */
  readonly essayId: string
  /** What it is written for: the ENEM, or the id of another exam. */
  readonly exam: string
  readonly theme: ChosenTheme | null
  readonly text: string
  readonly plan: EssayPlan
  readonly pastedCharacters: number
  /** True where each line of the text is one of a sheet of paper: then these are counted. */
  readonly hasPaperLines: boolean
  /** True once the server has corrected it: then its theme stays. */
  readonly isCorrected: boolean
  /** True while the account does not have what stands here. */
  readonly isUnsaved: boolean
}

export function blankSheet(theme: ChosenTheme | null = null, exam: string = ENEM): Sheet {
  return {
    essayId: newId(),
    exam,
    theme,
    text: '',
    plan: {},
    pastedCharacters: 0,
    hasPaperLines: false,
    isCorrected: false,
    isUnsaved: false,
  }
}

/** A sheet on which nothing stands is not kept. */
export function isEmptySheet({ text, plan, theme }: Sheet): boolean {
  return text.trim() === '' && Object.keys(plan).length === 0 && !theme
}

/** Null for what is no sheet. */
export function readStoredSheet(kept: unknown): Sheet | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { essayId, exam, theme, text, plan, pastedCharacters, hasPaperLines, isCorrected, isUnsaved } =
    kept as Record<string, unknown>
  if (typeof essayId !== 'string' || typeof text !== 'string') return null
  return {
    essayId,
    // Sheets of before have none.
    exam: typeof exam === 'string' ? exam : ENEM,
    theme: readTheme(theme),
    text,
    plan: readPlan(plan),
    pastedCharacters: typeof pastedCharacters === 'number' ? pastedCharacters : 0,
    hasPaperLines: hasPaperLines === true,
    isCorrected: isCorrected === true,
    isUnsaved: isUnsaved === true,
  }
}

function readTheme(kept: unknown): ChosenTheme | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { id, title, motivating } = kept as Record<string, unknown>
  if (typeof title !== 'string') return null
  return {
    id: typeof id === 'string' ? id : null,
    title,
    motivating: typeof motivating === 'string' ? motivating : '',
  }
}

function readPlan(kept: unknown): EssayPlan {
  if (typeof kept !== 'object' || kept === null) return {}
  const fields = kept as Record<string, unknown>
  return Object.fromEntries(
    PLAN_FIELDS.flatMap((field) => (typeof fields[field] === 'string' ? [[field, fields[field]]] : [])),
  )
}
