/** The shape of a year's rubric: levels with their descriptors, caps and zero rules, each with its source. */
import type { Competence } from '../kinds.ts'

export const LEVELS = [0, 40, 80, 120, 160, 200] as const
export type Level = (typeof LEVELS)[number]

export type CompetenceRubric = {
  readonly name: string
  readonly descriptors: Readonly<Record<Level, string>>
}

export type CapId =
  | 'single-block'
  | 'tangency'
  | 'heavy-copy'
  | 'no-proposal'
  | 'conditional-proposal'
  | 'proposal-elements'
  | 'deviations'
  | 'template'
  | 'sure-template'
  | 'loose-proposal'
  | 'disordered'
  | 'sure-disordered'
export type Cap = {
  readonly competences: readonly Competence[]
  readonly max: Level
  readonly source: string
}

export type ZeroRiskId =
  | 'blank'
  | 'too-short'
  | 'off-theme'
  | 'other-type'
  | 'disconnected'
  | 'identification'
  | 'foreign-language'

export type Rubric = {
  /** The exam whose booklet states it. */
  readonly year: number
  readonly source: string
  readonly competences: Readonly<Record<Competence, CompetenceRubric>>
  readonly caps: Readonly<Record<Exclude<CapId, 'proposal-elements' | 'deviations'>, Cap>>
  readonly deviationsSource: string
  /** The most that a proposal with so many valid elements can have. */
  readonly proposalByElements: readonly Level[]
  readonly proposalSource: string
  /** Up to so many lines, copied ones not counted, the text is insufficient. */
  readonly insufficientLines: number
  readonly maxLines: number
  readonly zeroSources: Readonly<Record<ZeroRiskId, string>>
}
