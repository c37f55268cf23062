/**
 * Is a sentence mended (product §9 Practice)? The fault must be gone, no other may have come, and it must still be the
 * same sentence. The engine is handed in: on the server its thread, in a browser its worker.
 */
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import type { PracticeExercise } from './exercise.ts'

export type ReadEssay = (essay: Essay) => Promise<Pick<Correction, 'marks'>>

export type MendProblem = 'unchanged' | 'still-there' | 'too-different' | 'new-fault' | 'not-expected'
export type MendVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly problem: MendProblem; readonly found: readonly MarkKind[] }

const RIGHT: MendVerdict = { isRight: true }
/** Less than half of the words in common is another sentence. */
const MIN_SHARED = 0.5

/** Of these there are many good ways: what the engine finds clean is right, whether we thought of it or not. */
const OPEN_KINDS: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'acronym',
  'comma-around-connective',
  'expression',
  'first-person',
  'fragment',
  'gerund-future',
  'gerund-tail',
  'human-rights',
  'informal',
  'mesmo-pronoun',
  'onde',
  'pronoun-place',
  'proposal-conditional',
  'proposal-lack',
  'redundancy',
  'repetition',
  'repertoire-stock',
  'second-person',
  'sentence-long',
])

/** An answer to an exercise of ours. */
export async function judgeExercise(
  { kind, wrong, answers }: PracticeExercise,
  text: string,
  read: ReadEssay,
): Promise<MendVerdict> {
  const typed = plain(text)
  if (answers.some((answer) => plain(answer) === typed)) return RIGHT
  if (typed === plain(wrong)) return refused('unchanged')
  return OPEN_KINDS.has(kind) ? judgeMended({ kind, wrong }, text, read) : refused('not-expected')
}

/** A sentence of the student's own, or one of ours that may be mended in many ways. */
export async function judgeMended(
  { kind, wrong }: Pick<PracticeExercise, 'kind' | 'wrong'>,
  text: string,
  read: ReadEssay,
): Promise<MendVerdict> {
  if (plain(text) === plain(wrong)) return refused('unchanged')
  if (sharedWords(wrong, text) < MIN_SHARED) return refused('too-different')
  const [before, after] = [await faultsOf(wrong, kind, read), await faultsOf(text, kind, read)]
  const count = (kinds: readonly MarkKind[]) => kinds.filter((one) => one === kind).length
  if (count(after) > 0 && count(after) >= count(before)) return refused('still-there', [kind])
  if (after.length >= before.length && after.length > 0) {
    const known = new Set(before)
    const fresh = after.filter((one) => !known.has(one))
    return refused('new-fault', fresh.length > 0 ? fresh : after)
  }
  return RIGHT
}

/** What takes points; of what is only spoken of, the class that is practised. */
export async function faultsOf(text: string, practised: MarkKind, read: ReadEssay): Promise<MarkKind[]> {
  const { marks } = await read({ text: oneLine(text), theme: '', motivating: [] })
  return marks
    .map(({ kind, effect }) => ({ kind, isFault: effect === 'fault' || kind === practised }))
    .flatMap(({ kind, isFault }) => (isFault ? [kind] : []))
}

/** Of the longer of the two, the share of words that stand in both. */
export function sharedWords(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  const left = new Map<string, number>()
  for (const word of first) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of second) {
    const rest = left.get(word) ?? 0
    if (rest === 0) continue
    shared += 1
    left.set(word, rest - 1)
  }
  return shared / Math.max(1, first.length, second.length)
}

export function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

function plain(text: string): string {
  return oneLine(text)
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll('’', "'")
    .replace(/\.$/, '')
}

export function wordsOf(text: string): string[] {
  return (
    oneLine(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? []
  )
}

function refused(problem: MendProblem, found: readonly MarkKind[] = []): MendVerdict {
  return { isRight: false, problem, found: [...new Set(found)] }
}
