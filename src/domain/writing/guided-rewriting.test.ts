import { expect, test } from 'vitest'
import type { CompetenceResult, Mark } from '#corrector/correction.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import type { CapId } from '#corrector/rubric/rubric.ts'
import { beginGuided, settled, withSentence } from './guided-rewriting.ts'

const TEXT = 'Contudo a escola falha muito. O governo deve agir.\nPortanto medidas são necessárias hoje.'

/** A fault on these words, as the engine would mark them. */
function aMark(text: string, words: string, kind: MarkKind, effect: Mark['effect'] = 'fault'): Mark {
  const start = text.indexOf(words)
  return {
    kind,
    effect,
    start,
    end: start + words.length,
    category: 'comma-connective',
    competence: 1,
    contributions: [],
    better: null,
    about: null,
    why: `Por causa de ${words}.`,
    next: 'Ponha a vírgula.',
  }
}

const marksOf = (text: string) => [
  aMark(text, 'Portanto', 'comma-after-connective'),
  aMark(text, 'Contudo', 'comma-after-connective'),
  aMark(text, 'governo', 'thesis', 'merit'),
]

const begin = (marks: readonly Mark[], caps: CapId[] = []) =>
  beginGuided(TEXT, { marks, competences: [competenceHeldBy(caps)] })

function competenceHeldBy(caps: readonly CapId[]): CompetenceResult {
  return {
    competence: 1,
    name: '',
    level: 80,
    descriptor: '',
    baseTenths: 0,
    scoreTenths: 0,
    roundingTenths: 0,
    caps: caps.map((id) => ({ id, competence: 1, max: 80, source: '', tenths: -400, why: '' })),
    nextDescriptor: null,
  }
}

test('what takes most comes first, and before it what a ceiling is made of', () => {
  const light = {
    ...aMark(TEXT, 'Contudo', 'comma-after-connective'),
    contributions: [{ competence: 1, tenths: -3 }],
  }
  const heavy = { ...aMark(TEXT, 'Portanto', 'repetition'), contributions: [{ competence: 4, tenths: -30 }] }
  const kinds = (caps: CapId[]) =>
    begin([light, heavy] as Mark[], caps).items.map(({ id, kind }) => [id, kind])
  expect(kinds([])).toEqual([
    ['0', 'repetition'],
    ['1', 'comma-after-connective'],
  ])
  expect(kinds(['deviations'])).toEqual([
    ['0', 'comma-after-connective'],
    ['1', 'repetition'],
  ])
})

test('each fault is an item with its sentence, in the order of the text', () => {
  const { items } = begin(marksOf(TEXT))
  expect(items.map(({ original, why }) => [original, why])).toEqual([
    ['Contudo a escola falha muito.', 'Por causa de Contudo.'],
    ['Portanto medidas são necessárias hoje.', 'Por causa de Portanto.'],
  ])
})

test('a mended sentence is solved where the engine marks it no more, and the others keep their place', () => {
  const begun = begin(marksOf(TEXT))
  const mended = withSentence(begun, '0', ' Contudo, a escola\nfalha muito. ')
  expect(mended.text).toBe(TEXT.replace('Contudo a', 'Contudo, a'))
  const after = settled(mended, [aMark(mended.text, 'Portanto', 'comma-after-connective')])
  expect(after.items.map(({ isSolved, problem }) => [isSolved, problem])).toEqual([
    [true, null],
    [false, 'unchanged'],
  ])
  const second = after.items[1]!
  expect(after.text.slice(second.start, second.end)).toBe(second.original)
})

test.each([
  ['still marked', 'Contudo a escola falha bastante.', 'still-there'],
  ['another sentence', 'Ninguém sabe de nada por aqui.', 'too-different'],
  ['taken away', '', 'too-different'],
  ['as it was', 'Contudo a escola falha muito.', 'unchanged'],
])('a sentence that is %s is not solved', (_, sentence, problem) => {
  const written = withSentence(begin(marksOf(TEXT)), '0', sentence)
  const marks = sentence.includes('Contudo') ? marksOf(written.text) : marksOf(written.text).slice(0, 1)
  expect(settled(written, marks).items[0]).toMatchObject({ isSolved: false, problem })
})

test('a fault that has come with the mending is an item of its own', () => {
  const mended = withSentence(begin(marksOf(TEXT)), '0', 'Contudo, as escola falha muito.')
  const marks = [
    aMark(mended.text, 'as escola', 'agreement-nominal'),
    aMark(mended.text, 'Portanto', 'comma-after-connective'),
  ]
  const { items } = settled(mended, marks)
  expect(items.map(({ id, kind, isSolved }) => [id, kind, isSolved])).toEqual([
    ['0', 'comma-after-connective', true],
    ['1', 'comma-after-connective', false],
    ['2', 'agreement-nominal', false],
  ])
})

test('a sentence inside of a paragraph that is an item too moves its end', () => {
  const marks = [aMark(TEXT, 'Contudo', 'comma-after-connective'), aMark(TEXT, 'governo', 'repetition')]
  const begun = begin(marks)
  const written = withSentence(
    begun,
    begun.items.find(({ kind }) => kind === 'comma-after-connective')!.id,
    'Contudo, a escola falha muito mesmo.',
  )
  const paragraph = written.items.find(({ kind }) => kind === 'repetition')!
  expect(written.text.slice(paragraph.start, paragraph.end)).toBe(
    'Contudo, a escola falha muito mesmo. O governo deve agir.',
  )
})

test('nothing happens to an item that is not there', () => {
  const begun = begin(marksOf(TEXT))
  expect(withSentence(begun, '9', 'Outra frase.')).toEqual(begun)
})
