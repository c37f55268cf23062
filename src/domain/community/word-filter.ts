/**
 * Does a text hold words that are not for a room full of students? The words come from outside
 * (src/content/community/refused-words.ts and the owner's own); this says how they are recognised in disguise.
 */
import { plainText } from './plain-text.ts'

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
  '€': 'e',
  '!': 'i',
}

/** "isso porá em risco": folded it would be another word. */
const INNOCENT = /(?<![\p{L}\d])por(?:á|a\u0301)(?![\p{L}\d])/giu
const SIGN = /[0134579@$€!]/g
/** "pvta": no word has a "v" between two consonants. */
const V_AS_VOWEL = /(?<=[b-df-hj-np-tv-z])v(?=[b-df-hj-np-tv-z])/g
/** At least three letters are left to know the word by. */
const STARRED = /(?=(?:\*?[a-z]\*?){3})[a-z]+(?:\*[a-z]+)+/g
/** A sign of punctuation at the end of a word is most often only that. */
const SIGN_WITHIN = /[0134579€]|(?<=[a-z\d@$!])[@$!]+(?=[a-z\d])/g

/** The first of `refused` (words or phrases) that the text holds as whole words, in whatever disguise; else null. */
export function refusedWordIn(text: string, refused: Iterable<string>): string | null {
  const suspect = plainText(text.replace(INNOCENT, ' ')).text
  const readings = [
    suspect,
    suspect.replace(SIGN, letterFor),
    suspect.replace(SIGN_WITHIN, letterFor),
    suspect.replace(V_AS_VOWEL, 'u'),
  ].map((reading) => ` ${plainWords(reading).join(' ')} `)
  const starred = starredWords(suspect)
  for (const word of refused) {
    const wanted = wantedOf(word)
    if (wanted === '') continue
    const forms = [` ${wanted} `, ` ${wanted}s `]
    if (forms.some((form) => readings.some((reading) => reading.includes(form)))) return word
    if (starred.some((pattern) => pattern.test(wanted))) return word
  }
  return null
}

/** "p*ta": each star stands for one letter, so the word is known by the others. */
function starredWords(suspect: string): RegExp[] {
  return (suspect.match(STARRED) ?? []).map((word) => {
    const letters = word
      .replace(/([a-z])\1+/g, '$1')
      .replace(/s$/, 's?')
      .replaceAll('*', '[a-z]')
    return new RegExp(`^${letters}$`)
  })
}

const known = new Map<string, string>()

/** A listed word as it is looked for; the list is short and the same for a long time. */
function wantedOf(word: string): string {
  const wanted = known.get(word) ?? plainWords(plainText(word).text).join(' ')
  if (known.size > MOST_KNOWN) known.clear()
  known.set(word, wanted)
  return wanted
}

const MOST_KNOWN = 5_000

/** Of a sign or several: the letters that they stand for. */
export function letterFor(signs: string): string {
  return [...signs].map((sign) => DISGUISES[sign] ?? sign).join('')
}

/** No letter twice in a row; letters that were set apart are one word again. @param text plain */
function plainWords(text: string): string[] {
  const words = text.split(/[^a-z0-9]+/).filter((word) => word !== '')
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
