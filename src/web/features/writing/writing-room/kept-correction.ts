/**
 * A visitor's correction as this browser keeps it: it is there again after Back and reload, and an account that is
 * entered in the same sitting takes it in (decision 0207).
 */
import type { Correction } from '#corrector/correction.ts'
import { personalThings } from '#web/browser/kept-things.ts'
import type { CorrectedSheet } from './correct-sheet.ts'
import { readStoredSheet } from './stored-sheet.ts'

const KEY = 'domine-a-redacao:sala:corrigida'

export function keepCorrection({ sheet, corrected, isFromDevice }: CorrectedSheet): void {
  const { text, theme, correction } = corrected
  try {
    personalThings().setItem(KEY, JSON.stringify({ sheet, text, theme, correction, isFromDevice }))
  } catch {
    // Storage is full or forbidden: the correction lives as long as its page.
  }
}

export function keptCorrection(): CorrectedSheet | null {
  try {
    return read(JSON.parse(personalThings().getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

export function forgetCorrection(): void {
  try {
    personalThings().removeItem(KEY)
  } catch {
    // Nothing is kept there.
  }
}

/** Deep enough to be shown; the server reads the sheet with its own schema and corrects it anew. */
function read(kept: unknown): CorrectedSheet | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { sheet: keptSheet, text, theme, correction, isFromDevice } = kept as Record<string, unknown>
  const sheet = readStoredSheet(keptSheet)
  if (!sheet || typeof text !== 'string' || typeof theme !== 'string' || !isCorrection(correction))
    return null
  return {
    sheet,
    corrected: {
      text,
      theme,
      correction,
      essayId: null,
      number: null,
      leftToday: null,
      earnedBadges: [],
      grantedXp: 0,
    },
    isFromDevice: isFromDevice === true,
  }
}

function isCorrection(kept: unknown): kept is Correction {
  if (typeof kept !== 'object' || kept === null) return false
  const lists = ['competences', 'marks', 'wholeText', 'zeroRisks', 'tricks'] as const
  const { total, range, counts, ...rest } = kept as Record<string, unknown>
  return (
    lists.every((name) => Array.isArray(rest[name])) &&
    typeof total === 'number' &&
    typeof range === 'object' &&
    range !== null &&
    typeof counts === 'object' &&
    counts !== null
  )
}
