/**
 * The word that was probably meant: accents first, then the letters that Portuguese confuses, then one slip of the
 * hand. Work is bounded by the length of the word, so a hostile word costs no more than a long one.
 */
import { withoutAccents } from '../text/stem.ts'
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

/** @returns null when no known word is near, or when several are: a wrong suggestion is worse than none */
export function suggest(lower: string, { isKnown }: Pick<Words, 'isKnown'>): Suggestion | null {
  if (lower.length > MAX_LENGTH) return null
  const accented = accentVariants(lower).filter(isKnown)
  // An accent in the wrong place moves before it goes: "ánalise" is "análise", not the verb "analise".
  const moved =
    lower === withoutAccents(lower) ? undefined : accented.find((form) => form !== withoutAccents(form))
  const accent = moved ?? accented[0]
  if (accent) return { word: accent, isAccent: true }
  for (const near of [
    confusedVariants,
    withLetterMore,
    withLettersSwapped,
    withLetterLess,
    withLetterOther,
  ]) {
    const words = new Set(near(lower).filter((form) => form.length > 2 && isKnown(form)))
    const [only] = words
    if (only !== undefined) return words.size === 1 ? { word: only, isAccent: false } : null
  }
  return null
}

/** One accent changed, then two. */
function accentVariants(lower: string): string[] {
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

function cuts(lower: string): { head: string; tail: string }[] {
  return Array.from({ length: lower.length + 1 }, (_, at) => ({
    head: lower.slice(0, at),
    tail: lower.slice(at),
  }))
}

function withLetterMore(lower: string): string[] {
  return cuts(lower).flatMap(({ head, tail }) => LETTERS.map((letter) => head + letter + tail))
}

function withLettersSwapped(lower: string): string[] {
  return cuts(lower).flatMap(({ head, tail }) =>
    tail.length > 1 ? [head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)] : [],
  )
}

function withLetterLess(lower: string): string[] {
  return cuts(lower).flatMap(({ head, tail }) => (tail === '' ? [] : [head + tail.slice(1)]))
}

function withLetterOther(lower: string): string[] {
  return cuts(lower).flatMap(({ head, tail }) =>
    tail === '' ? [] : LETTERS.map((letter) => head + letter + tail.slice(1)),
  )
}
