/**
 * How many letters of a student's own hand fill a line of the sheet: she writes a sentence on one line and says how far
 * she got (product §10 The corrector and the writing room).
 */
/** Beyond these nobody writes on the exam's sheet: something else was measured. */
const HAND_LETTERS = { min: 40, max: 160 } as const

/** @returns null for what cannot be a hand */
export function readHand(kept: unknown): number | null {
  const letters = typeof kept === 'string' && /^\d{2,3}$/.test(kept) ? Number(kept) : null
  return letters !== null && letters >= HAND_LETTERS.min && letters <= HAND_LETTERS.max ? letters : null
}

/** Each word of the measuring sentence with the letters of the line that ends with it. */
export function wordsToReach(sentence: string): { readonly word: string; readonly letters: number }[] {
  return [...sentence.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, letters: index + word.length }))
}
