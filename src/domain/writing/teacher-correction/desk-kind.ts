/**
 * Whose desk is an essay corrected at (product §10 The teacher's desk)? The house's, where a credit paid for it and a day
 * is promised, or a class's, where its own teacher corrects what was handed in to her (decision 0271). The states tell the desks apart, so that whatever asks for those of one never sees the other's.
 */
import type { AnyCorrectionState } from './teacher-correction.ts'

type DeskStates = {
  readonly reading: AnyCorrectionState
  readonly corrected: AnyCorrectionState
  /** In which its reader may still hear and see the files. */
  readonly open: readonly AnyCorrectionState[]
}

export const DESKS = {
  house: { reading: 'reading', corrected: 'corrected', open: ['reading', 'corrected', 'answered'] },
  class: { reading: 'class-reading', corrected: 'class-corrected', open: ['class-reading'] },
} as const satisfies Readonly<Record<string, DeskStates>>
export type DeskKind = keyof typeof DESKS

/** Who works on a correction, and at which desk. */
export type DeskReader = { readonly userId: string; readonly desk: DeskKind }

export function atClass(userId: string): DeskReader {
  return { userId, desk: 'class' }
}

export function atHouse(userId: string): DeskReader {
  return { userId, desk: 'house' }
}
