import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testCorrector } from '#tests/support/corrector.ts'
import { read } from '../detectors/reading.ts'
import { readDocument } from '../text/document.ts'
import { noFeatures } from './features.ts'
import { readSyntax, type SyntaxSentence, spanOf, wordsOf } from './sentences.ts'
import { MOST_CLASSES, openWeights, packWeights, VALUE_STEPS } from './weights.ts'

function sentence(text: string): SyntaxSentence {
  return readSyntax(read(readDocument(text)), testCorrector().syntax)[0] ?? []
}

/** Each word with its label and the word it hangs on. */
function arcs(text: string): string[] {
  const words = sentence(text)
  return words.map(({ lower, label, head }) => `${lower} ${label} ${words[head]?.lower ?? '–'}`)
}

test('weights are read as they were written, keys far apart too', () => {
  const key = fc.integer({ min: 0, max: 2 ** 26 - 1 })
  const value = fc.integer({ min: -VALUE_STEPS, max: VALUE_STEPS }).filter((own) => own !== 0)
  const pairs = fc.dictionary(fc.integer({ min: 0, max: MOST_CLASSES - 1 }).map(String), value, {
    minKeys: 1,
  })
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(key, pairs), { selector: ([own]) => own, maxLength: 40 }), (rows) => {
      const sorted = rows
        .sort(([a], [b]) => a - b)
        .map(([own, row]) => ({
          key: own,
          classes: Object.keys(row).map(Number),
          values: Object.values(row),
        }))
      const scorer = openWeights(packWeights(sorted))
      const out = new Float32Array(MOST_CLASSES)
      const features = noFeatures()
      for (const { key: own, classes, values } of sorted) {
        features.keys[0] = own
        features.count = 1
        scorer.score(features, out)
        expect(classes.map((place) => out[place])).toEqual(
          values.map((root) => Math.sign(root) * root * root),
        )
      }
    }),
  )
})

test('a feature that was never learned adds nothing', () => {
  const scorer = openWeights(packWeights([{ key: 7, classes: [1], values: [3] }]))
  const features = noFeatures()
  features.keys.set([8, 7])
  features.count = 2
  const out = new Float32Array(3)
  scorer.score(features, out)
  expect([...out]).toEqual([0, 9, 0])
})

test('words hang on each other, signs on nobody', () => {
  expect(arcs('Os jovens do interior leem poucos livros.')).toEqual([
    'os det jovens',
    'jovens nsubj leem',
    'do case interior',
    'interior nmod jovens',
    'leem root –',
    'poucos det livros',
    'livros obj leem',
  ])
})

test('a word knows the sign before it, its token and whether it is quoted', () => {
  const words = sentence('A escola, “casa de todos”, torna-se 20% maior.')
  expect(words.map(({ lower, before }) => `${before}${lower}`)).toEqual([
    '0a',
    '0escola',
    '2casa',
    '0de',
    '0todos',
    '2torna-se',
    '020',
    '0%',
    '0maior',
  ])
  expect(words.filter(({ isQuoted }) => isQuoted).map(({ lower }) => lower)).toEqual(['casa', 'de', 'todos'])
})

test('the span of a word is all that hangs on it', () => {
  const words = sentence('A falta de políticas públicas de leitura prejudica o país.')
  const { from, to } = spanOf(words, 1)
  expect(wordsOf(words, from, to)).toBe('a falta de políticas públicas de leitura')
})

test('what has no words, or more than anybody could read as a sentence, has no tree', () => {
  const trees = (text: string) => readSyntax(read(readDocument(text)), testCorrector().syntax)
  expect(trees('')).toEqual([])
  expect(trees('…')).toEqual([])
  expect(trees(`${'livro '.repeat(200)}.`)).toHaveLength(1)
  expect(trees(`${'livro '.repeat(201)}.`)).toEqual([])
})
