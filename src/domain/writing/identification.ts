/**
 * By what in an essay or a remark could its writer be found or written to? Peer correction shows texts to strangers
 * without a name; a contact in the text would undo that (decision 0066: safe for minors).
 */
import { type PersonalDataKind, personalDataIn } from '../community/personal-data.ts'

export type IdentificationKind = PersonalDataKind | 'own-name'
export type Identification = { readonly kind: IdentificationKind; readonly words: string }

/** Parts of a name that say nothing of whose it is. */
const PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])
const SHORTEST_NAME = 3

/** Contacts of every form; they may not be sent. */
export function contactsIn(text: string): Identification[] {
  return personalDataIn(text, 'strict')
}

export function holdsContact(words: readonly string[]): boolean {
  return words.some((one) => contactsIn(one).length > 0)
}

/**
 * Words of the writer's name that stand in the text with a capital letter. It may be another Maria's, so that it is
 * asked and not refused.
 */
export function ownNameIn(text: string, fullName: string | null): Identification[] {
  const names = wordsOf(fullName ?? '')
    .map(plain)
    .filter((word) => word.length >= SHORTEST_NAME && !PARTICLES.has(word))
  const found = wordsOf(text).filter((word) => /^\p{Lu}/u.test(word) && names.includes(plain(word)))
  return [...new Set(found)].map((words) => ({ kind: 'own-name', words }))
}

function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
