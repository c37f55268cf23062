/**
 * A text as every filter reads it, whatever it was written with (product §10 Community and moderation): small letters
 * of ours, digits, plain dashes, spaces and brackets; no marks, nothing invisible, no letter of another script that only
 * looks like one of ours. What is found in it can be shown as it was written.
 */
import { latinOf } from './look-alikes.ts'

export type PlainText = {
  readonly text: string
  /** Where in the original each character comes from; one more than there are characters. */
  readonly from: readonly number[]
}

const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const NOT_ASCII = /[^\x20-\x7e]/
const BRACKETS: Readonly<Record<string, string>> = { '[': '(', '{': '(', ']': ')', '}': ')' }

export function plainText(original: string): PlainText {
  let text = ''
  const from: number[] = []
  let at = 0
  for (const character of original) {
    const plain = NOT_ASCII.test(character)
      ? plainCharacter(character)
      : (BRACKETS[character] ?? character.toLowerCase())
    for (let place = 0; place < plain.length; place += 1) from.push(at)
    text += plain
    at += character.length
  }
  from.push(at)
  return { text, from }
}

/** The words of the original that a match in the plain text stands for. */
export function originalOf(original: string, plain: PlainText, start: number, end: number): string {
  return original.slice(plain.from[start] ?? 0, plain.from[end] ?? original.length)
}

/** The same text without the characters that `dropped` says, by place. */
export function without(plain: PlainText, dropped: ReadonlySet<number>): PlainText {
  if (dropped.size === 0) return plain
  let text = ''
  const from: number[] = []
  for (let place = 0; place < plain.text.length; place += 1) {
    if (dropped.has(place)) continue
    text += plain.text[place]
    from.push(plain.from[place] ?? 0)
  }
  from.push(plain.from[plain.text.length] ?? 0)
  return { text, from }
}

function plainCharacter(character: string): string {
  if (character === '\n') return '\n'
  // Ordinals are no digits that were set apart: "1º" is not "1o".
  if (/[ºª°]/.test(character)) return ' '
  const known = enclosed(character) ?? latinOf(character)
  if (known !== null) return known
  return [...character.normalize('NFKD')].map(plainPart).join('')
}

function plainPart(part: string): string {
  if (INVISIBLE.test(part)) return ''
  if (/\s|\u2800/.test(part)) return ' '
  if (/\p{Pd}/u.test(part)) return '-'
  if (/\p{Ps}/u.test(part)) return '('
  if (/\p{Pe}/u.test(part)) return ')'
  if (/\p{Nd}/u.test(part)) return String(digitOf(part))
  return (latinOf(part) ?? part).toLowerCase()
}

/** Unicode keeps the ten digits of a script in a row. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > 0 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

/** Letters and digits in filled circles, in squares and of flags, which Unicode's own normal form leaves alone. */
const ENCLOSED: readonly { readonly first: number; readonly last: number; readonly plain: string }[] = [
  { first: 0x1f150, last: 0x1f169, plain: 'a' },
  { first: 0x1f170, last: 0x1f189, plain: 'a' },
  { first: 0x1f1e6, last: 0x1f1ff, plain: 'a' },
  { first: 0x2776, last: 0x277e, plain: '1' },
  { first: 0x2780, last: 0x2788, plain: '1' },
  { first: 0x278a, last: 0x2792, plain: '1' },
  { first: 0x24f5, last: 0x24fd, plain: '1' },
  { first: 0x24ff, last: 0x24ff, plain: '0' },
]

function enclosed(character: string): string | null {
  const code = character.codePointAt(0) ?? 0
  const range = ENCLOSED.find(({ first, last }) => code >= first && code <= last)
  return range ? String.fromCodePoint((range.plain.codePointAt(0) ?? 0) + code - range.first) : null
}
