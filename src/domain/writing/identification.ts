/**
 * By what in an essay or a remark could its writer be found or written to? Peer correction shows texts to strangers
 * without a name; a contact in the text would undo that (decision 0066: safe for minors).
 */
import { type PersonalDataKind, personalDataIn } from '../community/word-filter.ts'

export type IdentificationKind = PersonalDataKind | 'handle' | 'link' | 'invitation' | 'own-name'
export type Identification = { readonly kind: IdentificationKind; readonly words: string }

const CONTACTS: readonly { readonly kind: IdentificationKind; readonly pattern: RegExp }[] = [
  {
    kind: 'link',
    pattern: /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d.@])[\p{L}\d-]+\.(?:com|net|org|gg)(?![\p{L}\d])\S*/iu,
  },
  { kind: 'handle', pattern: /(?<![\p{L}\d.])@[\w.]{2,}/u },
  {
    kind: 'invitation',
    pattern:
      /(?<!\p{L})(?:me (?:chama|chame|segue|siga|adiciona|adicione|add|procura|procure) (?:no|na|l[áa]|em|aqui|pel[oa])|meu (?:insta(?:gram)?|whats(?:app)?|zap|discord|telegram|tiktok|celular é|número é))(?!\p{L})/iu,
  },
]

/** Parts of a name that say nothing of whose it is. */
const PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])
const SHORTEST_NAME = 3

/** Contacts of every form; they may not be sent. */
export function contactsIn(text: string): Identification[] {
  const rest = CONTACTS.flatMap(({ kind, pattern }) => {
    const found = pattern.exec(text)
    return found ? [{ kind, words: found[0] }] : []
  })
  const data: Identification[] = personalDataIn(text)
  // The domain of an address is no link besides.
  return [...data, ...rest.filter(({ words }) => !data.some((one) => one.words.includes(words)))]
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
