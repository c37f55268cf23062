/**
 * Which of the engine's marks are offered to a teacher, and as what: the teacher takes or drops each, or all of a class
 * (product §10 The teacher's desk).
 */
import type { Correction } from '#corrector/correction.ts'
import type { MarkCategory, MarkKind } from '#corrector/kinds.ts'
import type { RemarkCategory } from '../peer-remarks.ts'
import { REMARK_MAX, type TeacherEffect } from './remark.ts'

export type OfferedMark = {
  /** Kind and place: the same mark of the same text has the same key. */
  readonly key: string
  readonly start: number
  readonly end: number
  readonly kind: MarkKind
  readonly category: RemarkCategory
  readonly effect: TeacherEffect
  readonly remark: string
}

/** On nearly every line of any essay: a teacher would only drop them. */
const NEVER_OFFERED: ReadonlySet<MarkKind> = new Set(['theme-word', 'connective', 'reference', 'formal-word'])

const CATEGORIES: Readonly<Record<MarkCategory, RemarkCategory>> = {
  spelling: 'spelling',
  accent: 'spelling',
  capitals: 'spelling',
  'doubled-word': 'spelling',
  crase: 'grammar',
  agreement: 'grammar',
  'ha-a': 'grammar',
  'mal-mau': 'grammar',
  'mas-mais': 'grammar',
  porque: 'grammar',
  onde: 'grammar',
  mesmo: 'grammar',
  pronouns: 'grammar',
  'verb-forms': 'grammar',
  'comma-connective': 'punctuation',
  'comma-clause': 'punctuation',
  'comma-adjunct': 'punctuation',
  'comma-subject': 'punctuation',
  'comma-stray': 'punctuation',
  sentence: 'punctuation',
  expressions: 'register',
  register: 'register',
  gerund: 'register',
  acronym: 'register',
  vocabulary: 'register',
  theme: 'theme',
  copied: 'theme',
  repertoire: 'repertoire',
  'stock-repertoire': 'repertoire',
  thesis: 'thesis',
  argument: 'argument',
  explanation: 'argument',
  'argument-outcome': 'argument',
  connective: 'connective',
  'connective-opening': 'connective',
  reference: 'repetition',
  repetition: 'repetition',
  paragraph: 'paragraph',
  'proposal-action': 'action',
  'proposal-agent': 'agent',
  'proposal-means': 'means',
  'proposal-purpose': 'purpose',
  'proposal-detail': 'detail',
  'proposal-conditional': 'action',
  'human-rights': 'action',
}

export function offersOf({ marks }: Pick<Correction, 'marks'>): OfferedMark[] {
  const seen = new Set<string>()
  return marks.flatMap((mark) => {
    const { kind, start, end, category, effect, why, next } = mark
    const key = `${kind} ${start} ${end}`
    if (NEVER_OFFERED.has(kind) || seen.has(key)) return []
    seen.add(key)
    const remark = `${why} ${next}`.trim().slice(0, REMARK_MAX)
    return [{ key, start, end, kind, category: CATEGORIES[category], effect, remark }]
  })
}

/**
 * What the engine reads of a text whose line breaks are those of the sheet: a single one is a blank, so that a paragraph
 * is whole; every place stays where it was.
 */
export function withoutLineBreaks(body: string): string {
  return body.replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
}
