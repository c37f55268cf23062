/**
 * Shapes of the theme bank (product §2 Theme bank): our practice themes by axis, and the real themes of the ENEM that
 * they come near. The entries are in content/themes/.
 */

export type ThemeAxisId =
  | 'saude'
  | 'educacao'
  | 'seguranca'
  | 'trabalho'
  | 'sociedade'
  | 'meioAmbiente'
  | 'cidadania'

export type ExamEdition =
  | 'regular'
  | 'segunda-aplicacao'
  | 'segunda-aplicacao-ppl'
  | 'reaplicacao-ppl'
  | 'digital'
  | 'cancelada'
  | 'municipios-do-para'

export type ExamTheme = {
  /** `${year}-${edition}`. */
  readonly id: string
  /** The year in the exam's name, not always that of the day: the exam of 2020 was taken in 2021. */
  readonly year: number
  readonly edition: ExamEdition
  readonly title: string
  /** `wording-varies`: the theme is certain, but the published lists differ in a word; `note` says how. */
  readonly certainty: 'confirmed' | 'wording-varies'
  readonly note: string | null
  readonly source: string
}

export type PracticeTheme = {
  /** Stable slug, unique over all axes; never changes. */
  readonly id: string
  /** Worded as the exam words its themes, and never one of them. */
  readonly title: string
  /** What is at stake and the question to answer, in two or three sentences. */
  readonly framing: string
  /** Real themes that came near it; may be empty. */
  readonly nearby: readonly ExamTheme[]
  /** Where the fact in the framing can be checked; null when it states none. */
  readonly source: string | null
}

/** A framing ends with the question that the essay has to answer; null where it stands anywhere else. */
export function framingParts(framing: string): { context: string; question: string | null } {
  const parts = /^(.*[.!?]) ([^.!?]*\?)$/.exec(framing)
  return { context: parts?.[1] ?? framing, question: parts?.[2] ?? null }
}
