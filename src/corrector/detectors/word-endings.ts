/**
 * Forms whose spelling a rule tells, and that the dictionary lets pass for its parts are words: "ajuda-los", "encontrar-lo",
 * "que contribuí", "impôr", "apóia", "ONG's" (competence 1; decision 0298; convenções da escrita).
 */
import type { Finding } from '../kinds.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'
import { findByRules, type WordRule } from './word-rules.ts'

const WITH_OBJECT = /^(.+)-l([oa]|ó|á)(s?)$/
const OPEN: Readonly<Record<string, string>> = { a: 'á', e: 'ê', o: 'ô' }
const WITH_VOWEL_BEFORE = /(?:[ao]|[^gq]u)$/
const OWN_I =
  /^(?:contribu|possu|substitu|constitu|atribu|diminu|inclu|influ|conclu|distribu|exclu|constru|destru|evolu|polu|institu|usufru|prostitu|retribu)í$/
const PUT = /^(?:im|com|dis|pro|su|ex|o|trans|de|re|pres?su|contra|ante|inter|indis)pôr$/
/** Since 2009 without an accent. */
const OPEN_DIPHTHONG = /^(.*)(éi|ói)((?:[ao]s?|am|c[oa]s?|d[ea]s?)$)/
const UNCHANGED = /^(?:constróis?|destróis?|corróis?|papéis|anéis|hotéis|heróis?|dói|rói|mói|sóis)$/

const APOSTROPHE_PLURAL = /^(\p{Lu}{2,6})['’´`]s(?![\p{L}\p{N}])/u
const LONGEST_PLURAL = 10

const RULES: readonly WordRule[] = [withObject, ownI, put, diphthong, plural]

export function findWordEndings(reader: Reader, words: Words): Finding[] {
  return findByRules(reader, words, RULES, (at) => !reader.isQuoted(at))
}

/** "ajuda-los" → "ajudá-los", "encontrar-lo" → "encontrá-lo", "extinguí-la" → "extingui-la" */
function withObject({ lower, mark }: Reader, at: number, words: Words): Finding | null {
  const parts = WITH_OBJECT.exec(lower(at))
  const [host = '', vowel = '', plural = ''] = parts?.slice(1) ?? []
  if (!parts) return null
  const pronoun = `l${vowel === 'ó' ? 'o' : vowel === 'á' ? 'a' : vowel}${plural}`
  const last = host.slice(-1)
  const infinitive = last === 'r' ? host : last === 'í' ? `${host.slice(0, -1)}ir` : `${plainOf(host)}r`
  if (host.length < 2 || (!words.isInfinitive(infinitive) && infinitive !== 'pôr')) return null
  const better = `${hostOf(infinitive)}-${pronoun}`
  return better === lower(at) ? null : mark('accent', at, at + 1, { better })
}

function plainOf(host: string): string {
  return host.replace(/á$/, 'a').replace(/ê$/, 'e').replace(/ô$/, 'o')
}

/** An infinitive before "-lo": without its "r", and with the accent that its last vowel then needs. */
function hostOf(infinitive: string): string {
  const stem = infinitive.slice(0, -2)
  const vowel = infinitive.slice(-2, -1)
  if (vowel === 'i') return `${stem}${WITH_VOWEL_BEFORE.test(stem) ? 'í' : 'i'}`
  return `${stem}${OPEN[vowel] ?? vowel}`
}

/** "que contribuí para": the form of "eu" */
function ownI({ lower, mark }: Reader, at: number): Finding | null {
  const own = lower(at)
  const isMine = [1, 2, 3].some((back) => /^(?:eu|me|já)$/.test(lower(at - back)))
  return OWN_I.test(own) && !isMine ? mark('accent', at, at + 1, { better: `${own.slice(0, -1)}i` }) : null
}

function put({ lower, mark }: Reader, at: number): Finding | null {
  const own = lower(at)
  return PUT.test(own) ? mark('accent', at, at + 1, { better: own.replace('pôr', 'por') }) : null
}

/** "apóia", "heróico", "Coréia" */
function diphthong({ doc, lower, mark }: Reader, at: number): Finding | null {
  const own = lower(at)
  const [, stem = '', pair = '', ending = ''] = OPEN_DIPHTHONG.exec(own) ?? []
  if (pair === '' || UNCHANGED.test(own)) return null
  const better = `${stem}${pair === 'éi' ? 'ei' : 'oi'}${ending}`
  const isCapital = doc.tokens[at]?.isCapital === true
  return mark('accent', at, at + 1, {
    better: isCapital ? `${better.charAt(0).toUpperCase()}${better.slice(1)}` : better,
  })
}

/** "ONG's": the plural of an acronym takes an "s" alone. */
function plural({ doc, mark }: Reader, at: number): Finding | null {
  const start = doc.tokens[at]?.start ?? 0
  const written = APOSTROPHE_PLURAL.exec(doc.text.slice(start, start + LONGEST_PLURAL))?.[1]
  if (written === undefined || written === 'MC') return null
  const end = start + written.length + 2
  let last = at + 1
  while ((doc.tokens[last]?.start ?? end) < end) last += 1
  return mark('spelling', at, last, { better: `${written}s` })
}
