/**
 * Which wording people agree to before something goes to a service outside (src/texts/writing/external-review.ts,
 * src/texts/writing/machine-reading.ts): a new date when it says something else, and everybody is asked again (LGPD art.
 * 8º § 6º; decisions 0068, 0204). Alone, since browsers load it.
 */
export const REVIEW_CONSENT_WORDING = '2026-11-21'
export const READING_CONSENT_WORDING = '2026-11-22-foto'

/** Typed texts for comments, or pictures of the own handwriting to be read: each is agreed to by itself. */
export type ConsentPurpose = 'comments' | 'handwriting'

export const CONSENT_WORDINGS: Readonly<Record<ConsentPurpose, string>> = {
  comments: REVIEW_CONSENT_WORDING,
  handwriting: READING_CONSENT_WORDING,
}
