/**
 * Whose desk is an essay corrected at (product §10 The teacher's desk)? The house's, where a credit paid for it and a day
 * is promised. The states tell the desks apart, so that whatever asks for those of one never sees the other's.
 */
import type { CorrectionState } from './teacher-correction.ts'

type DeskStates = {
  readonly reading: CorrectionState
  readonly corrected: CorrectionState
  /** In which its reader may still hear and see the files. */
  readonly open: readonly CorrectionState[]
}

export const DESKS = {
  house: { reading: 'reading', corrected: 'corrected', open: ['reading', 'corrected', 'answered'] },
} as const satisfies Readonly<Record<string, DeskStates>>
export type DeskKind = keyof typeof DESKS

/** Who works on a correction, and at which desk. */
export type DeskReader = { readonly userId: string; readonly desk: DeskKind }

export function atHouse(userId: string): DeskReader {
  return { userId, desk: 'house' }
}
