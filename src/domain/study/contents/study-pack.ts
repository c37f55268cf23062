/**
 * What of the owner's is there to study, beside what ships with the product, and what of ours is hidden (product §10
 * Contents that are studied, decision 0225)? Pages, the writing room and the corrector all take it from here.
 */
import type { ModelEssay } from '../../writing/model-essay.ts'
import type { Proposal } from '../proposal.ts'
import type { OwnConnective, OwnRepertoire } from './bank-rules.ts'
import type { OwnTheme } from './theme-rule.ts'

export const STUDY_KINDS = ['theme', 'repertoire', 'connective', 'model'] as const
export type StudyKind = (typeof STUDY_KINDS)[number]

export type StudyDocs = {
  readonly theme: OwnTheme
  readonly repertoire: OwnRepertoire
  readonly connective: OwnConnective
  readonly model: ModelEssay
}

export type StudyHidden = Readonly<Record<StudyKind, readonly string[]>>

/** What everybody may have: the same for the server's pages and for a device without a network. */
export type StudyPack = {
  readonly [Kind in StudyKind]: readonly StudyDocs[Kind][]
} & {
  /** Ids of ours that stand in no list. */
  readonly hidden: StudyHidden
}

export const NO_HIDDEN: StudyHidden = { theme: [], repertoire: [], connective: [], model: [] }
export const EMPTY_PACK: StudyPack = {
  theme: [],
  repertoire: [],
  connective: [],
  model: [],
  hidden: NO_HIDDEN,
}

/** Ours that are not hidden. */
export function notHidden<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  hidden: readonly string[],
): readonly Entry[] {
  return hidden.length === 0 ? entries : entries.filter(({ id }) => !hidden.includes(id))
}

/** The texts of a theme of hers; null where it has none. */
export function ownProposal(pack: Pick<StudyPack, 'theme'>, themeId: string): Proposal | null {
  const theme = pack.theme.find(({ id }) => id === themeId)
  return theme && theme.texts.length > 0 ? { themeId, texts: theme.texts } : null
}
