import { expect, test } from 'vitest'
import { ESSAY, PARAGRAPHS, testCorrector } from '#tests/support/corrector.ts'
import { correct } from '../correct.ts'
import type { Correction, Mark } from '../correction.ts'
import type { Competence, MarkKind } from '../kinds.ts'
import { type Exercise, exercisesFor } from './exercises.ts'

const WHOLE = correct(ESSAY, testCorrector())
const BLANK: Correction = { ...WHOLE, marks: [], wholeText: [], zeroRisks: [] }

function marked(kind: MarkKind, competence: Competence, tenths = 0, about: string | null = null): Mark {
  const contributions = tenths === 0 ? [] : [{ competence, tenths }]
  const where = { start: 0, end: 1, category: 'spelling', effect: 'note', better: null } as const
  return { ...where, kind, competence, about, contributions, why: 'porque', next: 'então' }
}

function first(competence: Competence, marks: readonly Mark[], changes: Partial<Correction> = {}): Exercise {
  return exercisesFor({ ...BLANK, marks, ...changes }, competence)[0]!
}

function capped(id: 'tangency' | 'single-block'): Partial<Correction> {
  const cap = { id, competence: 4, max: 80, tenths: 0, why: '', source: '' } as const
  return { competences: BLANK.competences.map((one) => ({ ...one, caps: [cap] })) }
}

const connective = (about: string) => marked('connective', 4, 0, about)
const CLASSES = ['opposition', 'cause', 'conclusion', 'addition', 'restating', 'comparison']
const ELEMENTS = ['action', 'agent', 'means', 'purpose', 'detail'] as const
const proposal = (...elements: readonly (typeof ELEMENTS)[number][]) =>
  elements.map((element) => marked(`proposal-${element}`, 5))

test.each([1, 2, 3, 4, 5] as const)(
  'every essay has exercises for competence %i, each once',
  (competence) => {
    for (const text of [ESSAY.text, PARAGRAPHS.join(' '), 'aaa', '']) {
      const found = exercisesFor(correct({ ...ESSAY, text }, testCorrector()), competence)
      expect(found.length).toBeGreaterThanOrEqual(2)
      expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length)
    }
  },
)

test.each<[string, readonly Mark[], string]>([
  ['fragments cost most', [marked('fragment', 1, -90), marked('accent', 1, -50)], 'sentences'],
  ['accents cost most', [marked('fragment', 1, -50), marked('accent', 1, -90)], 'last-reading'],
  [
    'small faults add up',
    [marked('accent', 1, -50), marked('accent', 1, -50), marked('fragment', 1, -90)],
    'last-reading',
  ],
  ['nothing costs', [], 'last-reading'],
])('C1: %s', (_, marks, reason) => {
  expect(first(1, marks)).toEqual({ of: 'lesson', level: 6, reason })
})

test('C1: the punctuation of the whole text counts as sentences', () => {
  const wholeText = [
    { aspect: 'punctuation', contributions: [{ competence: 1, tenths: -10 }], why: '', next: '' },
  ] as const
  expect(first(1, [], { wholeText })).toMatchObject({ reason: 'sentences' })
})

test.each<[readonly MarkKind[], string]>([
  [[], 'none'],
  [['repertoire'], 'loose'],
  [['repertoire', 'repertoire-stock'], 'stock'],
  [['repertoire-stock', 'repertoire-tied'], 'tied'],
])('C2: with %j the repertoire is %s', (kinds, reason) => {
  expect(
    first(
      2,
      kinds.map((kind) => marked(kind, 2)),
    ),
  ).toEqual({ of: 'repertoires', reason })
})

test('C2: far from the theme the lesson on it comes first', () => {
  expect(first(2, [], capped('tangency'))).toEqual({ of: 'lesson', level: 2, reason: 'theme' })
})

test('C3: the thesis comes first where none was found, else the development', () => {
  expect(first(3, [])).toEqual({ of: 'lesson', level: 3, reason: 'thesis' })
  expect(first(3, [marked('thesis', 3)])).toEqual({ of: 'lesson', level: 4, reason: 'development' })
})

test.each<[string, readonly string[], string, string]>([
  ['none at all: the most useful', [], 'oposicao', 'missing'],
  ['only comparison is missing', CLASSES.slice(0, 5), 'comparacao', 'missing'],
  [
    'two are missing: the more useful',
    ['opposition', 'addition', 'restating', 'comparison'],
    'causa-e-consequencia',
    'missing',
  ],
  ['concession stands for opposition', ['concession'], 'causa-e-consequencia', 'missing'],
  ['all are there once: a tie', CLASSES, 'oposicao', 'few'],
  [
    'one is there less than the others',
    [...CLASSES, ...CLASSES.filter((one) => one !== 'conclusion')],
    'conclusao',
    'few',
  ],
])('C4: %s', (_, classes, category, reason) => {
  expect(first(4, classes.map(connective))).toEqual({ of: 'connectives', category, reason })
})

test('C4: one block and short paragraphs lead to the parts of a text, else to the links within', () => {
  const second = (marks: readonly Mark[], changes: Partial<Correction> = {}) =>
    exercisesFor({ ...BLANK, marks, ...changes }, 4)[1]
  expect(second([])).toEqual({ of: 'lesson', level: 6, reason: 'links' })
  for (const parted of [
    second([], capped('single-block')),
    second([marked('paragraph-short', 4)]),
    second([marked('paragraph-unlinked', 4)]),
  ])
    expect(parted).toEqual({ of: 'lesson', level: 1, reason: 'paragraphs' })
})

test.each(ELEMENTS)('C5: a proposal without its %s is told so', (element) => {
  const others = ELEMENTS.filter((one) => one !== element)
  expect(first(5, proposal(...others))).toEqual({ of: 'lesson', level: 5, reason: element })
})

test.each<[string, readonly Mark[], string]>([
  ['none', [], 'no-proposal'],
  ['two elements lack: the first of the five', proposal('agent', 'purpose', 'detail'), 'action'],
  ['all five', proposal(...ELEMENTS), 'whole-proposal'],
  ['conditional', [...proposal('action', 'agent'), marked('proposal-conditional', 5)], 'conditional'],
  ['against human rights', [...proposal(...ELEMENTS), marked('human-rights', 5)], 'rights'],
])('C5: %s', (_, marks, reason) => {
  expect(first(5, marks)).toEqual({ of: 'lesson', level: 5, reason })
})
