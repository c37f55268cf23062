/**
 * What one student may say about another's essay: a sentence for each competence, and marks on words with a category of
 * the rubric and a short note. No free talk: nothing here can be answered, and nothing may hold a contact (decision
 * 0066).
 */
/** Of the rubric: what a mark can be about, under the competence that it belongs to. */
export const REMARK_CATEGORIES = {
  spelling: 1,
  punctuation: 1,
  grammar: 1,
  register: 1,
  theme: 2,
  repertoire: 2,
  thesis: 3,
  argument: 3,
  contradiction: 3,
  connective: 4,
  repetition: 4,
  paragraph: 4,
  agent: 5,
  action: 5,
  means: 5,
  purpose: 5,
  detail: 5,
} as const
export type RemarkCategory = keyof typeof REMARK_CATEGORIES
export const REMARK_CATEGORY_IDS = Object.keys(REMARK_CATEGORIES) as RemarkCategory[] // its own keys

export const REMARK_EFFECTS = ['merit', 'fault'] as const
export type RemarkEffect = (typeof REMARK_EFFECTS)[number]

export type Remark = {
  readonly start: number
  readonly end: number
  readonly category: RemarkCategory
  readonly effect: RemarkEffect
  /** Empty where the category says enough. */
  readonly note: string
}

/** Of the sentence that each competence is given. */
export const SENTENCE_LENGTH = { min: 10, max: 200 } as const
export const NOTE_MAX = 200
export const REMARKS_MAX = 40

/** Each sentence and each note, for who looks into them. */
export function wordsOfReview(review: {
  readonly sentences: readonly string[]
  readonly remarks: readonly Pick<Remark, 'note'>[]
}): string[] {
  return [...review.sentences, ...review.remarks.map(({ note }) => note)].filter((words) => words !== '')
}

/** True where every mark lies on words of the text. */
export function lieWithin(remarks: readonly Pick<Remark, 'start' | 'end'>[], text: string): boolean {
  return remarks.every(
    ({ start, end }) => start < end && end <= text.length && text.slice(start, end).trim() !== '',
  )
}

/** How many competences still want their sentence. */
export function missingSentences(sentences: readonly string[]): number {
  return sentences.filter((one) => one.trim().length < SENTENCE_LENGTH.min).length
}
