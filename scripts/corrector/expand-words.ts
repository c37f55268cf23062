/**
 * Reads the Hunspell dictionary of Brazilian Portuguese (dictionary-pt, LGPL-3.0 or MPL-2.0) and gives each word form
 * with what it can be: a noun or adjective, a verb, or another word. The affix classes of the dictionary say which.
 */
import { WORD_CLASS } from '#corrector/words/dictionary.ts'

/** Read by rule too (words/knowledge.ts): before any word of five letters. */
const FREE_PREFIXES =
  /^(anti|auto|neo|super|hiper|micro|macro|mini|multi|pseudo|semi|ultra|infra|bio|geo|sócio|tele|psico|eletro|foto|radio|rádio|hidro|agro|aero|mono|poli|tri|tetra|penta|hexa|hemi|peri|proto|arqui|tragi|retro|intra|extra|maxi|pluri|uni|bi|di|circun|sobre-)/

type Rule = { strip: string; add: string; fits: (word: string) => boolean }

/** Classes of the dictionary that conjugate a verb (its own file says so, in comments). */
const VERB_FLAGS = new Set('acdefghituwx')
/** Classes that only attach pronouns: read by rule (words/spelling.ts), or the list would be ten times as long. */
const PRONOUN_FLAGS = new Set('kmnopqrsvyz')
/** Diminutives and augmentatives: rare in an essay, a tenth of the list. */
const SIZE_FLAGS = new Set('OPQRSTUVW67')
/** Marked in the dictionary as rare or wrong. */
const DOUBTFUL = '~'

/** @returns form → bits of WORD_CLASS; capitals stay only where the word has no form in small letters */
export function expandWords(aff: string, dic: string): Map<string, number> {
  const rules = readSuffixes(aff)
  const prefixes = readPrefixes(aff)
  const forms = new Map<string, number>()
  const keep = (form: string, wordClass: number) => {
    if (/^[\p{L}]+$/u.test(form)) forms.set(form, (forms.get(form) ?? 0) | wordClass)
  }
  for (const line of dic.split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/')
    if (word === '' || flags.includes(DOUBTFUL) || /\d|\.|-/.test(word) || /^\p{Lu}{2}/u.test(word)) continue
    const own = new Map<string, number>()
    const keepOwn = (form: string, wordClass: number) => own.set(form, (own.get(form) ?? 0) | wordClass)
    const isVerb = [...flags].some((flag) => VERB_FLAGS.has(flag))
    const isNominal = [...flags].some((flag) => /[BDACEFG]/.test(flag))
    keepOwn(word, isVerb ? WORD_CLASS.verb : isNominal ? WORD_CLASS.nominal : WORD_CLASS.other)
    if (isVerb && isNominal) keepOwn(word, WORD_CLASS.nominal)
    for (const flag of flags) {
      if (PRONOUN_FLAGS.has(flag) || SIZE_FLAGS.has(flag)) continue
      const formClass = VERB_FLAGS.has(flag) ? WORD_CLASS.verb : WORD_CLASS.nominal
      for (const { strip, add, fits } of rules.get(flag) ?? []) {
        if (fits(word) && word.endsWith(strip))
          keepOwn(word.slice(0, word.length - strip.length) + add, formClass)
      }
    }
    for (const [form, wordClass] of own) {
      keep(form, wordClass)
      for (const flag of flags) {
        for (const { add, fits } of prefixes.get(flag) ?? []) if (fits(form)) keep(add + form, wordClass)
      }
    }
  }
  return forms
}

function readSuffixes(aff: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>()
  for (const line of aff.split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/)
    // A line without a condition is the head of a class.
    if (kind !== 'SFX' || condition === undefined) continue
    const pattern = new RegExp(`${condition}$`, 'u')
    const list = rules.get(flag) ?? []
    list.push({
      strip: strip === '0' ? '' : strip,
      add: (add.split('/')[0] ?? '').replace(/^0$/, ''),
      fits: (word) => pattern.test(word),
    })
    rules.set(flag, list)
  }
  return rules
}

function readPrefixes(aff: string): Map<string, { add: string; fits: (word: string) => boolean }[]> {
  const prefixes = new Map<string, { add: string; fits: (word: string) => boolean }[]>()
  for (const line of aff.split('\n')) {
    const [kind, flag = '', , add = '', condition] = line.trim().split(/\s+/)
    if (kind !== 'PFX' || condition === undefined || FREE_PREFIXES.test(add) || add.endsWith('-')) continue
    const pattern = new RegExp(`^${condition}`, 'u')
    const list = prefixes.get(flag) ?? []
    list.push({ add, fits: (word) => pattern.test(word) })
    prefixes.set(flag, list)
  }
  return prefixes
}
