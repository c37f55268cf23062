/** Which command a key of the desk means. One key each; a digit means a competence first and a level then. */
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

export type Competence = 1 | 2 | 3 | 4 | 5
export type DigitState = { readonly competence: Competence; readonly isLevelNext: boolean }

const LEVEL_STEP = 40
const LEVELS_UP_TO = 5

/** @returns the state after the digit, and the points that it gave; null for a digit that means nothing here */
export function afterDigit(
  { competence, isLevelNext }: DigitState,
  digit: number,
): { state: DigitState; points: number | null } | null {
  if (isLevelNext) {
    if (digit > LEVELS_UP_TO) return null
    return { state: { competence, isLevelNext: false }, points: digit * LEVEL_STEP }
  }
  const chosen = ([1, 2, 3, 4, 5] as const).find((one) => one === digit)
  return chosen ? { state: { competence: chosen, isLevelNext: true }, points: null } : null
}
