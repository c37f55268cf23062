/** Stems of a stretch of the text, how often each stands there, and how alike two stretches are by them. */
import type { Analysis } from '../analysis.ts'
import { isContentWord, stemOf } from '../text/stem.ts'

export function stemsBetween({ doc }: Analysis, first: number, last: number): string[] {
  const stems: string[] = []
  for (let at = first; at < last; at += 1) {
    const token = doc.tokens[at]
    if (token?.kind === 'word' && isContentWord(token.lower)) stems.push(stemOf(token.lower))
  }
  return stems
}

export function countEach(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Cosine of two counts: 0 nothing in common, 1 the same words as often. */
export function likeness(
  a: ReadonlyMap<string, number> | undefined,
  b: ReadonlyMap<string, number> | undefined,
): number {
  if (!a || !b || a.size === 0 || b.size === 0) return 0
  let common = 0
  for (const [stem, count] of a) common += count * (b.get(stem) ?? 0)
  const norm = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, n) => sum + n * n, 0)
  return common / Math.sqrt(norm(a) * norm(b))
}
