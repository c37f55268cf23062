/**
 * How a person is named in front of strangers: by the first name and the initial of the last one. Most who write here
 * are minors, and a whole name with a face is enough to find somebody (Lei 15.211/2025: the most protective setting
 * is the one that nobody had to choose).
 */

import { holdsLink, holdsPersonalData } from '../community/personal-data.ts'
import { refusedWordIn } from '../community/word-filter.ts'

const LONGEST_FIRST_NAME = 30
/** They turn what stands behind them, so that a name reads as another one. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u
/** Of addresses and of nobody's name: a dot inside of a word, which initials alone have, and marks. */
const OF_ADDRESSES = /\p{L}{2}[.。](?:\p{Ll}{2}|\p{Lu}{2})|ponto com(?!\p{L})|[@:/\\<>[\]{}|#]/u

/** Nobody who writes here is these; the owner signs as a person too. */
const NOBODYS_NAMES: readonly string[] = [
  'admin',
  'administracao',
  'administrador',
  'administradora',
  'domine',
  'equipe',
  'moderacao',
  'moderador',
  'moderadora',
  'oficial',
  'sistema',
  'staff',
  'suporte',
]

/** Titles that somebody may have and the site does not show: beside a name they would read as the owner's mark. */
const TEACHERS_TITLES: readonly string[] = ['prof', 'profa', 'professor', 'professora']

/** @returns null when there is no name, or one that seems to be ours; e.g. "Ana Clara de Souza" → "Ana S." */
export function publicNameOf(fullName: string | null | undefined): string | null {
  const visible = (fullName ?? '').normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  if (TURNING.test(fullName ?? '') || refusedWordIn(visible, NOBODYS_NAMES) !== null) return null
  const untitled = visible
    .split(/\s+/)
    .filter((part) => refusedWordIn(part, TEACHERS_TITLES) === null)
    .join(' ')
  // Spread over several parts.
  if (refusedWordIn(untitled, TEACHERS_TITLES) !== null) return null
  const words = untitled.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const [first, ...rest] = words
  if (first === undefined) return null
  const last = rest.at(-1)
  const shown = [...first].slice(0, LONGEST_FIRST_NAME).join('')
  return last === undefined ? shown : `${shown} ${[...last][0]?.toLocaleUpperCase('pt-BR')}.`
}

/** As far as somebody who is not a friend should know it; e.g. "Ana Clara de Souza" → "Ana" */
export function firstNameOf(fullName: string | null | undefined): string | null {
  return publicNameOf(fullName)?.split(' ')[0] ?? null
}

/**
 * May somebody be called so in an own account (product §5 Sign-up)? Not by an insult, by nothing that can be read, by an
 * address that our mails and the desk's lists would carry, nor as if it were us.
 */
export function isPersonName(fullName: string, refusedWords: Iterable<string>): boolean {
  return (
    publicNameOf(fullName) !== null &&
    refusedWordIn(fullName, refusedWords) === null &&
    !OF_ADDRESSES.test(fullName.normalize('NFKC')) &&
    !holdsLink(fullName) &&
    !holdsPersonalData(fullName)
  )
}
