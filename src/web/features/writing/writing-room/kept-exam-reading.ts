/** A visitor's reading for another exam as this browser keeps it: it is there again after Back and reload. */
import type { ExamCorrected } from '#domain/writing/exam-essay-wire.ts'
import { personalThings } from '#web/browser/kept-things.ts'

const KEY = 'domine-a-redacao:sala:lida'

export function keepExamReading(read: ExamCorrected): void {
  try {
    personalThings().setItem(KEY, JSON.stringify(read))
  } catch {
    // Storage is full or forbidden: the reading lives as long as its page.
  }
}

export function keptExamReading(): ExamCorrected | null {
  try {
    const kept: unknown = JSON.parse(personalThings().getItem(KEY) ?? 'null')
    return isRead(kept) ? kept : null
  } catch {
    return null
  }
}

/** Deep enough to be shown: what this very code wrote. */
function isRead(kept: unknown): kept is ExamCorrected {
  if (typeof kept !== 'object' || kept === null) return false
  const { text, theme, exam, reading } = kept as Partial<ExamCorrected>
  return (
    [text, theme, exam].every((one) => typeof one === 'string') &&
    Array.isArray(reading?.marks) &&
    typeof reading.counts === 'object'
  )
}
