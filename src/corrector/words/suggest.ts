/**
 * The word that was probably meant: accents first, then the letters that Portuguese confuses, then one slip of the
 * hand. Work is bounded by the length of the word, so a hostile word costs no more than a long one.
 */
import type { Words } from './knowledge.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áâãà',
  e: 'éê',
  i: 'í',
  o: 'óôõ',
  u: 'úü',
  c: 'ç',
  á: 'aâã',
  â: 'aáã',
  ã: 'aâá',
  à: 'aá',
  é: 'eê',
  ê: 'eé',
  í: 'i',
  ó: 'oô',
  ô: 'oó',
  õ: 'oô',
  ú: 'u',
  ç: 'c',
  ü: 'u',
}
/** Letters which sound alike somewhere, both ways. */
const CONFUSED: readonly (readonly [string, string])[] = [
  ['ss', 'ç'],
  ['ss', 'c'],
  ['ss', 's'],
  ['s', 'c'],
  ['s', 'ç'],
  ['s', 'z'],
  ['s', 'x'],
  ['sc', 'c'],
  ['sc', 's'],
  ['xc', 'c'],
  ['xc', 'ss'],
  ['ch', 'x'],
  ['g', 'j'],
  ['rr', 'r'],
  ['l', 'u'],
  ['lh', 'li'],
  ['am', 'ão'],
  ['n', 'm'],
  ['e', 'i'],
  ['o', 'u'],
  ['ei', 'e'],
  ['ou', 'o'],
  ['qu', 'c'],
  ['h', ''],
  ['u', 'l'],
]
const LETTERS = [...'aeiourstnmlcdpvgbfqhjzxçáéíóúâêôãõ']
const MAX_LENGTH = 24

export type Suggestion = { readonly word: string; readonly isAccent: boolean }

/** @returns null when no known word is near */
export function suggest(lower: string, { isKnown }: Pick<Words, 'isKnown'>): Suggestion | null {
  if (lower.length > MAX_LENGTH) return null
  const accented = accentVariants(lower).find(isKnown)
  if (accented) return { word: accented, isAccent: true }
  for (const near of [confusedVariants(lower), slipVariants(lower)]) {
    const word = near.find((form) => form.length > 2 && isKnown(form))
    if (word) return { word, isAccent: false }
  }
  return null
}

/** One accent changed, then two. */
export function accentVariants(lower: string): string[] {
  const once = changeAccent(lower)
  return [...once, ...once.slice(0, 40).flatMap(changeAccent)].filter((form) => form !== lower)
}

function changeAccent(lower: string): string[] {
  const forms: string[] = []
  for (let at = 0; at < lower.length; at += 1) {
    for (const letter of ACCENTED[lower.charAt(at)] ?? '')
      forms.push(lower.slice(0, at) + letter + lower.slice(at + 1))
  }
  return forms
}

function confusedVariants(lower: string): string[] {
  const forms: string[] = []
  for (const [a, b] of CONFUSED) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      if (from === '') continue
      for (let at = lower.indexOf(from); at >= 0; at = lower.indexOf(from, at + 1)) {
        const form = lower.slice(0, at) + to + lower.slice(at + from.length)
        forms.push(form)
      }
    }
  }
  return [...forms, ...forms.slice(0, 20).flatMap(changeAccent)]
}

function slipVariants(lower: string): string[] {
  const forms: string[] = []
  for (let at = 0; at <= lower.length; at += 1) {
    const head = lower.slice(0, at)
    const tail = lower.slice(at)
    if (tail.length > 1) forms.push(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2))
    if (tail !== '') forms.push(head + tail.slice(1))
    for (const letter of LETTERS) {
      forms.push(head + letter + tail)
      if (tail !== '') forms.push(head + letter + tail.slice(1))
    }
  }
  return forms
}
