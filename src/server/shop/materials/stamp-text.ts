/**
 * Which words stand in the stamp? Makes the line from name and e-mail, whatever a person may have
 * typed there: characters that the font lacks are replaced, and what is too long is shortened.
 */
import { hasGlyph, textWidthPt } from './text-width.ts'

export type Buyer = { name: string; email: string }

const SIZES_PT = [7, 6.5, 6, 5.5]
const REPLACEMENT = '?'
/** Longer names and addresses are shortened at once: the stamp must stay legible. */
const MOST_NAME_CHARACTERS = 60
const MOST_EMAIL_CHARACTERS = 80
/** Shortened below these, they say nothing. */
const LEAST_NAME_CHARACTERS = 12
const LEAST_EMAIL_CHARACTERS = 24

/** The stamp's words and size, fitting into the width. Without a writable name the e-mail stands for it. */
export function stampLine(buyer: Buyer, widthPt: number): { text: string; sizePt: number } {
  let name = cutEnd(writable(buyer.name), MOST_NAME_CHARACTERS)
  let email = cutMiddle(writable(buyer.email), MOST_EMAIL_CHARACTERS)
  if (!/[^?\s]/.test(name)) name = ''
  const text = () => [`Material de ${name || email}`, ...(name ? [email] : []), 'uso pessoal'].join(' · ')
  const size = SIZES_PT.find((sizePt) => textWidthPt(text(), sizePt) <= widthPt)
  if (size) return { text: text(), sizePt: size }
  const smallest = Math.min(...SIZES_PT)
  while (textWidthPt(text(), smallest) > widthPt) {
    if (length(name) > LEAST_NAME_CHARACTERS) name = cutEnd(name, length(name) - 1)
    else if (length(email) > LEAST_EMAIL_CHARACTERS) email = cutMiddle(email, length(email) - 1)
    else break
  }
  return { text: text(), sizePt: smallest }
}

/** The text in one line with nothing that the font cannot write. */
export function writable(text: string): string {
  const graphemes = [
    ...new Intl.Segmenter('pt-BR').segment(text.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
  ]
  const written = graphemes.map(({ segment }) => {
    if (canWrite(segment)) return segment
    const bare = segment.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '')
    return bare !== '' && canWrite(bare) ? bare : REPLACEMENT
  })
  return written
    .join('')
    .replace(/\?{2,}/g, REPLACEMENT)
    .replace(/\s+/g, ' ')
    .trim()
}

function canWrite(grapheme: string): boolean {
  return [...grapheme].every((character) => !/\p{Cf}/u.test(character) && hasGlyph(character))
}

function length(text: string): number {
  return [...text].length
}

/** The beginning of the text, at most so many characters with the ellipsis, ending at a word if one is near. */
function cutEnd(text: string, most: number): string {
  if (length(text) <= most) return text
  const kept = [...text].slice(0, most - 1).join('')
  const lastSpace = kept.lastIndexOf(' ')
  return `${(lastSpace > most * 0.7 ? kept.slice(0, lastSpace) : kept).replace(/[…\s]+$/, '')}…`
}

/** Both ends of the text: of an address, the beginning and the domain matter most. */
function cutMiddle(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const half = (most - 1) / 2
  return `${characters.slice(0, Math.ceil(half)).join('')}…${characters.slice(-Math.floor(half)).join('')}`
}
