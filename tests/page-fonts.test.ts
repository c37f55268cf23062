/** The fonts of the pages are made smaller (scripts/make-fonts.ts): they still write all that is written here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from '@cantoo/fontkit'
import { expect, test } from 'vitest'
import { writtenTexts } from '../scripts/content/written-texts.ts'
import { charactersOf, NOTE_REST_RANGE, SELDOM_RANGE } from '../scripts/fonts/characters.ts'

const STYLES = join(import.meta.dirname, '../src/web/styles')
const FOLDER = join(STYLES, 'fonts')
const EMOJI = /\p{Extended_Pictographic}/u
const PORTUGUESE = 'ãõáéíóúâêôçàü ÃÕÁÉÍÓÚÂÊÔÇÀÜ ªº–—“”‘’…'
const SIGNS = '§°•→✓€'
/** As sent; the three that nearly every page shows. */
const FIRST_SCREEN = ['heading-700.woff2', 'text.woff2', 'note.woff2']
const FIRST_SCREEN_MAX_BYTES = 42 * 1024

const fontOf = (file: string) => create(readFileSync(join(FOLDER, file))) as Font
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.woff2'))
const isIn = (font: Font) => (character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? Number.NaN)
const missing = (text: string, fonts: string[]) => {
  const known = fonts.map((file) => isIn(fontOf(file)))
  return [...new Set(text)].filter((character) => !known.some((knows) => knows(character)))
}

test.each([
  ['headings', PORTUGUESE, ['heading-700.woff2']],
  ['running text', PORTUGUESE, ['text.woff2']],
  ['running text with its signs', SIGNS, ['text.woff2', 'text-seldom.woff2']],
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
    missing(text, ['text.woff2', 'text-seldom.woff2']).filter((character) => !EMOJI.test(character)),
  ).toEqual([])
})

test.each([
  ['text-seldom.woff2', SELDOM_RANGE, 'text.woff2'],
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

test('the fonts of the first screen stay light', () => {
  const bytes = FIRST_SCREEN.reduce((sum, file) => sum + readFileSync(join(FOLDER, file)).length, 0)
  expect(bytes).toBeLessThanOrEqual(FIRST_SCREEN_MAX_BYTES)
})
