/**
 * A portal's grader wrote the right words behind the wrong ones, in the pupil's own line; the cleaned line has them no
 * more. Laid side by side, the two tell what was corrected, and where a place of the one stands in the other.
 */

export type Correction = {
  readonly wrong: string
  readonly right: string
  readonly start: number
  readonly end: number
}
type Piece = { readonly text: string; readonly start: number; readonly end: number }

const PIECE = /[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}]+)*|[^\s]/gu
/** So many pieces further on both lines must go on alike, or a piece is taken for changed. */
const LOOK_AHEAD = 8
const MOST_ADDED = 3
const LONGEST_CORRECTION = 3

export function alignTokens(original: string, own: string) {
  const [theirs, ours] = [piecesOf(original), piecesOf(own)]
  /** By piece of the original, the piece of the cleaned line that it is or stands before. */
  const places: number[] = []
  const corrections: Correction[] = []
  let at = 0
  for (let from = 0; from < theirs.length; ) {
    const { left, added } = nextAlike(from, at)
    for (let count = 0; count < left; count += 1) places.push(at)
    correct(theirs.slice(from, from + left), at)
    from += left
    at += added
    places.push(at)
    from += 1
    at += 1
  }
  return {
    corrections,
    placeOf: (place: number): number => {
      const next = theirs.findIndex(({ start }) => start >= place)
      return ours[next < 0 ? ours.length : (places[next] ?? ours.length)]?.start ?? own.length
    },
  }

  /** How many pieces either line has for itself before both go on alike. */
  function nextAlike(from: number, own: number): { left: number; added: number } {
    if (theirs[from]?.text === ours[own]?.text) return { left: 0, added: 0 }
    for (let sum = 0; sum <= LOOK_AHEAD; sum += 1)
      for (let added = 0; added <= Math.min(sum, MOST_ADDED); added += 1) {
        const left = sum - added
        const isAlike = [0, 1].every(
          (step) => theirs[from + left + step]?.text === ours[own + added + step]?.text,
        )
        if (isAlike) return { left, added }
      }
    return { left: 0, added: 0 }
  }

  function correct(left: readonly Piece[], before: number) {
    const words = left.filter(({ text }) => /\p{L}/u.test(text))
    const wrong = ours.slice(Math.max(0, before - words.length), before)
    const [first, last] = [wrong[0], wrong.at(-1)]
    if (first && last && words.length > 0 && words.length <= LONGEST_CORRECTION)
      corrections.push({
        wrong: own.slice(first.start, last.end),
        right: words.map(({ text }) => text).join(' '),
        start: first.start,
        end: last.end,
      })
  }
}

function piecesOf(line: string): Piece[] {
  return [...line.matchAll(PIECE)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
