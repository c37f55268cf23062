/**
 * Does a text hold words that are not for a room full of students, or data by which somebody could be found? The words
 * come from outside (src/content/community/refused-words.ts and the owner's own); this says how they are recognised in disguise.
 */

/** Digits and signs that stand for letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** "isso porá em risco": folded it would be another word. */
const INNOCENT = /(?<![\p{L}\d])por(?:á|a\u0301)(?![\p{L}\d])/giu
const SIGN = /[0134579@$!]/g
/** A sign of punctuation at the end of a word is most often only that. */
const SIGN_WITHIN = /[0134579]|(?<=[\p{L}\p{M}\p{Cf}\d@$!])[@$!]+(?=[\p{L}\d])/gu

/** The first of `refused` (words or phrases) that the text holds as whole words, in whatever disguise; else null. */
export function refusedWordIn(text: string, refused: Iterable<string>): string | null {
  const suspect = text.replace(INNOCENT, ' ')
  const readings = [suspect, suspect.replace(SIGN, letterFor), suspect.replace(SIGN_WITHIN, letterFor)].map(
    (reading) => ` ${plainWords(reading).join(' ')} `,
  )
  for (const word of refused) {
    const wanted = plainWords(word).join(' ')
    if (wanted === '') continue
    const forms = [` ${wanted} `, ` ${wanted}s `]
    if (forms.some((form) => readings.some((reading) => reading.includes(form)))) return word
  }
  return null
}

/** By which somebody could be found or written to. */
export type PersonalDataKind = 'email' | 'document' | 'phone'

const PERSONAL_DATA: readonly { readonly kind: PersonalDataKind; readonly pattern: RegExp }[] = [
  { kind: 'email', pattern: /[\w.+-]+\s?@\s?(?:[\w-]+\.)+[a-z]{2,}/i },
  { kind: 'document', pattern: /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/ },
  {
    kind: 'phone',
    pattern: /(?<![\d.,])(?:\+?55[\s.-]?)?(?:\(\d{2}\)|\d{2})[\s.-]?9\s?\d{4}[\s.-]?\d{4}(?![\d.,]*\d)/,
  },
  { kind: 'phone', pattern: /(?<![\d.,])\(\d{2}\)\s?\d{4}[\s.-]?\d{4}(?![\d.,]*\d)/ },
]

/** The first telephone number, e-mail address or CPF of each form, as it is written in the text. */
export function personalDataIn(text: string): { kind: PersonalDataKind; words: string }[] {
  return PERSONAL_DATA.flatMap(({ kind, pattern }) => {
    const found = pattern.exec(text)
    return found ? [{ kind, words: found[0].trim() }] : []
  })
}

/** True when the text holds a telephone number, an e-mail address or a CPF. */
export function holdsPersonalData(text: string): boolean {
  return personalDataIn(text).length > 0
}

function letterFor(signs: string): string {
  return [...signs].map((sign) => DISGUISES[sign] ?? sign).join('')
}

/** Lower case, no accents, no letter twice in a row; letters that were set apart are one word again. */
function plainWords(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  return joinSpelled(words).map((word) => word.replace(/(.)\1+/g, '$1'))
}

/**
 * "p u t a" is written to pass by; three single letters in a row and more are read as one word. The articles and the
 * "é" beside it are single letters too, so it is also read without them, at the end and apart.
 */
function joinSpelled(words: readonly string[]): string[] {
  const joined: string[] = []
  const withoutNeighbours: string[] = []
  let spelled: string[] = []
  const close = () => {
    if (spelled.length >= 3) {
      joined.push(spelled.join(''))
      withoutNeighbours.push(...partsWithoutNeighbours(spelled.join('')))
    } else joined.push(...spelled)
    spelled = []
  }
  for (const word of words) {
    if (word.length === 1) spelled.push(word)
    else {
      close()
      joined.push(word)
    }
  }
  close()
  return [...joined, ...withoutNeighbours.flatMap((part) => ['', part])]
}

/** More one-letter words in a row than these are no sentence. */
const MAX_NEIGHBOURS = 3

function partsWithoutNeighbours(run: string): string[] {
  const before = Math.min(MAX_NEIGHBOURS, /^[aeo]*/.exec(run)?.[0].length ?? 0)
  const after = Math.min(MAX_NEIGHBOURS, /[aeo]*$/.exec(run)?.[0].length ?? 0)
  const parts: string[] = []
  for (let start = 0; start <= before; start += 1) {
    for (let end = run.length; end >= run.length - after; end -= 1) {
      if (end - start >= 3 && end - start < run.length) parts.push(run.slice(start, end))
    }
  }
  return parts
}
