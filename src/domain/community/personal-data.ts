/**
 * By what in a text could somebody be found or written to? A text is read in several ways (plain-text.ts): as it stands,
 * with letters that were set apart joined, and with figures for letters (product §10 Community and moderation, decision
 * 0120).
 */
import { INVITATIONS, STRICT_INVITATIONS } from './invitations.ts'
import { NAMED_PROFILES } from './named-profiles.ts'
import { numbersIn } from './phone-numbers.ts'
import { originalOf, type PlainText, plainText, without } from './plain-text.ts'
import { letterFor } from './word-filter.ts'
import { ADDRESS_RULES } from './written-addresses.ts'

export type PersonalDataKind = 'email' | 'document' | 'phone' | 'handle' | 'link' | 'invitation'
export type PersonalData = { readonly kind: PersonalDataKind; readonly words: string }

/** `strict`: where nobody is to be known, any link and any name of a network counts. */
export type Strictness = 'strict' | 'usual'

/** The first of each kind, as it is written in the text. */
export function personalDataIn(text: string, strictness: Strictness = 'usual'): PersonalData[] {
  const isStrict = strictness === 'strict'
  const plain = plainText(text)
  const found: PersonalData[] = numbersIn(plain.text).map(({ kind, start, end }) => ({
    kind,
    words: originalOf(text, plain, start, end).trim(),
  }))
  const rules = isStrict ? [...USUAL, ...STRICT] : USUAL
  for (const reading of readingsOf(plain)) {
    for (const { kind, pattern } of rules) {
      if (found.some((one) => one.kind === kind)) continue
      const match = pattern.exec(reading.text)
      if (!match) continue
      const words = originalOf(text, reading, match.index, match.index + match[0].length).trim()
      // A sentence that begins without a space is no address; the domain of an e-mail is no link besides.
      if (kind !== 'invitation' && /\p{Ll}\.\p{Lu}\p{Ll}/u.test(words)) continue
      const isKnown = found.some((one) => one.words.includes(words) || words.includes(one.words))
      if (!isKnown) found.push({ kind, words })
    }
  }
  return found
}

/** True when the text tells how to find somebody, or where to go on talking. */
export function holdsPersonalData(text: string): boolean {
  return personalDataIn(text).length > 0
}

/** True for a link to anywhere, by which visitors advertise. */
export function holdsLink(text: string): boolean {
  return personalDataIn(text, 'strict').some(({ kind }) => kind === 'link')
}

type Rule = { readonly kind: PersonalDataKind; readonly pattern: RegExp }

const invited = (pattern: RegExp): Rule => ({ kind: 'invitation', pattern })
const USUAL: readonly Rule[] = [
  ...ADDRESS_RULES.filter(({ isStrict }) => !isStrict),
  ...NAMED_PROFILES.map((pattern): Rule => ({ kind: 'handle', pattern })),
  ...INVITATIONS.map(invited),
]
const STRICT: readonly Rule[] = [
  ...ADDRESS_RULES.filter(({ isStrict }) => isStrict),
  ...STRICT_INVITATIONS.map(invited),
]

/** Each with single white space: as it stands, letters that were set apart joined, figures in words read as letters. */
function readingsOf(plain: PlainText): PlainText[] {
  const single = without(plain, placesOf(plain.text, /(?<=\s)\s/g))
  const apart = without(single, placesOf(single.text, /(?<!\S)\S(?: \S){3,}(?!\S)/g, / /g))
  const joined = without(apart, placesOf(apart.text, BETWEEN_LETTERS, /[ ._-]/g))
  const readings = joined.text === single.text ? [single] : [single, joined]
  return readings.flatMap((reading) => {
    const spoken = withLetters(reading.text)
    return spoken === reading.text ? [reading] : [reading, { ...reading, text: spoken }]
  })
}

/** "i n s t a : ana", "i.n.s.t.a": single characters in a row. */
const BETWEEN_LETTERS = /(?<![a-z\d])[a-z\d](?:[ ._-][a-z\d]){3,}(?![a-z\d])/g

/** @param within of each match only these; not given: all of it */
function placesOf(text: string, pattern: RegExp, within = /[\s\S]/g): Set<number> {
  const places = new Set<number>()
  for (const run of text.matchAll(pattern))
    for (const one of run[0].matchAll(within)) places.add(run.index + one.index)
  return places
}

/** "1nsta", "z@p": figures and signs in a word are letters. Of the same length. */
function withLetters(text: string): string {
  return text.replace(/[a-z\d@$]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/(?<=[a-z\d@$])[\d@$]|[\d$](?=[a-z\d@$])/g, letterFor) : word,
  )
}
