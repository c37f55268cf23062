/** A sitting as this browser keeps it: it goes on without a network, and after a reload. */
import type { Sitting } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { personalThings } from '#web/browser/kept-things.ts'

export type ExamSheet = {
  readonly text: string
  readonly pastedCharacters: number
  readonly hasPaperLines: boolean
}

export type KeptSitting = {
  readonly sitting: Sitting
  /** What stands here. */
  readonly sheet: ExamSheet
  /** Of the server's text after which this one was written. */
  readonly revision: number
  readonly isUnsaved: boolean
  /** How far the server's clock is ahead of this device's. */
  readonly aheadMs: number
}

const keyOf = (month: string) => `domine-a-redacao:simulado:${month}` as const

export function keptSitting(month: string): KeptSitting | null {
  try {
    const kept: unknown = JSON.parse(personalThings().getItem(keyOf(month)) ?? 'null')
    return isKept(kept, month) ? kept : null
  } catch {
    return null
  }
}

/** @returns false where the browser's storage is full or forbidden */
export function keepSitting(kept: KeptSitting): boolean {
  try {
    personalThings().setItem(keyOf(kept.sitting.month), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forgetSitting(month: string): void {
  try {
    personalThings().removeItem(keyOf(month))
  } catch {
    // What cannot be written was not kept.
  }
}

/** As the server answered it. */
export function sittingAsAnswered(sitting: Sitting): KeptSitting {
  const { text, pastedCharacters, hasPaperLines, revision } = sitting
  return {
    sitting,
    sheet: { text, pastedCharacters, hasPaperLines },
    revision,
    isUnsaved: false,
    aheadMs: new Date(sitting.now).getTime() - Date.now(),
  }
}

/** What this very code wrote; one of another month or of an older form is none. */
function isKept(kept: unknown, month: string): kept is KeptSitting {
  if (typeof kept !== 'object' || kept === null) return false
  const { sitting, sheet, revision, aheadMs } = kept as Partial<KeptSitting>
  return (
    sitting?.month === month &&
    typeof sitting.endsAt === 'string' &&
    typeof sitting.theme === 'string' &&
    typeof sheet?.text === 'string' &&
    typeof revision === 'number' &&
    typeof aheadMs === 'number'
  )
}
