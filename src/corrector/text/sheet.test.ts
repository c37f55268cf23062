import { expect, test } from 'vitest'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { readDocument } from './document.ts'
import { readSheet } from './sheet.ts'

const TEXT = PARAGRAPHS.join('\n')
const words = (text: string) => {
  const { tokens, paragraphs } = readDocument(readSheet(text))
  return { words: tokens.map(({ lower }) => lower).join(' '), paragraphs: paragraphs.length }
}
const plain = words(TEXT)

function wrapped(text: string, letters: number): string[] {
  return text
    .split('\n')
    .flatMap((paragraph) =>
      (paragraph.match(new RegExp(`.{1,${letters}}(?: |$)`, 'gu')) ?? []).map((l) => l.trim()),
    )
}

const LINES = wrapped(TEXT, 80)
/** Behind a line that does not end its sentence. */
const inside = (mark: string) => {
  const at = LINES.findIndex((line, index) => index > 3 && /\p{L}$/u.test(line))
  return [...LINES.slice(0, at + 1), mark, ...LINES.slice(at + 1)].join('\n')
}

test.each<[string, string]>([
  ['breaks of an old program', TEXT.replaceAll('\n', '\r')],
  ['breaks of another program', TEXT.replaceAll('\n', '\u2028')],
  ['a page break before a paragraph', TEXT.replaceAll('\n', '\n\f')],
  ['soft hyphens', TEXT.replace(/(\p{L}{4})(?=\p{L}{3})/gu, '$1\u00ad')],
  [
    'words broken by soft hyphens at the ends of lines',
    LINES.join('\n').replace(/ (\p{L}{4})(\p{Ll}{3,})\n/gu, ' $1\u00ad\n$2 '),
  ],
  ['joints of no width before words', TEXT.replaceAll(' ', ' \u200b')],
  ['two letters in one sign', TEXT.replaceAll('fi', 'ﬁ')],
  ['numbers before the lines', LINES.map((line, at) => `${at + 1}  ${line}`).join('\n')],
  ['a page number', inside('2')],
  ['a page number between dashes and blank lines', inside('\n- 2 -\n')],
  ['the name of a page', inside('Página 1 de 2')],
  [
    'the parts of the plan above the paragraphs',
    TEXT.split('\n')
      .map((one, at) => `${['Introdução', 'Desenvolvimento 1', 'D2', 'Conclusão'][at]}:\n${one}`)
      .join('\n'),
  ],
  ['a part of the plan before its text', `Introdução: ${TEXT}`],
])('%s: read as the plain text', (_, text) => {
  expect(readSheet(text)).toHaveLength(text.length)
  expect(words(text)).toEqual(plain)
})

test.each([
  'A introdução do tema exige cuidado.\nConclusões apressadas atrapalham.',
  'Causas:\n1) fome\n2) medo\n3) sono',
  'Eram 15\npessoas na fila, e ninguém reclamou.',
  '2024 foi um ano difícil.\nEm 2025, nada mudou.',
])('nothing else is taken away: %j', (text) => {
  expect(readSheet(text)).toBe(text)
})
