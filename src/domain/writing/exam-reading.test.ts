import { expect, test } from 'vitest'
import { CEBRASPE } from '#content/writing/exams/cebraspe.ts'
import { UNICAMP } from '#content/writing/exams/unicamp.ts'
import { VUNESP } from '#content/writing/exams/vunesp.ts'
import type { Correction, Mark } from '#corrector/correction.ts'
import { MARK_KINDS, type MarkKind } from '#corrector/kinds.ts'
import { arePoints, assessedWith, examReading } from './exam-reading.ts'
import { selfMark } from './exam-rules.ts'

const CONTRIBUTIONS = [{ competence: 1, tenths: -40 }] as const

function mark(kind: MarkKind): Mark {
  const { category, competence, effect } = MARK_KINDS[kind]
  return {
    ...{ kind, category, competence, effect, start: 0, end: 3, better: null, about: null, why: '', next: '' },
    contributions: CONTRIBUTIONS,
  }
}

function correction(kinds: readonly MarkKind[], lines = 20): Correction {
  return {
    marks: kinds.map(mark),
    counts: { words: 200, lines, paragraphs: 4, sentences: 12 },
    total: 760,
    range: { from: 680, to: 840, meaning: '' },
    readUpTo: null,
  } as unknown as Correction
}

test('of a correction errors of language and counts stay: no level, no total, no points of the ENEM', () => {
  const reading = examReading(correction(['crase-missing', 'first-person', 'connective', 'spelling']))
  expect(reading.marks.map(({ kind }) => kind)).toEqual(['crase-missing', 'spelling'])
  expect(reading.marks.flatMap(({ contributions }) => contributions)).toEqual([])
  expect(Object.keys(reading).sort()).toEqual(['counts', 'marks', 'readUpTo'])
})

test.each([
  [{}, true],
  [{ proposta: 0, escrita: 1 }, true],
  [{ proposta: 2, escrita: 4 }, true],
  [{ proposta: 3 }, false],
  [{ escrita: 0 }, false],
  [{ genero: 1.5 }, false],
  [{ c1: 1 }, false],
])('points %o for the Unicamp: %s', (points, isRight) => {
  expect(arePoints(UNICAMP, points)).toBe(isRight)
})

test('where the board publishes no points, one of three words stands for them', () => {
  const [unpublished] = VUNESP.criteria.filter(({ points }) => points === null)
  if (!unpublished) throw new Error('every criterion has points')
  expect(arePoints(VUNESP, { [unpublished.id]: 2 })).toBe(true)
  expect(arePoints(VUNESP, { [unpublished.id]: 3 })).toBe(false)
})

test('for Cebraspe the errors and the lines come from the text, the content from the student', () => {
  const reading = examReading(correction(['spelling', 'crase-missing', 'accent'], 24))
  const assessed = assessedWith({ conteudo: 16 }, reading)
  expect(assessed).toEqual({ points: { conteudo: 16 }, errors: 3, lines: 24 })
  expect(selfMark(CEBRASPE, assessed)).toEqual({ kind: 'mark', value: 15.5, of: 20 })
})
