/** Which two letters are a state of Brazil, or the Federal District (product §3 Profile)? */

const FEDERATIVE_UNITS: ReadonlySet<string> = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
)

/** @param letters in capitals */
export function isFederativeUnit(letters: string): boolean {
  return FEDERATIVE_UNITS.has(letters)
}
