import { expect, test } from 'vitest'
import type { MarkKind } from '#corrector/kinds.ts'
import type { MarkedVersion } from './own-sentences.ts'
import { solvedMarks } from './solved-marks.ts'

/** Marks by the words that they stand on. */
function version(text: string, marks: Readonly<Partial<Record<MarkKind, string>>> = {}): MarkedVersion {
  return {
    essayId: 'e',
    version: 1,
    text,
    marks: Object.entries(marks).map(([kind, words]) => {
      const start = text.indexOf(words)
      // The keys are those of the record that was handed in.
      return { kind: kind as MarkKind, start, end: start + words.length }
    }),
  }
}

const BEFORE = version('Devido a falta de água, o povo sofre. Os rio secam no verão.', {
  'crase-missing': 'Devido a',
  'agreement-nominal': 'Os rio',
})

test.each<[string, MarkedVersion, MarkKind[]]>([
  ['nothing changed', BEFORE, []],
  [
    'one mended, one left',
    version('Devido à falta de água, o povo sofre. Os rio secam no verão.', {
      'agreement-nominal': 'Os rio',
    }),
    ['crase-missing'],
  ],
  [
    'both mended',
    version('Devido à falta de água, o povo sofre. Os rios secam no verão.'),
    ['crase-missing', 'agreement-nominal'],
  ],
  ['one deleted', version('Devido à falta de água, o povo sofre.'), ['crase-missing']],
  ['all written anew', version('Nada do que havia ficou neste texto.'), []],
  [
    'the same fault in other words',
    version('Devido a grande falta de água, o povo sofre. Os rios secam no verão.', {
      'crase-missing': 'Devido a',
    }),
    ['agreement-nominal'],
  ],
])('%s', (_, after, kinds) => {
  expect(solvedMarks(BEFORE, after).map(({ kind }) => kind)).toEqual(kinds)
})
