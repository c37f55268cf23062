import { expect, test } from 'vitest'
import { commonErrors, findThemes, isLate, isOnTheme, nextToCorrect } from './class-task-rules.ts'

test.each([
  ['2026-11-25T02:59:59Z', false],
  ['2026-11-25T03:00:00Z', true],
])('handed in at %s for 24 November: late %s', (at, expected) => {
  expect(isLate(new Date(at), '2026-11-24')).toBe(expected)
})

test.each([
  [{ themeId: 'agua', title: 'Água' }, { themeId: 'agua', title: 'Outro nome de antes' }, true],
  [{ themeId: 'agua', title: 'Água' }, { themeId: 'solo', title: 'Água' }, false],
  [{ themeId: 'agua', title: 'Água' }, { themeId: null, title: ' agua ' }, true],
  [{ themeId: null, title: 'Doação de  sangue' }, { themeId: null, title: 'doacao de sangue' }, true],
  [{ themeId: null, title: 'Doação de sangue' }, { themeId: null, title: 'Doação' }, false],
])('a task on %o, an essay on %o: on its theme %s', (task, written, expected) => {
  expect(isOnTheme(task, written)).toBe(expected)
})

test('a theme is found by all of its words in any order, and by none at all none', () => {
  const themes = Array.from({ length: 9 }, (_, at) => ({ listed: `${2015 + at}: Caminhos da educação` }))
  expect(findThemes(themes, 'EDUCACAO 2016 cam')).toEqual([themes[1]])
  expect(findThemes(themes, 'educação')).toHaveLength(8)
  expect(findThemes(themes, 'educação saúde')).toEqual([])
  expect(findThemes(themes, '  ')).toEqual([])
})

test.each([
  [['a', 'b', 'c'], null, 'a'],
  [['a', 'b', 'c'], 'a', 'b'],
  [['a', 'c'], 'c', 'a'],
  [['a', 'c'], 'b', 'c'],
  [['b'], 'b', null],
  [[], 'b', null],
  [['b'], 'x', 'b'],
])('of %j that wait, after %s comes %s', (waiting, left, expected) => {
  const seats = ['a', 'b', 'c'].map((seat) => ({ seat, isWaiting: waiting.includes(seat) }))
  expect(nextToCorrect(seats, left)).toBe(expected)
})

const essay = (text: string, ...words: string[]) => ({
  text,
  marks: words.map((word) => ({
    kind: word,
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
  })),
})
const ESSAYS = [
  essay('Hoje fazem dez anos que a lei existe. Nada mudou.', 'fazem'),
  essay('Já fazem dois anos disso. Houveram casos no país, e houveram mortes.', 'fazem', 'Houveram'),
  essay('Um texto inteiro sem nenhum erro.'),
]

test('what more essays have comes first, with the shortest whole sentence', () => {
  expect(commonErrors(ESSAYS)).toEqual([
    { kind: 'fazem', essays: 2, times: 2, sentence: 'Já fazem dois anos disso.' },
    { kind: 'Houveram', essays: 1, times: 1, sentence: 'Houveram casos no país, e houveram mortes.' },
  ])
})

test('of two essays nothing is told: a sentence would say whose it is', () => {
  expect(commonErrors(ESSAYS.slice(0, 2))).toEqual([])
})

test('ten are shown, and no sentence that is too long', () => {
  const long = `${'muito '.repeat(60)}erro0`
  const many = Array.from({ length: 12 }, (_, index) => essay(`${long} erro${index + 1}`, `erro${index + 1}`))
  const shown = commonErrors(many)
  expect([shown.length, shown[0]?.sentence]).toEqual([10, null])
})
