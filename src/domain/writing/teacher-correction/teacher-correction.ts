/** A correction by a teacher: its states and what the teacher writes (product §5 The teacher's corrections). */

export const CORRECTION_STATES = [
  'sent',
  'reading',
  'corrected',
  'answered',
  'returned',
  'withdrawn',
] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

/** At the desk of a class: no part of the house's queue, reports and scale (decision 0271). */
type ClassCorrectionState = 'class-reading' | 'class-corrected'
export type AnyCorrectionState = CorrectionState | ClassCorrectionState

export const RETURN_REASONS = ['illegible', 'off-theme', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Of one criterion; null while the teacher has not chosen. */
export type TeacherLevel = { readonly level: number | null; readonly sentence: string }

/** What two or three readings come to. */
export type FinalGrade = {
  /** Of an exam other than the ENEM null where its board publishes no points. */
  readonly levels: readonly (number | null)[]
  /** Null for another exam: its formula makes the mark. */
  readonly total: number | null
  /** The readings that count, from 1. */
  readonly of: readonly number[]
  readonly isDoubtful: boolean
}

/** Shares of the photograph's sides, 0 to 1. */
export type MarkBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type MarkOrigin = 'reader' | 'engine'
