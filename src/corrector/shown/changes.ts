/** What was taken out of a text and what was put in, word by word: for two versions side by side. */
import type { Span } from '../text/document.ts'

type Word = Span & { readonly text: string }

/** More cells than this are not compared one by one: two long texts with nothing in common. */
const MAX_CELLS = 6_000_000

export function changes(before: string, after: string): { removed: Span[]; added: Span[] } {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  let head = 0
  while (head < a.length && head < b.length && a[head]?.text === b[head]?.text) head += 1
  let tail = 0
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail]?.text === b[b.length - 1 - tail]?.text
  )
    tail += 1
  const [midA, midB] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)]
  const { keptA, keptB } = midA.length * midB.length > MAX_CELLS ? NONE_KEPT : longestCommon(midA, midB)
  return {
    removed: joined(
      midA.filter((_, index) => !keptA.has(index)),
      before,
    ),
    added: joined(
      midB.filter((_, index) => !keptB.has(index)),
      after,
    ),
  }
}

export type Change = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** Both texts as one: what stayed, and at its place what went and what came. */
export function inlineChanges(before: string, after: string): Change[] {
  const { removed, added } = changes(before, after)
  const all: Change[] = []
  const add = (kind: Change['kind'], text: string) => {
    if (text === '') return
    const last = all.at(-1)
    // What went and what stayed are of two texts: the space between them may lie in neither.
    if (last && !/\s$/.test(last.text) && !/^\s/.test(text)) all.push({ kind: 'same', text: ' ' })
    all.push({ kind, text })
  }
  let from = 0
  let to = 0
  for (const gone of removed) {
    // What stayed in front of it is as long in words, not in letters: white space may differ.
    to = copyWords(before.slice(from, gone.start), to)
    add('removed', before.slice(gone.start, gone.end))
    from = gone.end
  }
  copyWords(before.slice(from), to, true)
  return all

  /** @returns where in the newer text these words end */
  function copyWords(words: string, start: number, isRest = false): number {
    let left = wordsOf(words).length
    let at = start
    while (left > 0 || isRest) {
      const next = added.find((span) => span.start >= at)
      const room = after.slice(at, next?.start ?? after.length)
      const there = wordsOf(room)
      if (there.length > left || (there.length === left && !isRest)) {
        const end = at + (there[left - 1]?.end ?? 0)
        add('same', after.slice(at, end))
        return end
      }
      add('same', room)
      left -= there.length
      if (!next) return after.length
      add('added', after.slice(next.start, next.end))
      at = next.end
    }
    return at
  }
}

const NONE_KEPT = { keptA: new Set<number>(), keptB: new Set<number>() }

function longestCommon(a: readonly Word[], b: readonly Word[]) {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const cell = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i]?.text === b[j]?.text ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1))
    }
  }
  const keptA = new Set<number>()
  const keptB = new Set<number>()
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]?.text === b[j]?.text) {
      keptA.add(i)
      keptB.add(j)
      i += 1
      j += 1
    } else if (cell(i + 1, j) >= cell(i, j + 1)) i += 1
    else j += 1
  }
  return { keptA, keptB }
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }))
}

/** Words that stand beside each other are one change. */
function joined(words: readonly Word[], text: string): Span[] {
  const spans: { start: number; end: number }[] = []
  for (const { start, end } of words) {
    const last = spans.at(-1)
    if (last && /^[^\S\n]*$/.test(text.slice(last.end, start))) last.end = end
    else spans.push({ start, end })
  }
  return spans
}
