/** Chance, as the rules of domain/ take it. @returns an index from 0 to count − 1 */
export function pickByChance(count: number): number {
  return Math.floor(Math.random() * count)
}
