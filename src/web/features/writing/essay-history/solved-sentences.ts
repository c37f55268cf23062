import type { MarkKind } from '#corrector/kinds.ts'
import { sharedWords } from '#domain/study/practice/mended.ts'
import { sentencesOf } from '#domain/study/practice/own-sentences.ts'
import { solvedMarks } from '#domain/study/practice/solved-marks.ts'
import type { Version } from '#domain/writing/essay-wire.ts'

export type SolvedSentence = { readonly kind: MarkKind; readonly before: string; readonly after: string }

/** Each mark that the newer version mends, with its sentence as it was and as it is. */
export function solvedSentences(before: Version, after: Version): SolvedSentence[] {
  const now = sentencesOf(after.text)
  return solvedMarks(faultsOf(before), faultsOf(after)).map(({ kind, sentence }) => ({
    kind,
    before: sentence,
    after: nearest(now, sentence),
  }))
}

function faultsOf({ number, text, correction }: Version) {
  const marks = correction.marks.filter(({ effect }) => effect === 'fault')
  return { essayId: '', version: number, text, marks }
}

function nearest(sentences: readonly string[], sentence: string): string {
  const shared = sentences.map((one) => ({ one, share: sharedWords(one, sentence) }))
  return shared.sort((a, b) => b.share - a.share)[0]?.one ?? ''
}
