/**
 * A subject beside its verb: "os alunos fica", "muitos jovens abandona", "a sociedade precisam". Only where the two
 * stand side by side, so that nothing must be parsed; a wrong mark costs more trust than a missed one.
 */
import type { Finding } from '../kinds.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { nounPlaces } from './noun-places.ts'
import type { Reader } from './reading.ts'
import { COLLECTIVE, LISTED, LISTED_PLURAL, mayBeginSubject, pluralOfVerb, verbPairs } from './verb-forms.ts'

/** Before a plural subject these will do as well; a singular one may be the last of several. */
const BEFORE_PLURAL_SUBJECT = /^[,;:]$|^(?:e|mas|então|ou|nem)$/
/** "a proteção dos povos e suas culturas é": the last of several, unless a clause begins. */
const POSSESSIVE = /^(?:seus|suas|nossos|nossas)$/
/** After "problemas que causa …": the verb's object stands before it, its subject is somebody else. */
const AFTER_OBJECT = /^(?:em|no|na|nos|nas|durante|ao|à|aos|às|por|pelo|pela|de|do|da|dos|das|[,.;:])$/
const PLURAL_SUBJECT =
  /^(?:os|as|muitos|muitas|esses|essas|estes|estas|aqueles|aquelas|alguns|algumas|vários|várias|tais|nossos|nossas|seus|suas|poucos|poucas|diversos|diversas|inúmeros|inúmeras)$/
const PLURAL_PRONOUN = /^(?:eles|elas|muitos|todos|poucos|alguns|esses|estes|ambos)$/
const SINGULAR_SUBJECT = /^(?:o|a|um|uma|esse|essa|este|esta)$/
const BEFORE_WHO =
  /^(?:os|as|muitos|muitas|aos|às|pelos|pelas|para|com|várias|vários|algumas|alguns|há|existem)$/
const EXISTENCE = verbPairs(
  'existe existem existia existiam ocorre ocorrem acontece acontecem surge surgem falta faltam surgiu surgiram',
)
const MANY = wordSet(
  'muitos muitas vários várias diversos diversas alguns algumas inúmeros inúmeras poucos poucas',
)
const BETWEEN = wordSet('não também ainda já só se sempre nunca realmente')
/** "as vezes que é preciso", "coisas que se deve": impersonal. */
const IMPERSONAL = /^(?:é|era|foi|seria|será|deve|pode|vai|faz|precisa|há|havia|haja|houve|tem|vem|vê)$/
const POSTPOSED = wordSet('existem ocorrem surgem')
/** "todos os dias surge": when, not who. */
const TIMES = wordSet('dias vezes anos meses semanas décadas séculos horas momentos tempos')
export function findVerbAgreement(reader: Reader, words: Words): Finding[] {
  const { doc, lower, mark } = reader
  const places = nounPlaces(reader, words)
  const findings: Finding[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word' || reader.isQuoted(at)) continue
    const found = ofPlural(at) ?? ofSingular(at) ?? afterExistence(at) ?? ofWho(at)
    if (found && !findings.some((other) => other.start === found.start)) findings.push(found)
  }
  return findings

  function verbFrom(at: number): number {
    return BETWEEN.has(lower(at)) ? at + 1 : at
  }

  function markVerb(at: number, better: string | null): Finding | null {
    // "os sites é que precisam mudar": "é que" only points.
    const isPointing = /^(?:é|era|foi)$/.test(lower(at)) && lower(at + 1) === 'que'
    return better === null || isPointing || doc.tokens[at]?.isCapital
      ? null
      : mark('agreement-verbal', at, at + 1, { better })
  }

  function ofPlural(at: number): Finding | null {
    const isFirst = !/^tod[oa]s$/.test(lower(at - 1))
    const before = isFirst ? at : at - 1
    const mayFollow = BEFORE_PLURAL_SUBJECT.test(lower(before - 1)) && !POSSESSIVE.test(lower(at))
    if (!mayBeginSubject(reader, before) && !mayFollow) return null
    if (PLURAL_PRONOUN.test(lower(at)) && mayBeginSubject(reader, at) && lower(at + 1) !== 'se') {
      const verbAt = verbFrom(at + 1)
      const found = markVerb(verbAt, pluralOfVerb(lower(verbAt), words))
      if (found) return found
    }
    if (!PLURAL_SUBJECT.test(lower(at)) || !places.isPlural(at + 1) || TIMES.has(lower(at + 1))) return null
    const isAdjective = places.isPlural(at + 2) && !words.isVerb(lower(at + 2))
    const verbAt = verbFrom(isAdjective ? at + 3 : at + 2)
    return markVerb(verbAt, pluralOfVerb(lower(verbAt), words))
  }

  function ofSingular(at: number): Finding | null {
    const noun = lower(at + 1)
    if (!mayBeginSubject(reader, at) || !SINGULAR_SUBJECT.test(lower(at))) return null
    if (!places.isPlain(at + 1) || !words.isOnlyNominal(noun) || noun.endsWith('s') || COLLECTIVE.has(noun))
      return null
    const verbAt = verbFrom(at + 2)
    const verb = lower(verbAt)
    return verb === 'são' || POSTPOSED.has(verb) ? null : markVerb(verbAt, LISTED_PLURAL[verb] ?? null)
  }

  function afterExistence(at: number): Finding | null {
    const plural = EXISTENCE[lower(at)]
    if (!plural || /^(a|de|da|à|por|pela|na|sem|com|uma|essa|esta|sua|em|e)$/.test(lower(at - 1))) return null
    return MANY.has(lower(at + 1)) && places.isPlural(at + 2)
      ? mark('agreement-verbal', at, at + 1, { better: plural })
      : null
  }

  /** "as pessoas que vive": not after "um dos", where both are right. */
  function ofWho(at: number): Finding | null {
    if (lower(at) !== 'que' || !places.isPlural(at - 1) || !BEFORE_WHO.test(lower(at - 2))) return null
    const verbAt = verbFrom(at + 1)
    if (lower(at + 1) === 'se' || IMPERSONAL.test(lower(verbAt))) return null
    if (!LISTED[lower(verbAt)] && AFTER_OBJECT.test(lower(verbAt + 1))) return null
    return markVerb(verbAt, pluralOfVerb(lower(verbAt), words))
  }
}
