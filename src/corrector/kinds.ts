/**
 * Everything that the corrector marks: its category, its competence, and whether it takes points, gives them or only
 * speaks (decision 0040). The sentences are in src/texts/writing/corrector-marks.ts.
 */

export const MARK_KINDS = {
  spelling: { category: 'spelling', competence: 1, effect: 'fault' },
  accent: { category: 'accent', competence: 1, effect: 'fault' },
  capital: { category: 'capitals', competence: 1, effect: 'fault' },
  'crase-extra': { category: 'crase', competence: 1, effect: 'fault' },
  'crase-missing': { category: 'crase', competence: 1, effect: 'fault' },
  'agreement-nominal': { category: 'agreement', competence: 1, effect: 'fault' },
  'agreement-verbal': { category: 'agreement', competence: 1, effect: 'fault' },
  'comma-after-connective': { category: 'comma-connective', competence: 1, effect: 'fault' },
  'comma-around-connective': { category: 'comma-connective', competence: 1, effect: 'fault' },
  'comma-before-clause': { category: 'comma-clause', competence: 1, effect: 'fault' },
  'comma-after-adjunct': { category: 'comma-adjunct', competence: 1, effect: 'fault' },
  'comma-subject-verb': { category: 'comma-subject', competence: 1, effect: 'fault' },
  'comma-stray': { category: 'comma-stray', competence: 1, effect: 'fault' },
  'ha-a': { category: 'ha-a', competence: 1, effect: 'fault' },
  'mal-mau': { category: 'mal-mau', competence: 1, effect: 'fault' },
  'mas-mais': { category: 'mas-mais', competence: 1, effect: 'fault' },
  porque: { category: 'porque', competence: 1, effect: 'fault' },
  onde: { category: 'onde', competence: 1, effect: 'fault' },
  'mesmo-pronoun': { category: 'mesmo', competence: 1, effect: 'fault' },
  'cujo-article': { category: 'pronouns', competence: 1, effect: 'fault' },
  'pronoun-place': { category: 'pronouns', competence: 1, effect: 'fault' },
  'verb-form': { category: 'verb-forms', competence: 1, effect: 'fault' },
  expression: { category: 'expressions', competence: 1, effect: 'fault' },
  redundancy: { category: 'expressions', competence: 1, effect: 'fault' },
  informal: { category: 'register', competence: 1, effect: 'fault' },
  'first-person': { category: 'register', competence: 1, effect: 'fault' },
  'second-person': { category: 'register', competence: 1, effect: 'fault' },
  'gerund-future': { category: 'gerund', competence: 1, effect: 'fault' },
  'gerund-tail': { category: 'gerund', competence: 1, effect: 'note' },
  fragment: { category: 'sentence', competence: 1, effect: 'fault' },
  'sentence-long': { category: 'sentence', competence: 1, effect: 'fault' },
  'doubled-word': { category: 'doubled-word', competence: 1, effect: 'fault' },
  acronym: { category: 'acronym', competence: 1, effect: 'note' },
  'formal-word': { category: 'vocabulary', competence: 1, effect: 'merit' },
  'theme-word': { category: 'theme', competence: 2, effect: 'merit' },
  repertoire: { category: 'repertoire', competence: 2, effect: 'merit' },
  'repertoire-tied': { category: 'repertoire', competence: 2, effect: 'merit' },
  'repertoire-stock': { category: 'stock-repertoire', competence: 2, effect: 'note' },
  copied: { category: 'copied', competence: 2, effect: 'fault' },
  thesis: { category: 'thesis', competence: 3, effect: 'merit' },
  argument: { category: 'argument', competence: 3, effect: 'merit' },
  explanation: { category: 'explanation', competence: 3, effect: 'merit' },
  'argument-outcome': { category: 'argument-outcome', competence: 3, effect: 'merit' },
  connective: { category: 'connective', competence: 4, effect: 'merit' },
  'connective-opening': { category: 'connective-opening', competence: 4, effect: 'merit' },
  reference: { category: 'reference', competence: 4, effect: 'merit' },
  repetition: { category: 'repetition', competence: 4, effect: 'fault' },
  'paragraph-short': { category: 'paragraph', competence: 4, effect: 'fault' },
  'paragraph-unlinked': { category: 'paragraph', competence: 4, effect: 'fault' },
  'proposal-action': { category: 'proposal-action', competence: 5, effect: 'merit' },
  'proposal-agent': { category: 'proposal-agent', competence: 5, effect: 'merit' },
  'proposal-means': { category: 'proposal-means', competence: 5, effect: 'merit' },
  'proposal-purpose': { category: 'proposal-purpose', competence: 5, effect: 'merit' },
  'proposal-detail': { category: 'proposal-detail', competence: 5, effect: 'merit' },
  'proposal-conditional': { category: 'proposal-conditional', competence: 5, effect: 'fault' },
  'proposal-lack': { category: 'proposal-conditional', competence: 5, effect: 'note' },
  'human-rights': { category: 'human-rights', competence: 5, effect: 'note' },
} as const satisfies Record<
  string,
  { category: string; competence: Competence; effect: 'fault' | 'merit' | 'note' }
>

export type Competence = 1 | 2 | 3 | 4 | 5
export const COMPETENCES = [1, 2, 3, 4, 5] as const
export type MarkKind = keyof typeof MARK_KINDS
export type MarkCategory = (typeof MARK_KINDS)[MarkKind]['category']

/** What a detector found: where, of which kind, and the facts that its sentence needs. */
export type Finding = {
  readonly kind: MarkKind
  readonly start: number
  readonly end: number
  /** What should stand there, when that is certain. */
  readonly better?: string
  /** A word of the explanation: the class of a connective, the repeated word. */
  readonly about?: string
}
