import { expect, test } from 'vitest'
import { findParagraphs } from '#corrector/text/paragraphs.ts'
import {
  doubtsOf,
  firstUnconfirmed,
  joinedLines,
  nextUntyped,
  type TypedLine,
  textOfLines,
  withReadLines,
} from './transcription.ts'

const line = (text: string, part: Partial<TypedLine> = {}): TypedLine => ({
  page: 0,
  top: 0,
  bottom: 0.05,
  text,
  isParagraph: false,
  isWritten: true,
  ...part,
})

test('each line of paper stays a line, paragraphs begin farther in, empty lines go', () => {
  const lines = [
    line('A leitura abre portas que a', { isParagraph: true }),
    line('  escola,  sozinha, não alcan- '),
    line(''),
    line('ça. Falta tempo.'),
    line('Além disso, faltam livros.', { isParagraph: true }),
  ]
  expect(textOfLines(lines)).toBe(
    '    A leitura abre portas que a\nescola, sozinha, não alcan-\nça. Falta tempo.\n    Além disso, faltam livros.',
  )
})

test('the engine takes the marked paragraphs for paragraphs', () => {
  const broken = (first: string, count: number) => [
    line(`${first} uma linha que segue adiante sem nenhum ponto e`, { isParagraph: true }),
    ...Array.from({ length: count }, () => line('continua na linha de baixo porque a frase ainda não')),
    line('terminou.'),
  ]
  const text = textOfLines([...broken('Era', 3), ...broken('Também', 3), ...broken('Portanto', 2)])
  const found = findParagraphs(text).map(({ start }) => text.slice(start, start + 5).trim())
  expect(found).toEqual(['Era u', 'També', 'Porta'])
})

test('joined, the lines of a paragraph are one, and a parted word is whole', () => {
  const text = '    A escola não alcan-\nça a todos\nos jovens.\n    Além disso,\nfalta luz.'
  expect(joinedLines(text)).toBe('A escola não alcança a todos os jovens.\nAlém disso, falta luz.')
  expect(joinedLines('')).toBe('')
})

test('a doubt is told with its word, and does not reach the text', () => {
  const lines = [line('o ônibus (?) não vem'), line('todo dia(?) e (?)')]
  expect(doubtsOf(lines)).toEqual([
    { line: 0, word: 'ônibus' },
    { line: 1, word: 'dia' },
    { line: 1, word: 'e' },
  ])
  expect(textOfLines(lines)).toBe('o ônibus não vem\ntodo dia e')
})

test.each([
  [0, 2],
  [2, 4],
  [4, 2],
])('behind line %i the next to type is %i', (after, next) => {
  const lines = [line('a'), line('', { isWritten: false }), line(''), line('b'), line('')]
  expect(nextUntyped(lines, after)).toBe(next)
})

test('nothing is left to type once every written line has words', () => {
  expect(nextUntyped([line('a'), line('', { isWritten: false })], 0)).toBeNull()
  expect(nextUntyped([], 0)).toBeNull()
})

test('what a machine read fills empty fields alone, and waits for the student’s word', () => {
  const read = [
    { line: 1, text: 'lida' },
    { line: 2, text: 'outra' },
    { line: 7, text: 'fora da folha' },
  ]
  const lines = withReadLines([line(''), line('digitada'), line('')], read)
  expect(lines.map(({ text }) => text)).toEqual(['lida', 'digitada', ''])
  expect(firstUnconfirmed(lines)).toBe(0)
  expect(firstUnconfirmed([{ ...lines[0]!, isUnconfirmed: false }, ...lines.slice(1)])).toBeNull()
  // Emptied, there is nothing to confirm.
  expect(firstUnconfirmed([{ ...lines[0]!, text: ' ' }])).toBeNull()
})
