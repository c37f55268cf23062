import { expect, test } from 'vitest'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import { ESSAY, testCorrector } from '#tests/support/corrector.ts'
import { ordersOf } from '../../../scripts/corrector/order-fit.ts'
import { shuffledSentences } from '../../../scripts/corrector/probe-texts.ts'
import { correct } from '../correct.ts'
import { readTheme } from '../detectors/content.ts'
import { readDocument } from '../text/document.ts'
import { readCues } from './cues.ts'
import {
  chances,
  judgeOrder,
  judgeScores,
  type OrderHead,
  placesOf,
  scoresOf,
  shuffled,
  shuffledWithin,
} from './order.ts'

const corrector = testCorrector()
const { vectors, order } = corrector
const judge = (text: string, theme: string) =>
  judgeOrder(readDocument(text), readTheme(theme, ''), vectors, order)
const TEXTS = MODEL_ESSAYS.map(({ theme, paragraphs }) => ({ theme, text: paragraphs.join('\n') }))

test.each(TEXTS)('our model on “$theme” is in order', ({ theme, text }) => {
  expect(judge(text, theme)).toEqual({ isDisordered: false, isSure: false, oddest: [] })
})

test('nearly all of our models are told once their sentences are shuffled', () => {
  const told = TEXTS.filter(({ theme, text }) => judge(ordersOf(text).whole, theme).isDisordered)
  expect(told.length / TEXTS.length).toBeGreaterThanOrEqual(0.75)
})

test('the sentences that stand oddest are whole sentences of the text', () => {
  const text = shuffledSentences(ESSAY.text)
  const { isDisordered, oddest } = judge(text, ESSAY.theme)
  expect(isDisordered).toBe(true)
  expect(oddest.length).toBeGreaterThan(0)
  for (const { start, end } of oddest) expect(text.slice(start, end)).toMatch(/^\p{Lu}.*[.]$/su)
})

test('few sentences, or a text that is no paragraphs, are not judged', () => {
  const words = shuffledSentences(ESSAY.text)
  const [first = '', second = ''] = words.split('\n')
  for (const text of [`${first}\n${second}`, words.replaceAll('\n', ' '), '', 'Uma frase.\nOutra.\nE outra.'])
    expect(judge(text, ESSAY.theme)).toEqual({ isDisordered: false, isSure: false, oddest: [] })
})

test('what is out of order is told with its sentences, and holds the third and the fourth competence', () => {
  const plain = correct(ESSAY, corrector)
  const moved = correct({ ...ESSAY, text: shuffledSentences(ESSAY.text) }, corrector)
  expect(plain.tricks).toEqual([])
  expect(moved.tricks.map(({ id }) => id)).toEqual(['disordered'])
  expect(moved.tricks[0]?.spans.length).toBeGreaterThan(0)
  for (const competence of [3, 4]) expect(moved.competences[competence - 1]?.level).toBeLessThanOrEqual(120)
  expect(moved.range.to).toBeLessThan(1000)
})

const head = (named: number, sure: number): OrderHead => ({ bias: 0, weights: [1], named, sure })

test.each([
  [-2, 0, false, false],
  [-2.01, 0, true, false],
  [-4, 0, true, false],
  [-4.01, 0, true, true],
  [0, -3, false, false],
  [0, -3.01, true, false],
  [0, null, false, false],
] as const)('scores of %d and %s: out of order %s, for sure %s', (whole, within, isDisordered, isSure) => {
  const heads = { whole: head(-2, -4), within: head(-3, -9) }
  expect(judgeScores({ whole, within }, heads)).toEqual({ isDisordered, isSure })
})

test('where hardly a sentence can move in its paragraph, nothing is said of the order within', () => {
  const heads = { whole: head(0, 0), within: head(0, 0) }
  expect(scoresOf({ values: [1], movable: 7 }, heads).within).toBeNull()
  expect(scoresOf({ values: [1], movable: 8 }, heads).within).toBe(1)
})

test('a place is its paragraph, where in it, and both', () => {
  expect(placesOf([2, 1, 3, 2]).map(({ slots, paragraph }) => [paragraph, ...slots])).toEqual([
    [0, 0, 4, 20],
    [0, 0, 7, 23],
    [1, 1, 8, 20],
    [2, 2, 12, 20],
    [2, 2, 13, 21],
    [2, 2, 15, 23],
    [3, 3, 16, 20],
    [3, 3, 19, 23],
  ])
})

test('other orders hold the same sentences, within their paragraphs where they are to', () => {
  const all = Array.from({ length: 9 }, (_, at) => at)
  expect(shuffled(all, chances(1)).sort((a, b) => a - b)).toEqual(all)
  const within = shuffledWithin([3, 2, 4], chances(2))
  expect(
    [within.slice(0, 3), within.slice(3, 5), within.slice(5)].map((own) => own.sort((a, b) => a - b)),
  ).toEqual([
    [0, 1, 2],
    [3, 4],
    [5, 6, 7, 8],
  ])
  expect(shuffled(all, chances(3))).toEqual(shuffled(all, chances(3)))
})

test('cues tell how a sentence opens and what it takes up', () => {
  const text = [
    'A cidade tem um problema. Esse problema é o lixo.',
    'Segundo Josué de Castro, a fome mora ali. Ele a estudou.',
    'Portanto, a prefeitura deve agir. Com isso, o lixo some.',
  ].join('\n')
  const cues = readCues(readDocument(text), readTheme('O lixo na cidade', ''), vectors)
  expect(cues.alone[4]).toEqual(
    expect.arrayContaining(['1 portanto', '2 portanto a', 'link conclusion', 'w deve']),
  )
  expect(cues.alone[1]).toEqual(expect.arrayContaining(['opens pointing']))
  expect(cues.alone[3]).toEqual(expect.arrayContaining(['opens pronoun']))
  expect(cues.next(0, 1)).toEqual(expect.arrayContaining(['pointed said']))
  expect(cues.next(2, 1)).toEqual(expect.arrayContaining(['pointed unsaid']))
  expect(cues.next(2, 3)).toEqual(expect.arrayContaining(['name taken']))
  expect(cues.next(2, 4)).toEqual(expect.arrayContaining(['name left']))
})
