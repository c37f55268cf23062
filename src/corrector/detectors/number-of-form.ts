/**
 * Singular or plural by the form of a word alone. Never by its tag: the tagger reads through the pupil's slips and would
 * mend the very fault that is looked for (decision 0172).
 */

import { withoutClitic } from '../syntax/features.ts'
import type { SyntaxWord } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'

export type FormNumber = 'singular' | 'plural'

/** The same in both numbers, or in the plural alone: they say nothing. */
const INVARIABLE = wordSet(
  'vírus ônibus lápis atlas pires oásis tênis campus corpus status mais menos simples ás jesus interesse interesses após bônus ônus cais jamais demais antes depois através atrás aliás apenas férias óculos parabéns pêsames víveres arredores núpcias anais crise análise',
)
const SINGULAR_IN_S = wordSet('português inglês francês burguês chinês japonês holandês país mês gás deus')
/** Ends like a plural. */
const PLURAL_END = /(?:[aeiouãõáéíóúâêô]s|ns|res|zes|eis|is)$/
const EITHER_END = /(?:ês|és|us|is)$/
const SURELY_PLURAL_END = /(?:ais|eis|ois|uis|éis|óis|tis|ris|nis|lis|vis)$/
const PLURAL_OF: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/ns$/, 'm'],
  [/(?:ões|ães|ãos)$/, 'ão'],
  [/es$/, ''],
  [/is$/, 'l'],
  [/eis$/, 'il'],
  [/is$/, 'il'],
  [/éis$/, 'el'],
  [/óis$/, 'ol'],
]

function singularsOf(plural: string): string[] {
  return PLURAL_OF.filter(([end]) => end.test(plural)).map(([end, singular]) => plural.replace(end, singular))
}

/** Of a noun or an adjective; null where the form does not tell. */
export function numberOfNoun(lower: string, words: Words): FormNumber | null {
  if (INVARIABLE.has(lower)) return null
  if (SINGULAR_IN_S.has(lower)) return 'singular'
  const isKnown = (form: string) => words.classOf(form) !== 0
  if (!lower.endsWith('s')) return isKnown(lower) ? 'singular' : null
  if (!PLURAL_END.test(lower)) return null
  const isEither = EITHER_END.test(lower) && !SURELY_PLURAL_END.test(lower)
  if (isEither && !words.isNominal(lower.slice(0, -1))) return null
  return singularsOf(lower).some((form) => form !== lower && isKnown(form)) ? 'plural' : null
}

const SINGULAR_IN_M = wordSet('tem vem contém mantém obtém detém provém convém advém retém')

/** Of a verb that the tagger holds for a third person. */
export function numberOfVerb({ lower, tag }: SyntaxWord): FormNumber | null {
  if (!/\.Fin\.3/.test(tag)) return null
  const form = withoutClitic(lower)
  if (SINGULAR_IN_M.has(form)) return 'singular'
  if (/(?:am|em|êm|ão|õem)$/.test(form)) return 'plural'
  return /(?:[aeiouáéêíóôúrz]|ém)$/.test(form) ? 'singular' : null
}
