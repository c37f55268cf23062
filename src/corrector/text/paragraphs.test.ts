import { expect, test } from 'vitest'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { handCopied, hardWrapped } from '../../../scripts/corrector/probe-texts.ts'
import { findParagraphs } from './paragraphs.ts'

const WHOLE = PARAGRAPHS.join('\n')
const read = (text: string) =>
  findParagraphs(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))

test.each([...Array(13).keys()].map((at) => 48 + at * 6))(
  'lines broken at %i letters begin no paragraph',
  (width) => {
    expect(read(hardWrapped(WHOLE, width))).toEqual(PARAGRAPHS)
  },
)

test.each<[string, string]>([
  ['copied by hand', handCopied(WHOLE)],
  ['a blank line between paragraphs', hardWrapped(PARAGRAPHS.join('\n\n'), 70)],
  ['a blank line after every line', hardWrapped(WHOLE, 70).replaceAll('\n', '\n\n')],
  ['indented', PARAGRAPHS.map((one) => `   ${hardWrapped(one, 70)}`).join('\n')],
  ['tabs', PARAGRAPHS.map((one) => `\t\t${one}`).join('\n')],
  ['spaces behind', PARAGRAPHS.map((one) => `${one}   `).join('\n \n')],
])('%s: four paragraphs', (_, text) => {
  expect(read(text)).toEqual(PARAGRAPHS)
})

test('in a text of whole paragraphs a line is joined only where it plainly goes on', () => {
  expect(read('O livro é\ncaro.\nA escola fecha cedo.')).toEqual(['O livro é caro.', 'A escola fecha cedo.'])
  expect(read('O livro é caro\nA escola fecha cedo')).toHaveLength(2)
})

test('verses stay lines', () => {
  const verses = Array.from({ length: 16 }, (_, at) => `O sangue que corre, verso ${at}`)
  expect(read(verses.join('\n'))).toEqual(verses)
})

test('nothing at all has no paragraph', () => {
  expect(read(' \n\n\t\n')).toEqual([])
})
