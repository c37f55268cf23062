/** The fonts of the pages are made smaller (scripts/make-fonts.ts): they still write all that is written here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from '@cantoo/fontkit'
import { expect, test } from 'vitest'
import { writtenTexts } from '../scripts/content/written-texts.ts'
import {
  charactersOf,
  HEADING_REST_RANGE,
  NOTE_REST_RANGE,
  SELDOM_RANGE,
} from '../scripts/fonts/characters.ts'

const STYLES = join(import.meta.dirname, '../src/web/styles')
const FOLDER = join(STYLES, 'fonts')
const EMOJI = /\p{Extended_Pictographic}/u
const PORTUGUESE = 'ãõáéíóúâêôçàü ÃÕÁÉÍÓÚÂÊÔÇÀÜ ªº–—“”‘’…'
const SIGNS = '§°•→✓€'
/** What nearly every page shows. */
const FIRST_SCREEN = ['heading.woff2', 'text-400.woff2', 'text-600.woff2', 'note.woff2']
/** Ten packets come in the first round trip of a connection, the answer's head among them. */
const FIRST_ROUND_TRIP_BYTES = 10 * 1460 - 600

const fontOf = (file: string) => create(readFileSync(join(FOLDER, file))) as Font
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.woff2'))
const isIn = (font: Font) => (character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? Number.NaN)
const missing = (text: string, fonts: string[]) => {
  const known = fonts.map((file) => isIn(fontOf(file)))
  return [...new Set(text)].filter((character) => !known.some((knows) => knows(character)))
}

test.each([
  ['headings', PORTUGUESE, ['heading.woff2']],
  ['running text', PORTUGUESE, ['text-400.woff2']],
  ['what is bold', PORTUGUESE, ['text-600.woff2']],
  ['running text with its signs', SIGNS, ['text-400.woff2', 'text-seldom.woff2']],
  ['notes', PORTUGUESE, ['note.woff2', 'note-rest.woff2']],
])('%s write Portuguese whole', (_, text, fonts) => {
  expect(missing(text, fonts)).toEqual([])
})

test('every character of our texts is in the text face', async () => {
  const { modules } = await writtenTexts()
  const text = modules
    .map((written) => written.text)
    .join('')
    .replaceAll(/\s/g, '')
  expect(
    missing(text, ['text-400.woff2', 'text-seldom.woff2']).filter((character) => !EMOJI.test(character)),
  ).toEqual([])
})

test.each([
  ['heading-rest.woff2', HEADING_REST_RANGE, 'heading.woff2'],
  ['text-seldom.woff2', SELDOM_RANGE, 'text-400.woff2'],
  ['note-rest.woff2', NOTE_REST_RANGE, 'note.woff2'],
])(
  '%s is fetched for what the first file of its family lacks, and for nothing else',
  (file, range, first) => {
    const [, written] =
      new RegExp(`fonts/${file}[^}]*unicode-range:\\s*([^;]+);`).exec(
        readFileSync(join(STYLES, 'fonts.css'), 'utf8'),
      ) ?? []
    expect(written?.replaceAll(/\s/g, '')).toBe(range)
    expect([...charactersOf(range)].filter(isIn(fontOf(first)))).toEqual([])
  },
)

test('no changed font carries the name that its makers have reserved', () => {
  for (const file of files) {
    const { familyName, fullName, postscriptName } = fontOf(file)
    expect([familyName, fullName, postscriptName].join(), file).not.toMatch(/source/i)
  }
})

test.each(FIRST_SCREEN)('%s comes in one round trip', (file) => {
  expect(readFileSync(join(FOLDER, file)).length).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES)
})

test.each(files.filter((file) => file.startsWith('text-')))(
  '%s, whose names were changed, has no table of styles: Firefox refuses one that names nothing',
  (file) => {
    // Of fontkit, beside what its types tell.
    const { directory } = fontOf(file) as unknown as { directory: { tables: Record<string, unknown> } }
    expect(Object.keys(directory.tables)).toContain('name')
    expect(Object.keys(directory.tables)).not.toContain('STAT')
  },
)
