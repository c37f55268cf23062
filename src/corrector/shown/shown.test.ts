import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ESSAY, PARAGRAPHS, testCorrector } from '#tests/support/corrector.ts'
import { correct } from '../correct.ts'
import { COMPETENCES } from '../kinds.ts'
import { changes, inlineChanges } from './changes.ts'
import { explain, firstSteps, inWholePoints, isAboutProposal, moves } from './explanation.ts'
import { segmentText } from './segments.ts'

const corrector = testCorrector()
const FAULTY =
  'Existe muitas pessoas que tem medo de doar sangue, mais o governo precisa agir á muito tempo.\nPortanto o Ministério da Saúde deveria criar campanhas.'
const ask = (text: string) => correct({ ...ESSAY, text }, corrector)
const sum = (rows: readonly { tenths: number }[]) => rows.reduce((all, { tenths }) => all + tenths, 0)

test.each([ESSAY.text, FAULTY, PARAGRAPHS.join(' '), '', 'aaa'])(
  'the lines of an explanation add up to the level',
  (text) => {
    const correction = ask(text)
    for (const { competence, level } of correction.competences) {
      expect(sum(explain(correction, competence))).toBe(level * 10)
    }
  },
)

test.each([ESSAY.text, FAULTY, ''])('in whole points the lines still add up to the level', (text) => {
  const correction = ask(text)
  for (const { competence, level } of correction.competences) {
    const rows = inWholePoints(explain(correction, competence))
    expect(rows.reduce((all, { points }) => all + points, 0)).toBe(level)
    for (const { points, tenths } of rows) {
      expect(Number.isInteger(points)).toBe(true)
      expect(Math.abs(points - tenths / 10)).toBeLessThanOrEqual(1)
    }
  }
})

test('where the level is the highest nothing is advised', () => {
  const correction = ask(FAULTY)
  const [first] = firstSteps(correction, 1)
  const atTop = {
    ...correction,
    competences: correction.competences.map((own) => ({ ...own, level: 200 as const })),
  }
  expect(first).toBeDefined()
  expect(firstSteps(atTop, 3)).toEqual([])
})

test('what belongs to a competence that has its highest level is no advice, even where it costs elsewhere', () => {
  const correction = ask(FAULTY)
  const withFourthAtTop = {
    ...correction,
    competences: correction.competences.map((own) =>
      own.competence === 4 ? { ...own, level: 200 as const } : own,
    ),
    wholeText: [
      {
        aspect: 'connection' as const,
        contributions: [{ competence: 5 as const, tenths: -900 }],
        why: 'x',
        next: 'y',
      },
    ],
  }
  const advised = (of: typeof correction) => firstSteps(of, 9).map(({ source }) => JSON.stringify(source))
  expect(advised(withFourthAtTop).some((own) => own.includes('connection'))).toBe(false)
  expect(
    advised({ ...withFourthAtTop, competences: correction.competences }).some((own) =>
      own.includes('connection'),
    ),
  ).toBe(true)
})

test('a line says how many marks it stands for, gains before losses', () => {
  const rows = explain(ask(ESSAY.text), 4)
  const counted = ask(ESSAY.text).marks.filter(
    ({ kind, contributions }) =>
      kind === 'connective' && contributions.some(({ competence }) => competence === 4),
  )
  expect(
    rows.find(({ source }) => source.of === 'marks' && source.kind === 'connective')?.source,
  ).toMatchObject({
    count: counted.length,
  })
  const signs = rows.slice(1, -1).map(({ tenths }) => Math.sign(tenths))
  expect(signs).toEqual([...signs].sort((a, b) => b - a))
})

test('the first steps are what costs most, each with what to do, and never a gain', () => {
  const steps = firstSteps(ask(FAULTY), 3)
  expect(steps).toHaveLength(3)
  for (const { tenths, next } of steps) {
    expect(tenths).toBeLessThan(0)
    expect(next).toBeTruthy()
  }
  const costs = steps.filter((row) => !isAboutProposal(row)).map(({ tenths }) => tenths)
  expect([...costs].sort((a, b) => a - b)).toEqual(costs)
})

test('an essay that ends without a proposal begins there; a whole one does not', () => {
  const [first] = firstSteps(ask(PARAGRAPHS.slice(0, 3).join('\n')), 3)
  expect(first && isAboutProposal(first)).toBe(true)
  expect(firstSteps(ask(ESSAY.text), 9).some(isAboutProposal)).toBe(false)
})

test('what moved between two versions adds up to the difference of the levels', () => {
  const [before, after] = [ask(FAULTY), ask(ESSAY.text)]
  for (const competence of COMPETENCES) {
    const level = (of: typeof before) => of.competences[competence - 1]?.level ?? 0
    expect(sum(moves(before, after, competence))).toBe((level(after) - level(before)) * 10)
    expect(moves(after, after, competence)).toEqual([])
  }
})

test('the pieces of a text are the text, and lie under exactly the marks that cover them', () => {
  const spans = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 20 })), { maxLength: 8 })
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n'), maxLength: 40 }), spans, (text, drawn) => {
      const marks = drawn
        .map(([start, length]) => ({ start, end: Math.min(text.length, start + length) }))
        .filter(({ start, end }) => start < end)
      const paragraphs = segmentText(text, marks)
      expect(paragraphs.map((pieces) => pieces.map((piece) => piece.text).join(''))).toEqual(
        text.split('\n').filter((line) => line.trim() !== ''),
      )
      const opened = paragraphs.flat().flatMap(({ opens }) => (opens === null ? [] : [opens]))
      expect(new Set(opened).size).toBe(opened.length)
    }),
  )
})

test('of marks that overlap the shortest has the piece', () => {
  const [pieces = []] = segmentText('um dois três', [
    { start: 0, end: 12 },
    { start: 3, end: 7 },
  ])
  expect(pieces).toEqual([
    { start: 0, end: 3, text: 'um ', marks: [0], opens: 0 },
    { start: 3, end: 7, text: 'dois', marks: [1, 0], opens: 1 },
    { start: 7, end: 12, text: ' três', marks: [0], opens: null },
  ])
})

test('pieces also begin and end where somebody else quotes, and a mark that is cut there is named once', () => {
  const paragraphs = segmentText('um dois três\nquatro', [{ start: 0, end: 7 }], [{ start: 3, end: 15 }])
  expect(paragraphs).toEqual([
    [
      { start: 0, end: 3, text: 'um ', marks: [0], opens: 0 },
      { start: 3, end: 7, text: 'dois', marks: [0], opens: null },
      { start: 7, end: 12, text: ' três', marks: [], opens: null },
    ],
    [
      { start: 13, end: 15, text: 'qu', marks: [], opens: null },
      { start: 15, end: 19, text: 'atro', marks: [], opens: null },
    ],
  ])
})

test.each<[string, string, string[], string[]]>([
  ['um dois três', 'um dois três', [], []],
  ['um dois três', 'um quatro três', ['dois'], ['quatro']],
  ['um dois', 'um dois três quatro', [], ['três quatro']],
  ['um dois três', 'três', ['um dois'], []],
  ['', 'um', [], ['um']],
])('from %j to %j', (before, after, removed, added) => {
  const found = changes(before, after)
  expect(found.removed.map(({ start, end }) => before.slice(start, end))).toEqual(removed)
  expect(found.added.map(({ start, end }) => after.slice(start, end))).toEqual(added)
})

test.each([
  ['a b c', 'a x c', '= a |- b|+ x|= c'],
  ['a b', 'a b', '= a b'],
  ['', 'a', '+ a'],
  ['a', '', '- a'],
  ['a b c', 'b c d', '- a|= b c|+ d'],
  ['um dois\ntrês', 'um dois quatro\ntrês', '= um dois |+ quatro|= \ntrês'],
  ['a  b c', 'a b x c', '= a b |+ x|= c'],
  ['a b a b', 'b a', '- a|= b a|- b'],
])('“%s” and “%s” as one text', (before, after, shown) => {
  const all = inlineChanges(before, after)
  const sign = { same: '=', removed: '-', added: '+' } as const
  const words = (text: string) => text.split(/\s+/).filter(Boolean)
  const told = all.filter(({ text }) => words(text).length > 0)
  expect(told.map(({ kind, text }) => `${sign[kind]} ${words(text).join(' ')}`).join('|')).toBe(
    shown
      .split('|')
      .map((one) => `${one[0]} ${words(one.slice(1)).join(' ')}`)
      .join('|'),
  )
})

test('both texts can be read out of the one: a law', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', '\n'), { maxLength: 12 }),
      fc.array(fc.constantFrom('a', 'b', 'c', '\n'), { maxLength: 12 }),
      (one, two) => {
        const all = inlineChanges(one.join(' '), two.join(' '))
        const read = (without: 'removed' | 'added') =>
          all.filter(({ kind }) => kind !== without).flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
        expect(read('added')).toEqual(one.filter((word) => word !== '\n'))
        expect(read('removed')).toEqual(two.filter((word) => word !== '\n'))
        // No two pieces touch: words that are neighbours stay two words.
        for (const [index, { text }] of all.slice(1).entries())
          expect(`${all[index]?.text}|${text}`).toMatch(/\s\||\|\s/)
      },
    ),
  )
})
