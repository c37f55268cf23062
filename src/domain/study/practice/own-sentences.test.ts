import { expect, test } from 'vitest'
import type { MarkKind } from '#corrector/kinds.ts'
import { ownSentences } from './own-sentences.ts'

const TEXT =
  'A água falta. Devido a seca, os rios somem! Pois não chove.\n  Outro parágrafo começa aqui, e acaba sem ponto\nFim.'
const isPractised = (kind: MarkKind): kind is 'crase-missing' | 'fragment' | 'repetition' | 'accent' =>
  kind !== 'spelling'

function sentenceOf(kind: MarkKind, words: string, text = TEXT): string | undefined {
  const start = text.indexOf(words)
  const mark = { kind, start, end: start + words.length }
  const [found] = ownSentences({ essayId: 'e', version: 2, text, marks: [mark] }, isPractised)
  return found && text.slice(found.start, found.end)
}

test.each<[MarkKind, string, string | undefined]>([
  ['crase-missing', 'Devido a', 'Devido a seca, os rios somem!'],
  ['accent', 'A água', 'A água falta.'],
  ['accent', 'Outro', 'Outro parágrafo começa aqui, e acaba sem ponto'],
  ['accent', 'Fim', 'Fim.'],
  ['fragment', 'Pois não', 'Devido a seca, os rios somem! Pois não chove.'],
  ['repetition', 'rios', 'A água falta. Devido a seca, os rios somem! Pois não chove.'],
  ['spelling', 'rios', undefined],
])('%s at "%s"', (kind, words, sentence) => {
  expect(sentenceOf(kind, words)).toBe(sentence)
})

test('a sentence longer than a minute’s work is no exercise, and two marks in one are one', () => {
  const long = (length: number) => `${'a'.repeat(length - 1)}.`
  expect(sentenceOf('accent', 'aaa', long(600))).toBe(long(600))
  expect(sentenceOf('accent', 'aaa', long(601))).toBeUndefined()
  const marks = [0, 5].map((start) => ({ kind: 'accent' as const, start, end: start + 2 }))
  expect(ownSentences({ essayId: 'e', version: 1, text: TEXT, marks }, isPractised)).toHaveLength(1)
})
