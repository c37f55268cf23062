/**
 * Fixed wrong usages, and small words and forms that are taken for others: "diante o", "acarretar em", "que trás", "para
 * está", "auto-estima", "devem haver" (competence 1; decision 0292; escolha de registro e convenções da escrita).
 */
import type { Finding } from '../kinds.ts'
import {
  BEFORE_INFINITIVE,
  FINITE_FOR_INFINITIVE,
  MORE_REDUNDANCIES,
  NOUN_FOR_VERB,
  PREFIXES_APART,
  PREFIXES_JOINED,
  USAGES,
} from '../lexicon/usage.ts'
import { withoutAccents } from '../text/stem.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { nounPlaces } from './noun-places.ts'
import type { Reader } from './reading.ts'
import { findByRules, type WordRule } from './word-rules.ts'

const LONGEST_USAGE = 6
const STARTS = new Set([...Object.keys(USAGES), ...MORE_REDUNDANCIES].map((usage) => usage.split(' ')[0]))
const IN = /^(?:em|no|na|nos|nas|num|numa)$/
/** "por trás", "para trás": the adverb. */
const BEFORE_BEHIND = wordSet('a à por para de lá pra mais ficou deixou deixar deixando ficar até')
const AFTER_SIGHT = wordSet('a o os as à ao às aos um uma')
const BEFORE_VERB = wordSet('que isso não também isto fato ela ele')
const AFTER_VERB = wordSet('que a o as os um uma diretamente no na nos nas negativamente')
const HEAVE = /^(?:devem|podem|vão|deverão|poderão|deveriam|poderiam)$/
const SINGULAR_HELPER: Readonly<Record<string, string>> = {
  devem: 'deve',
  podem: 'pode',
  vão: 'vai',
  deverão: 'deverá',
  poderão: 'poderá',
  deveriam: 'deveria',
  poderiam: 'poderia',
}
const PARTICIPLE = /(?:[ai]d|feit|vist|dit|post|escrit)[oa]s?$/
const EXISTENCE: Readonly<Record<string, string>> = {
  existe: 'existem',
  existia: 'existiam',
  ocorre: 'ocorrem',
  acontece: 'acontecem',
  surge: 'surgem',
  surgiu: 'surgiram',
}
const OF_THAT =
  /^(?:acredit|afirm|perceb|not|observ|conclu|ressalt|salient|destac|pens|entend)(?:a|am|e|em|ar|er|ir|ou|ando|endo|a-se|e-se|i-se|amos|emos)$/
const POINTING = /^(?:ess[ae]|est[ae]|tal|mesm[ao])$/
const VIEW = /^(?:ótica|viés|perspectiva|prisma|lógica)$/
const CLOSING_MARKS = '.,;:!?…)"”'

const RULES: readonly WordRule[] = [
  fixed,
  carriesTo,
  brings,
  aims,
  forInfinitive,
  nounForVerb,
  existential,
  existsMany,
  joined,
  ofThat,
  stayFor,
  whyInside,
  withAll,
  forSoMuch,
  arrivesIn,
  underThis,
]

export function findUsage(reader: Reader, words: Words): Finding[] {
  return findByRules(reader, words, RULES, (at) => !reader.isQuoted(at))
}

function fixed({ lower, mark, isSameSentence }: Reader, at: number): Finding | null {
  if (!STARTS.has(lower(at))) return null
  for (let length = LONGEST_USAGE; length > 0; length -= 1) {
    if (!isSameSentence(at, at + length - 1)) continue
    const phrase = Array.from({ length }, (_, offset) => lower(at + offset)).join(' ')
    const better = USAGES[phrase]
    if (better) return mark('expression', at, at + length, { better })
    if (MORE_REDUNDANCIES.has(phrase)) return mark('redundancy', at, at + length, { about: phrase })
  }
  return null
}

/** "Sobre essa ótica, o país falha"; "falar sobre essa ótica" is about it. */
function underThis({ lower, mark, isWord, isMark }: Reader, at: number): Finding | null {
  const isOpening = lower(at) === 'sobre' && !isWord(at - 1)
  const isView = POINTING.test(lower(at + 1)) && VIEW.test(lower(at + 2)) && isMark(at + 3, ',')
  return isOpening && isView ? mark('expression', at, at + 1, { better: 'sob' }) : null
}

/** "acarreta em filas": the verb takes no preposition. */
function carriesTo({ lower, mark, isWord }: Reader, at: number): Finding | null {
  if (
    !/^(?:acarret|implic|ocasion)(?:a|am|ar|ando|ou|aram|ará|arão)$/.test(lower(at)) ||
    !IN.test(lower(at + 1)) ||
    !isWord(at + 1) ||
    (!lower(at).startsWith('acarret') && lower(at + 1) !== 'em')
  )
    return null
  const better = lower(at)
  return mark('expression', at, at + 2, {
    better:
      lower(at + 1) === 'em'
        ? better
        : `${better} ${lower(at + 1)
            .replace(/^n/, '')
            .replace(/^um/, 'um')}`,
  })
}

/** "isso trás mudanças" */
function brings({ lower, mark, isWord, isMark }: Reader, at: number): Finding | null {
  if (lower(at) !== 'trás' || !isWord(at - 1) || BEFORE_BEHIND.has(lower(at - 1))) return null
  if (isMark(at + 1, CLOSING_MARKS) || /^(?:d[aeo]s?|para)$/.test(lower(at + 1))) return null
  return mark('expression', at, at + 1, { better: 'traz' })
}

/** "leis que visão a melhoria" */
function aims({ lower, mark }: Reader, at: number): Finding | null {
  const isVerb = lower(at) === 'visão' && lower(at - 1) === 'que' && AFTER_SIGHT.has(lower(at + 1))
  return isVerb ? mark('verb-form', at, at + 1, { better: 'visam' }) : null
}

/** "pode está", "para vim" */
function forInfinitive({ lower, mark, isWord, doc }: Reader, at: number): Finding | null {
  const better = FINITE_FOR_INFINITIVE[lower(at)]
  if (!better || !BEFORE_INFINITIVE.has(lower(at - 1)) || !isWord(at - 1) || doc.tokens[at]?.isCapital)
    return null
  return mark('verb-form', at, at + 1, { better })
}

/** "isso evidência a falta" */
function nounForVerb({ lower, mark }: Reader, at: number): Finding | null {
  const better = NOUN_FOR_VERB[lower(at)]
  if (!better || !BEFORE_VERB.has(lower(at - 1)) || !AFTER_VERB.has(lower(at + 1))) return null
  // "a que influência a obra se deve"
  if (lower(at - 1) === 'que' && /^(?:a|em|de|por|com|sob)$/.test(lower(at - 2))) return null
  return mark('accent', at, at + 1, { better })
}

/** "devem haver leis", "houveram mudanças" */
function existential({ lower, mark }: Reader, at: number): Finding | null {
  const own = lower(at)
  const singular = SINGULAR_HELPER[own]
  if (singular && HEAVE.test(own) && lower(at + 1) === 'haver' && !PARTICIPLE.test(lower(at + 2)))
    return mark('verb-form', at, at + 2, { better: `${singular} haver` })
  const isAlone = own === 'houveram' && !PARTICIPLE.test(lower(at + 1)) && lower(at + 1) !== 'de'
  return isAlone ? mark('verb-form', at, at + 1, { better: 'houve' }) : null
}

/** "existe pessoas que leem" */
function existsMany(reader: Reader, at: number, words: Words): Finding | null {
  const { lower, mark } = reader
  const plural = EXISTENCE[lower(at)]
  if (!plural || (/^(?:a|se|já|que)$/.test(lower(at - 1)) && lower(at) !== 'existe')) return null
  const places = nounPlaces(reader, words)
  return places.isPlural(at + 1) && words.isOnlyNominal(lower(at + 1)) && !words.isOnlyNominal(lower(at))
    ? mark('agreement-verbal', at, at + 1, { better: plural })
    : null
}

/** "auto-estima", "anti-social", "auto afirmação" */
function joined(
  { doc, lower, mark, isWord, isSameSentence }: Reader,
  at: number,
  words: Words,
): Finding | null {
  const token = doc.tokens[at]
  const own = lower(at)
  if (own.includes('-')) {
    const [prefix = '', ...rest] = own.split('-')
    const word = rest.join('-')
    if (
      !PREFIXES_JOINED.has(prefix) ||
      rest.length !== 1 ||
      word.length < 4 ||
      /\p{Lu}/u.test(doc.text.slice((token?.start ?? 0) + 1, token?.end))
    )
      return null
    const better = join(prefix, word)
    return better ? mark('spelling', at, at + 1, { better }) : null
  }
  const next = lower(at + 1)
  if (!PREFIXES_APART.has(own) || token?.isCapital || !isWord(at + 1) || !isSameSentence(at, at + 1))
    return null
  if (doc.tokens[at + 1]?.isCapital || next.length < 4 || !words.isKnown(next) || next.includes('-'))
    return null
  if (/^(?:de|do|da|que|com|para|como|pela|pelo|uma|este|essa|esse|dos|das)$/.test(next)) return null
  const better = join(own, next)
  return better ? mark('spelling', at, at + 2, { better }) : null
}

function join(prefix: string, word: string): string | null {
  const [last, first] = [withoutAccents(prefix.slice(-1)), withoutAccents(word.slice(0, 1))]
  if (first === 'h' || last === first) return null
  const start = prefix === 'sócio' ? 'socio' : prefix
  return /^[rs]/.test(word) && /[aeiou]$/.test(start) ? `${start}${word.charAt(0)}${word}` : `${start}${word}`
}

/** "acredita-se de que" */
function ofThat({ lower, mark }: Reader, at: number): Finding | null {
  const isWrong =
    OF_THAT.test(lower(at)) &&
    lower(at + 1) === 'de' &&
    lower(at + 2) === 'que' &&
    !/^(?:maneira|forma|modo|lado|jeito|tipo)$/.test(lower(at + 3))
  return isWrong ? mark('expression', at + 1, at + 3, { better: 'que' }) : null
}

/** "que estar acontecendo" */
function stayFor({ lower, mark }: Reader, at: number): Finding | null {
  if (lower(at) !== 'estar' || !/^(?:que|isso|ela|ele|ainda|já)$/.test(lower(at - 1))) return null
  if (
    /^(?:tem|têm|temos|ter|há|do|mais|menos|melhor|teria|terá|tinha|tinham|terão|tendo|de|a|em|por|para)$/.test(
      lower(at - 2),
    )
  )
    return null
  return /(?:ndo|[ai]d[oa]s?)$/.test(lower(at + 1)) && !/^(?:ainda|já)$/.test(lower(at - 1))
    ? mark('verb-form', at, at + 1, { better: 'está' })
    : null
}

/** "por quê" inside a sentence */
function whyInside({ lower, mark, isWord }: Reader, at: number): Finding | null {
  const isInside =
    lower(at) === 'por' &&
    lower(at + 1) === 'quê' &&
    isWord(at + 2) &&
    !/^(?:e|ou|mas|nem)$/.test(lower(at + 2))
  return isInside
    ? mark('porque', at, at + 2, { better: lower(at - 1) === 'o' ? 'porquê' : 'por que' })
    : null
}

/** "Com tudo a escola resiste": a sentence that begins so opposes. */
function withAll({ lower, mark, startsSentence, isWord }: Reader, at: number): Finding | null {
  const isOpposing =
    lower(at) === 'com' &&
    lower(at + 1) === 'tudo' &&
    startsSentence(at) &&
    isWord(at + 2) &&
    !/^(?:isso|isto|que|o|aquilo|pronto|em|nos|certo)$/.test(lower(at + 2))
  return isOpposing ? mark('expression', at, at + 2, { better: 'contudo' }) : null
}

const SO_MUCH = /^(?:tempo|esforço|trabalho|sofrimento|dinheiro|amor|que|ter|lutar|querer|ódio|preconceito)$/

/** "Por tanto medidas são necessárias" */
function forSoMuch({ lower, mark, startsSentence, isWord }: Reader, at: number): Finding | null {
  const isConcluding =
    lower(at) === 'por' &&
    lower(at + 1) === 'tanto' &&
    startsSentence(at) &&
    isWord(at + 2) &&
    !SO_MUCH.test(lower(at + 2))
  return isConcluding ? mark('expression', at, at + 2, { better: 'portanto' }) : null
}

const ARRIVES = /^(?:cheg(?:a|am|ar|ou|aram|ará|arão|ando|amos|ue|uem|uemos)|chegarmos)$/
const ARRIVED =
  /^(?:conclusão|patamar|ponto|nível|situação|lugar|local|brasil|país|escola|cidade|resultado|extremo|consenso|acordo|solução)$/

/** "chegar na conclusão", "chegaram no Brasil" */
function arrivesIn({ lower, mark }: Reader, at: number): Finding | null {
  if (!ARRIVES.test(lower(at))) return null
  const [link, next] = [lower(at + 1), lower(at + 2)]
  if (/^n[oa]$/.test(link) && ARRIVED.test(next))
    return mark('expression', at + 1, at + 2, { better: link === 'no' ? 'ao' : 'à' })
  const isIndefinite = link === 'em' && /^uma?$/.test(next) && ARRIVED.test(lower(at + 3))
  return isIndefinite ? mark('expression', at + 1, at + 2, { better: 'a' }) : null
}
