import { expect, test } from 'vitest'
import { ESSAY, MOTIVATING, PARAGRAPHS, THEME, testCorrector } from '#tests/support/corrector.ts'
import { analyse } from '../analysis.ts'
import { findTricks } from './tricks.ts'

const language = testCorrector()

function tricks(text: string, motivating: readonly string[] = []) {
  return findTricks(analyse({ text, theme: THEME, motivating }, language), null)
}
const named = (...args: Parameters<typeof tricks>) => tricks(...args).map(({ id }) => id)

/** The same order for the same text: by a fixed series of numbers. */
function shuffled(text: string): string {
  let seed = 4711
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed
  }
  return text
    .split('\n')
    .map((paragraph) =>
      paragraph
        .split(' ')
        .map((word) => ({ word, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ word }) => word)
        .join(' '),
    )
    .join('\n')
}

test('an essay plays no trick', () => {
  expect(named(ESSAY.text, MOTIVATING)).toEqual([])
})

test('what is odd is named with its places, and nothing without them', () => {
  const analysis = analyse({ text: ESSAY.text, theme: THEME, motivating: [] }, language)
  const spans = [{ start: 0, end: 5 }]
  expect(findTricks(analysis, null, { disordered: spans, senseless: spans })).toEqual([
    { id: 'disordered', spans },
    { id: 'senseless', spans },
  ])
  expect(findTricks(analysis, null, { disordered: null, senseless: null })).toEqual([])
})

test('words out of their order are named; the same words in order are not, nor a few words', () => {
  expect(named(shuffled(ESSAY.text))).toContain('shuffled')
  expect(named(shuffled(PARAGRAPHS.slice(0, 2).join('\n')))).toContain('shuffled')
  expect(named(shuffled(PARAGRAPHS[0]!.split(' ').slice(0, 40).join(' ')))).not.toContain('shuffled')
})

test('a sentence of three words that comes twice is named where it comes again; of two it is not', () => {
  const again = `${ESSAY.text} Sangue salva vidas. Doe sempre. Sangue salva vidas. Doe logo.`
  const [trick] = tricks(again)
  expect(trick?.id).toBe('doubled')
  expect(trick?.spans.map(({ start, end }) => again.slice(start, end))).toEqual(['Sangue salva vidas.'])
  expect(trick?.spans[0]?.start).toBe(again.lastIndexOf('Sangue salva vidas.'))
  expect(named(`${ESSAY.text} Doe sangue. Ajude alguém. Doe sangue. Ajude hoje.`)).not.toContain('doubled')
})

test('a sentence that returns with another word is none that comes twice', () => {
  expect(named(`${ESSAY.text} Sangue salva vidas. Sangue salva pessoas.`)).not.toContain('doubled')
})

test('lines of the exam are named where they stand; one’s own words about the same are not', () => {
  const [source = ''] = MOTIVATING
  const text = `${ESSAY.text}\n${source}`
  const copied = tricks(text, MOTIVATING).find(({ id }) => id === 'copied')
  expect(copied?.spans.length).toBeGreaterThan(0)
  for (const { start } of copied?.spans ?? []) expect(start).toBeGreaterThanOrEqual(ESSAY.text.length)
  expect(named(text)).not.toContain('copied')
})

test('connectives heaped before each other are named; one before each of half the sentences is not', () => {
  const heaped = PARAGRAPHS.map((paragraph) =>
    paragraph.replace(/(^|\. )(\p{Lu})/gu, (_, before: string, letter: string) => {
      return `${before}Ademais, portanto, contudo, ${letter.toLowerCase()}`
    }),
  ).join('\n')
  expect(named(heaped)).toContain('connective-spam')
  expect(named(ESSAY.text)).not.toContain('connective-spam')
})
