/**
 * What to practise for a competence, chosen by what stands in this essay: a lesson, a class of connectives, an axis of
 * repertoires, a model (decision 0046). Each with its reason; sentences are in src/texts/writing/exercises.ts,
 * addresses in web/features/correction.
 */
import type { Correction } from '../correction.ts'
import type { Competence, MarkKind } from '../kinds.ts'
import type { ConnectiveClass } from '../lexicon/connectives.ts'
import { explain } from './explanation.ts'

/** The categories of the bank of connectives. */
export type BankCategory =
  | 'oposicao'
  | 'causa-e-consequencia'
  | 'conclusao'
  | 'adicao'
  | 'explicacao'
  | 'comparacao'

export type ProposalElement = 'agent' | 'action' | 'means' | 'purpose' | 'detail'

export type Exercise =
  | { readonly of: 'lesson'; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly reason: LessonReason }
  | { readonly of: 'connectives'; readonly category: BankCategory; readonly reason: 'missing' | 'few' }
  | { readonly of: 'repertoires'; readonly reason: 'none' | 'stock' | 'loose' | 'tied' }
  | { readonly of: 'models'; readonly competence: Competence }

export type LessonReason =
  | 'sentences'
  | 'last-reading'
  | 'theme'
  | 'introduction'
  | 'thesis'
  | 'development'
  | 'links'
  | 'paragraphs'
  | 'no-proposal'
  | 'conditional'
  | 'rights'
  | 'whole-proposal'
  | ProposalElement

const SENTENCE_KINDS: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'fragment',
  'sentence-long',
  'gerund-tail',
  'comma-after-connective',
  'comma-around-connective',
  'comma-before-clause',
  'comma-after-adjunct',
  'comma-subject-verb',
  'comma-stray',
])

/** The most useful ones first: of several that are missing the first is named. */
const CATEGORIES: readonly {
  readonly category: BankCategory
  readonly classes: readonly ConnectiveClass[]
}[] = [
  { category: 'oposicao', classes: ['opposition', 'concession'] },
  { category: 'causa-e-consequencia', classes: ['cause', 'consequence'] },
  { category: 'conclusao', classes: ['conclusion'] },
  { category: 'adicao', classes: ['addition'] },
  { category: 'explicacao', classes: ['restating', 'example'] },
  { category: 'comparacao', classes: ['comparison'] },
]

const ELEMENTS: readonly ProposalElement[] = ['action', 'agent', 'means', 'purpose', 'detail']

/** Two or three, the most fitting first. */
export function exercisesFor(correction: Correction, competence: Competence): Exercise[] {
  const models: Exercise = { of: 'models', competence }
  switch (competence) {
    case 1:
      return [lesson(6, isAboutSentences(correction) ? 'sentences' : 'last-reading'), models]
    case 2:
      return [
        ...(isNearOffTheme(correction) ? [lesson(2, 'theme')] : []),
        { of: 'repertoires', reason: repertoireReason(correction) },
        lesson(3, 'introduction'),
      ]
    case 3:
      return [...(has(correction, 'thesis') ? [] : [lesson(3, 'thesis')]), lesson(4, 'development'), models]
    case 4:
      return [
        connectives(correction),
        isBadlyParted(correction) ? lesson(1, 'paragraphs') : lesson(6, 'links'),
      ]
    case 5:
      return [lesson(5, proposalReason(correction)), models]
  }
}

function lesson(level: 1 | 2 | 3 | 4 | 5 | 6, reason: LessonReason): Exercise {
  return { of: 'lesson', level, reason }
}

function has({ marks }: Correction, ...kinds: readonly MarkKind[]): boolean {
  return marks.some(({ kind }) => kinds.includes(kind))
}

/** By what costs most in the first competence. */
function isAboutSentences(correction: Correction): boolean {
  const [worst] = explain(correction, 1)
    .filter(({ source, tenths }) => tenths < 0 && (source.of === 'marks' || source.of === 'whole'))
    .sort((a, b) => a.tenths - b.tenths)
  if (worst?.source.of === 'marks') return SENTENCE_KINDS.has(worst.source.kind)
  return (
    worst?.source.of === 'whole' &&
    (worst.source.aspect === 'sentences' || worst.source.aspect === 'punctuation')
  )
}

function isNearOffTheme({ competences, zeroRisks }: Correction): boolean {
  return (
    zeroRisks.some(({ id }) => id === 'off-theme') ||
    competences.some(({ caps }) => caps.some(({ id }) => id === 'tangency'))
  )
}

function repertoireReason(correction: Correction): 'none' | 'stock' | 'loose' | 'tied' {
  if (has(correction, 'repertoire-tied')) return 'tied'
  if (has(correction, 'repertoire-stock')) return 'stock'
  return has(correction, 'repertoire') ? 'loose' : 'none'
}

function connectives({ marks }: Correction): Exercise {
  const counts = CATEGORIES.map(({ category, classes }) => ({
    category,
    count: marks.filter(({ kind, about }) => kind === 'connective' && classes.some((one) => one === about))
      .length,
  }))
  // The order of the categories decides between equals.
  const fewest = counts.reduce((least, one) => (one.count < least.count ? one : least))
  return {
    of: 'connectives',
    category: fewest.category,
    reason: fewest.count === 0 ? 'missing' : 'few',
  }
}

function isBadlyParted(correction: Correction): boolean {
  const isOneBlock = correction.competences.some(({ caps }) => caps.some(({ id }) => id === 'single-block'))
  return isOneBlock || has(correction, 'paragraph-short', 'paragraph-unlinked')
}

function proposalReason(correction: Correction): LessonReason {
  const present = ELEMENTS.filter((element) => has(correction, `proposal-${element}`))
  if (has(correction, 'human-rights')) return 'rights'
  if (present.length === 0) return 'no-proposal'
  if (has(correction, 'proposal-conditional')) return 'conditional'
  return ELEMENTS.find((element) => !present.includes(element)) ?? 'whole-proposal'
}
