import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correct } from '#corrector/correct.ts'
import { testCorrector } from '#tests/support/corrector.ts'
import { carryMarks, type FirstMark, firstMarks, strokesOf } from './first-marks.ts'

function marksOf(text: string): FirstMark[] {
  return firstMarks(correct({ text, theme: '', motivating: [] }, testCorrector()).marks)
}

function aMark(start: number, end: number): FirstMark {
  return { kind: 'accent', effect: 'fault', start, end, better: null, why: '', next: '' }
}

test('a paragraph shows what is wrong in it, and nothing that only a whole essay can answer for', () => {
  const text =
    'Muitos jovens abandona a escola. Além disso o governo crie projetos. Isso e triste, mais muda.'
  const marks = marksOf(text)
  expect(marks.map(({ start, end }) => text.slice(start, end))).toContain('abandona')
  expect(marks.every(({ kind }) => !kind.startsWith('paragraph') && kind !== 'proposal-lack')).toBe(true)
  expect(marks.filter(({ effect }) => effect === 'merit').map(({ kind }) => kind)).not.toContain('connective')
})

test.each([
  ['what stands before an edit stays', 'uma casa azul', 'uma casa verde', [aMark(4, 8)], [aMark(4, 8)]],
  ['what stands behind it moves along', 'uma casa azul', 'a casa azul', [aMark(4, 8)], [aMark(2, 6)]],
  ['what was edited goes', 'uma casa azul', 'uma caza azul', [aMark(4, 8)], []],
  ['nothing is left of a text that is gone', 'uma casa', '', [aMark(4, 8)], []],
])('%s', (_, read, now, marks, kept) => {
  expect(carryMarks(marks, read, now)).toEqual(kept)
})

test('strokes put together are the text, and what a carried mark stands on is what it stood on', () => {
  const spans = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 8 })), { maxLength: 6 })
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.string({ maxLength: 30 }), spans, (read, now, drawn) => {
      const marks = drawn
        .map(([start, length]) => aMark(start, start + length))
        .filter(({ end }) => end <= read.length)
        .sort((a, b) => a.start - b.start)
      expect(
        strokesOf(read, marks)
          .map(({ text }) => text)
          .join(''),
      ).toBe(read)
      for (const { start, end } of carryMarks(marks, read, now)) {
        expect(end).toBeLessThanOrEqual(now.length)
        expect(read).toContain(now.slice(start, end))
      }
    }),
  )
})
