/**
 * Which wording people agree to before a text goes to a service outside (src/texts/writing/external-review.ts): a new date when it
 * says something else, and everybody is asked again (LGPD art. 8º § 6º; decision 0068). Alone, since browsers load it.
 */
export const REVIEW_CONSENT_WORDING = '2026-11-21'
