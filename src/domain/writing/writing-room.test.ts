import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countParagraphs, readSheet, SHEET_MAX_CHARACTERS, sheetProblem } from './writing-room.ts'

test.each([
  ['line ends of Windows', 'um\r\ndois\rtrês', 'um\ndois\ntrês'],
  ['controls and marks that turn the writing', '\u0007um\u001b[31m\u202e dois\u200b', 'um[31m dois'],
  ['hard blanks', 'um\u00a0dois', 'um dois'],
  ['space around', '\n  um \n', 'um'],
  ['an emoji of several parts stays whole', 'um 👩‍👩‍👧', 'um 👩‍👩‍👧'],
  ['markup stays what was written', '<b>um</b>', '<b>um</b>'],
])('reads %s', (_, written, read) => {
  expect(readSheet(written)).toBe(read)
})

test.each([
  ['', 'blank'],
  ['a', null],
  ['a'.repeat(SHEET_MAX_CHARACTERS), null],
  ['a'.repeat(SHEET_MAX_CHARACTERS + 1), 'too-long'],
])('judges a sheet at its limits', (sheet, problem) => {
  expect(sheetProblem(sheet)).toBe(problem)
})

test('a paragraph is a line with something in it', () => {
  expect(countParagraphs('')).toBe(0)
  expect(countParagraphs('um\n\n  \ndois')).toBe(2)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '\t', '\r', '\n', '\u2028', '\u00a0', '\u200b', '\ufeff', '\u0085'),
  }),
)

test('a sheet that was read is read again as itself: one kind of line end, nothing unseen, no space around it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const sheet = readSheet(text)
      expect(readSheet(sheet)).toBe(sheet)
      expect(sheet).toBe(sheet.trim())
      expect(sheet).not.toMatch(/[\r\u2028\u2029\u00a0\u200b\ufeff]|(?![\n\t])\p{Cc}/u)
    }),
  )
})

test('nothing that is seen gets lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'ç', '👩‍👩‍👧', '<'), minLength: 1 })),
      (words) => {
        expect(readSheet(words.join(' \u200b\r\n'))).toBe(words.join(' \n'))
      },
    ),
  )
})

test('paragraphs of two texts, one below the other, add up, and are never more than the lines', () => {
  fc.assert(
    fc.property(anyText, anyText, (above, below) => {
      const [first, second] = [readSheet(above), readSheet(below)]
      expect(countParagraphs(`${first}\n${second}`)).toBe(countParagraphs(first) + countParagraphs(second))
      expect(countParagraphs(first)).toBeLessThanOrEqual(first.split('\n').length)
      expect(countParagraphs(first.replaceAll('\n', '\n \n'))).toBe(countParagraphs(first))
      expect(countParagraphs(first) === 0).toBe(sheetProblem(first) === 'blank')
    }),
  )
})
