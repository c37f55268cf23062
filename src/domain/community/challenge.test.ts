import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Contender,
  essayProblem,
  excerptOf,
  isMonth,
  monthName,
  monthOf,
  readEssay,
  themeOf,
  winnerOf,
} from './challenge.ts'

test.each([
  [0, 'too-short'],
  [49, 'too-short'],
  [50, null],
  [51, null],
  [4_000, null],
  [4_001, 'too-long'],
])('an essay of %i characters: %s', (length, problem) => {
  expect(essayProblem('a'.repeat(length))).toBe(problem)
})

test('emoji count once each, as the database counts them', () => {
  expect(essayProblem('😀'.repeat(49))).toBe('too-short')
  expect(essayProblem('😀'.repeat(50))).toBeNull()
})

test('space around an essay does not count', () => {
  expect(essayProblem(readEssay(`  ${'a'.repeat(49)}\n \n`))).toBe('too-short')
  expect(readEssay('  a\r\nb \n')).toBe('a\nb')
})

test('a month is the one of Brasília', () => {
  expect(monthOf(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11')
  expect(monthOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12')
  expect(monthName('2025-08')).toBe('agosto de 2025')
})

test.each([
  ['2025-08', true],
  ['2025-12', true],
  ['2025-00', false],
  ['2025-13', false],
  ['2025-8', false],
])('%s is a month: %s', (text, isIt) => {
  expect(isMonth(text)).toBe(isIt)
})

test('a month shows its own theme, else the last one, never one to come', () => {
  const themes = [{ month: '2025-10' }, { month: '2025-08' }, { month: '2026-01' }]
  expect(
    ['2025-07', '2025-08', '2025-09', '2025-10', '2025-12', '2026-03'].map(
      (month) => themeOf(themes, month)?.month,
    ),
  ).toEqual([undefined, '2025-08', '2025-08', '2025-10', '2025-10', '2026-01'])
  expect(themeOf([], '2025-08')).toBeNull()
})

const contender = (id: string, change: Partial<Contender> = {}): Contender => ({
  id,
  likes: 0,
  grade: null,
  createdAt: new Date('2026-11-10T12:00:00Z'),
  hasAccount: true,
  ...change,
})
const earlier = new Date('2026-11-09T12:00:00Z')

test.each<[string, Contender[], string | undefined]>([
  ['nobody', [], undefined],
  ['the most liked', [contender('a', { likes: 2 }), contender('b', { likes: 3 })], 'b'],
  ['of equals the earlier', [contender('a'), contender('b', { createdAt: earlier })], 'b'],
  ['of equals in all the first id', [contender('b'), contender('a')], 'a'],
  ['no visitor', [contender('a', { likes: 9, hasAccount: false }), contender('b', { likes: 1 })], 'b'],
  ['nobody but visitors', [contender('a', { likes: 9, hasAccount: false })], undefined],
])('by likes wins %s', (_who, contenders, id) => {
  expect(winnerOf(contenders, 'likes')?.id).toBe(id)
  expect(winnerOf(contenders.toReversed(), 'likes')?.id).toBe(id)
})

test('the jury’s grade decides alone, and what nobody graded cannot win', () => {
  const graded = [
    contender('a', { likes: 50, grade: 720 }),
    contender('b', { likes: 0, grade: 880 }),
    contender('c', { likes: 99 }),
  ]
  expect(winnerOf(graded, 'jury')?.id).toBe('b')
  expect(winnerOf([contender('c', { likes: 99 })], 'jury')).toBeNull()
})

test('an excerpt is cut between words', () => {
  expect(excerptOf('a '.repeat(450).trim())).toMatchObject({ isCut: false })
  const { excerpt, isCut } = excerptOf('palavra '.repeat(300))
  expect(isCut).toBe(true)
  expect(excerpt).toMatch(/palavra…$/)
  expect(excerpt.length).toBeLessThanOrEqual(901)
  expect(excerptOf('a'.repeat(2000)).excerpt).toBe(`${'a'.repeat(900)}…`)
})

test('who wins does not hang on the order of the list, and nobody is ahead of the winner', () => {
  const anyContender = fc.record({
    likes: fc.nat({ max: 2 }),
    grade: fc.option(fc.constantFrom(800, 900)),
    createdAt: fc.constantFrom(new Date('2026-11-01'), new Date('2026-11-02')),
    hasAccount: fc.boolean(),
  })
  const list = fc
    .array(anyContender, { maxLength: 6 })
    .map((all) => all.map((one, index) => contender(`c${index}`, one)))
  fc.assert(
    fc.property(list, fc.constantFrom('likes', 'jury'), (contenders, judging) => {
      const winner = winnerOf(contenders, judging)
      expect(winnerOf([...contenders].reverse(), judging)).toBe(winner)
      const able = contenders.filter((one) => one.hasAccount && (judging === 'likes' || one.grade !== null))
      expect(winner === null).toBe(able.length === 0)
      const points = (one: Contender) => (judging === 'likes' ? one.likes : (one.grade ?? 0))
      if (winner) expect(points(winner)).toBe(Math.max(...able.map(points)))
    }),
  )
})
