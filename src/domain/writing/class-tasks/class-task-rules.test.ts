import { expect, test } from 'vitest'
import { commonErrors, isLate } from './class-task-rules.ts'

test.each([
  ['2026-11-25T02:59:59Z', false],
  ['2026-11-25T03:00:00Z', true],
])('handed in at %s for 24 November: late %s', (at, expected) => {
  expect(isLate(new Date(at), '2026-11-24')).toBe(expected)
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
