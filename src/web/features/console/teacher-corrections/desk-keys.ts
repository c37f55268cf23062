/** Which command a key of the desk means. One key each; a digit means a criterion first and a level then. */
import { criterionCount, type ExamRubric, isLevelOf } from '#domain/writing/teacher-correction/desk-rubric.ts'

export type DeskCommand =
  | 'mark'
  | 'next-offer'
  | 'previous-offer'
  | 'take'
  | 'drop'
  | 'take-all'
  | 'drop-all'
  | 'sentence'
  | 'comment'
  | 'record'
  | 'help'
  | 'sheet'
  | 'finish'

type Pressed = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const COMMANDS: Readonly<Record<string, DeskCommand>> = {
  Enter: 'mark',
  m: 'mark',
  j: 'next-offer',
  k: 'previous-offer',
  a: 'take',
  d: 'drop',
  s: 'sentence',
  c: 'comment',
  g: 'record',
  '?': 'help',
  Escape: 'sheet',
}
const WITH_SHIFT: Readonly<Record<string, DeskCommand>> = { a: 'take-all', d: 'drop-all', '?': 'help' }

export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): DeskCommand | null {
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'finish'
  if (ctrlKey || metaKey || altKey) return null
  const plain = key.length === 1 ? key.toLowerCase() : key
  return (shiftKey ? WITH_SHIFT : COMMANDS)[plain] ?? null
}

export function digitOf({ key, ctrlKey, metaKey, altKey }: Pressed): number | null {
  return !ctrlKey && !metaKey && !altKey && /^\d$/.test(key) ? Number(key) : null
}

/** @property place of the criterion, from 1 */
export type DigitState = { readonly place: number; readonly isLevelNext: boolean }

const LEVEL_STEP = 40

/** @param exam null for the ENEM @returns the state after the digit, and the points that it gave; null for a digit that means nothing here */
export function afterDigit(
  { place, isLevelNext }: DigitState,
  digit: number,
  exam: Pick<ExamRubric, 'criteria'> | null,
): { state: DigitState; points: number | null } | null {
  if (isLevelNext) {
    const points = exam ? digit : digit * LEVEL_STEP
    return isLevelOf(exam, place, points) ? { state: { place, isLevelNext: false }, points } : null
  }
  const isThere = digit >= 1 && digit <= criterionCount(exam)
  return isThere ? { state: { place: digit, isLevelNext: true }, points: null } : null
}
