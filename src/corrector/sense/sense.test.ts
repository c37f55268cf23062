import { expect, test } from 'vitest'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import { testCorrector } from '#tests/support/corrector.ts'
import { exchangedWords } from '../../../scripts/corrector/probe-texts.ts'
import { analyse } from '../analysis.ts'
import { correct } from '../correct.ts'
import { keptBytes } from '../kept-bytes.ts'
import { knownPairs, RELATIONS, readPairs } from './pairs.ts'
import { judgeSense, MIN_PAIRS, measureSense, openSense, SENSE_STEPS, senseScore } from './sense.ts'

const corrector = testCorrector()
const { vectors, sense } = corrector
const read = (text: string) => analyse({ text, theme: '', motivating: [] }, corrector)
const judge = (text: string) => {
  const { doc, sentences } = read(text)
  return judgeSense(doc, sentences, vectors, sense)
}
const TEXTS = MODEL_ESSAYS.map(({ theme, paragraphs }) => ({ theme, text: paragraphs.join('\n') }))

test.each(TEXTS)('the words of our model on “$theme” go together', ({ text }) => {
  expect(judge(text)).toEqual({ isSenseless: false, oddest: [] })
})

test('nearly all of our models are told once their words are exchanged', () => {
  const told = TEXTS.filter(({ text }) => judge(exchangedWords(text)).isSenseless)
  expect(told.length / TEXTS.length).toBeGreaterThanOrEqual(0.75)
})

test('what does not go together is shown, moves no level and shuts the top', () => {
  const [, { theme, text } = { theme: '', text: '' }] = TEXTS
  const plain = correct({ text, theme, motivating: [] }, corrector)
  expect(plain.tricks).toEqual([])
  expect(plain.range.to).toBe(1000)
  const moved = correct({ text: exchangedWords(text), theme, motivating: [] }, corrector)
  const trick = moved.tricks.find(({ id }) => id === 'senseless')
  expect(trick?.spans.length).toBeGreaterThan(0)
  expect(moved.range.to).toBeLessThan(1000)
  const held = moved.competences.flatMap(({ caps }) => caps.map(({ id }) => String(id)))
  expect(held).not.toContain('senseless')
})

test('pairs are told by their relation', () => {
  const { doc, sentences } = read('A prefeitura ampliou a rede pública de esgoto. O problema é grave.')
  const pairs = readPairs(doc, sentences).map(({ relation, start, end }) => [
    RELATIONS[relation],
    doc.text.slice(start, end),
  ])
  expect(pairs).toEqual(
    expect.arrayContaining([
      ['nsubj', 'prefeitura ampliou'],
      ['obj', 'ampliou a rede'],
      ['amod', 'rede pública'],
      ['nmod', 'rede pública de esgoto'],
      ['pred', 'problema é grave'],
    ]),
  )
})

test('a word that the vectors do not know is in no pair', () => {
  const pair = { relation: 0, start: 0, end: 1, head: 'zorlomp', dependent: 'zumbific' }
  expect(knownPairs([pair], vectors)).toEqual([])
})

test('of fewer than sixty pairs nothing is said', () => {
  const pair = { relation: 0, head: 1, dependent: 2 }
  const many = (count: number) => Array.from({ length: count }, () => pair)
  expect(measureSense(many(MIN_PAIRS - 1), vectors, sense)).toBeNull()
  // The same pair throughout: no exchange is any different.
  expect(measureSense(many(MIN_PAIRS), vectors, sense)?.values.slice(1)).toEqual([
    expect.closeTo(0, 9),
    expect.closeTo(0, 9),
  ])
})

test('the score is a sum, and what is kept are steps of the highest', () => {
  expect(senseScore([1, 2, 3], { bias: 0.5, weights: [1, -1, 2] })).toBe(5.5)
  const kept = { source: '', dimensions: 1, most: 2, biases: [0, 0, 0, 0, 0, 0], head: sense.head }
  const numbers = keptBytes(new Uint8Array(Int8Array.from([SENSE_STEPS, -SENSE_STEPS, 0, 0, 0, 0]).buffer))
  expect(openSense({ ...kept, numbers }).squares.map(([one]) => one)).toEqual([2, -2, 0, 0, 0, 0])
})
