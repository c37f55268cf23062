/**
 * What a correction is (decision 0040): levels, a range, and evidence whose points add up to
 * the grade. Points are in tenths and whole, so that sums are exact; a screen divides by ten.
 */
import type { Competence, Finding, MarkCategory, MarkKind } from './kinds.ts'
import type { Aspect } from './measures/value.ts'
import type { CapId, Level, ZeroRiskId } from './rubric/rubric.ts'
import type { HeldCap } from './rules/caps.ts'
import type { Trick } from './rules/tricks.ts'
import type { ZeroRisk } from './rules/zero-risks.ts'
import type { Span } from './text/document.ts'

/** Points of one competence that a marked place, or the whole text, gives or takes. */
export type Contribution = { readonly competence: Competence; readonly tenths: number }

export type Mark = Span & {
  readonly kind: MarkKind
  readonly category: MarkCategory
  /** Where it belongs in the rubric; its points may reach other competences too. */
  readonly competence: Competence
  readonly effect: 'fault' | 'merit' | 'note'
  readonly contributions: readonly Contribution[]
  readonly better: string | null
  readonly about: string | null
  /** Why it is marked, and what to do for the next level. */
  readonly why: string
  readonly next: string
}

/** What no single word carries: length, paragraphing, variety. */
export type WholeTextPoint = {
  readonly aspect: Aspect
  readonly contributions: readonly Contribution[]
  readonly why: string
  readonly next: string
}

export type CompetenceResult = {
  readonly competence: Competence
  readonly name: string
  readonly level: Level
  readonly descriptor: string
  /** base + marks + whole text = score; score + rounding + caps = level. All in tenths. */
  readonly baseTenths: number
  readonly scoreTenths: number
  readonly roundingTenths: number
  readonly caps: readonly (HeldCap & { readonly tenths: number; readonly why: string })[]
  /** The descriptor of the next level; null at 200. */
  readonly nextDescriptor: string | null
}

export type Correction = {
  readonly rubricYear: number
  readonly competences: readonly CompetenceResult[]
  readonly total: number
  /**
   * The sum before it was rounded to a step of 40; what caps take is still in it. Absent from corrections of before, and
   * for an empty sheet.
   */
  readonly sumTenths?: number
  readonly range: { readonly from: number; readonly to: number; readonly meaning: string }
  readonly marks: readonly Mark[]
  readonly wholeText: readonly WholeTextPoint[]
  readonly zeroRisks: readonly (ZeroRisk & { readonly why: string })[]
  readonly tricks: readonly (Trick & { readonly why: string })[]
  readonly counts: {
    readonly words: number
    readonly lines: number
    readonly paragraphs: number
    readonly sentences: number
  }
  /** Text beyond this was not read; null when all was. */
  readonly readUpTo: number | null
}

/** Sentences are in src/texts/writing/corrector.ts: anyone who corrects hands them in. */
export type CorrectorTexts = {
  readonly mark: (finding: Finding) => { readonly why: string; readonly next: string }
  readonly aspect: (aspect: Aspect, isGain: boolean) => { readonly why: string; readonly next: string }
  readonly cap: (id: CapId, count: number | null) => string
  readonly zeroRisk: (id: ZeroRiskId, lines: number | null) => string
  readonly trick: (id: Trick['id']) => string
  readonly range: (from: number, to: number) => string
}
