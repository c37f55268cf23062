/**
 * What students read from us keeps the written norm that we mark in their essays: the corrector reads our contents,
 * booklets and texts. A mark here is a slip of ours or a wrong mark; one of the two is mended.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '#corrector/analysis.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import { testCorrector } from '#tests/support/corrector.ts'

const corrector = testCorrector()
const OF_THE_NORM =
  /^(?:accent|agreement-|capital|comma-|crase-|cujo|doubled|ha-a|mal-mau|mas-mais|onde|porque|pronoun-place|redundancy|spelling|verb-form)/
/** Essays with slips, exercises to mend, frames, words that are refused: wrong on purpose, or no sentences. */
const NOT_OURS =
  /\.test\.ts$|\/practice\/|\/peer-samples\/|\/console\/|essay-templates|refused-words|first-sheet|model-essays/
/** Words that are spoken of and not used, and a law as it was published. */
const SPOKEN_OF = [
  'Desafios pede obstáculos',
  'escreva porém',
  'uma crise onde todos perdem',
  'outras a publicidade discriminatória',
  'incite à violência, explore o medo',
]

function filesOf(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file))
    .filter((file) => !NOT_OURS.test(file))
}

function sentencesOfCode(source: string): string[] {
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`$]*)`/g)].map(([, one, other]) => one ?? other ?? '')
}

function paragraphsOfBooklet(source: string): string[] {
  return source
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^[#|>`:-]/.test(paragraph))
    .map((paragraph) =>
      paragraph
        .replaceAll('*', '')
        .replaceAll('\n', ' ')
        .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
    )
}

function marksIn(text: string): string[] {
  const isProse = text.length > 40 && /\p{Ll} \p{Ll}/u.test(text) && /[.!?]$/.test(text.trim())
  if (!isProse || /[<>{}_#]/.test(text)) return []
  return analyse({ text, theme: '', motivating: [] }, corrector)
    .findings.filter(({ kind }) => OF_THE_NORM.test(kind satisfies MarkKind))
    .filter(
      ({ start }) =>
        !SPOKEN_OF.some((words) => text.slice(Math.max(0, start - 20), start + 40).includes(words)),
    )
    .map(({ kind, start, end }) => `${kind}: ${text.slice(Math.max(0, start - 40), end + 30)}`)
}

test.each(filesOf('src/content', '.ts').concat(filesOf('src/texts', '.ts')))(
  '%s keeps the written norm',
  (file) => {
    expect(sentencesOfCode(readFileSync(file, 'utf8')).flatMap(marksIn)).toEqual([])
  },
)

test.each(filesOf('materials/booklets', '.md'))('%s keeps the written norm', (file) => {
  expect(paragraphsOfBooklet(readFileSync(file, 'utf8')).flatMap(marksIn)).toEqual([])
})
