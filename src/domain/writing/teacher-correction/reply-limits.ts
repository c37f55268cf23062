/** How long what a student answers to a correction may be, in characters. */
export const QUESTION_LENGTH = { min: 10, max: 500 } as const
export const RATING_NOTE_MAX = 500
