/** The keys of a row of tabs (WAI-ARIA pattern): arrows go round, Home and End lead to the ends. */

const NEXT = new Set(['ArrowRight', 'ArrowDown'])
const BEFORE = new Set(['ArrowLeft', 'ArrowUp'])

/** @param isUpright a column at some widths: up and down move as well. @returns null for any other key */
export function tabByKey(key: string, index: number, count: number, isUpright = false): number | null {
  if (!isUpright && (key === 'ArrowUp' || key === 'ArrowDown')) return null
  if (NEXT.has(key)) return (index + 1) % count
  if (BEFORE.has(key)) return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
