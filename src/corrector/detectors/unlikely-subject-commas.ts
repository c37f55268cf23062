/** Commas between a subject and its verb, where those who write well hardly ever put one (competence 1; decision 0297; pontuação). */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { type ClosedGap, UNLIKELY } from './closed-gap.ts'
import { numberOfNoun, numberOfVerb } from './number-of-form.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { lastSign, wordAt } from './sentence-words.ts'
import { isAside, isRelativeList } from './subject-verb.ts'

const VERB_GROUP = /^(?:não|se|nunca|também|já|ainda|só|apenas|sempre)$/
const NO_SUBJECT =
  /^(?:vez|vezes|dias?|anos?|m[êe]s(?:es)?|semanas?|s[ée]culos?|horas?|décadas?|momentos?|tempos?|hoje|ontem|antes|depois|princípio|rigor|exemplo|fim|vista|lado|sentido|modo|forma|maneira|dito|posto|exposto|contrário|resto|mim|verdade|suma|geral|certeza|paralelo|somado|aliado|diante)$/
/** "Um exemplo disso, é": what gives one is a subject all the same. */
const EXAMPLE = /^(?:um|outro) (?:\S+ )?exemplo d\S+$/
/** Alternatives, participles and nouns that the tagger may take for verbs. */
const NO_PREDICATE =
  /^(?:sejam?|fosse|h[áa]|haja|houve|havia|existem?|unid[oa]s?|causa|busca|incentivo|garantia|prova|fonte|base|marca)$/
const LONGEST_SUBJECT = 24

/** "A falta de leitores nas escolas do país, prejudica": the subject begins behind the last sign or its link. */
export function subjectComma(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, chance, first, gaps, words }: ClosedGap,
): Finding | null {
  if (chance > UNLIKELY.subject) return null
  const own = wordAt(sentence, at)
  const verb = VERB_GROUP.test(own.lower) ? at + 1 : at
  const verbWord = wordAt(sentence, verb)
  if (!/\.Fin\.3/.test(verbWord.tag) || !/\.Fin/.test(gaps.tags[verb] ?? '')) return null
  if (NO_PREDICATE.test(verbWord.lower)) return null
  const from = subjectStart(sentence, first, at, chance)
  if (from < 0) return null
  const parsed = gaps.labels.findIndex(
    (label, word) =>
      /^nsubj/.test(label) &&
      word >= from &&
      word < at &&
      (gaps.heads[word] ?? -1) >= at &&
      (gaps.to[word] ?? at) === at - 1,
  )
  const named = sentence.findIndex(
    ({ tag }, word) => word >= from && word < at && /^(?:NOUN|PROPN|PRON)/.test(tag),
  )
  const isParsed = parsed >= 0 && gaps.from[parsed] === from
  const isAfterThat = from > first && wordAt(sentence, from - 1).tag.startsWith('SCONJ')
  const border = isAfterThat ? UNLIKELY.that : UNLIKELY.unparsed
  if (!isParsed && (chance > border || (first > 0 && !isAfterThat))) return null
  const head = isParsed ? parsed : named
  const noun = wordAt(sentence, head)
  if (!/^(?:NOUN|PROPN|PRON)/.test(noun.tag)) return null
  const inside = sentence.slice(from, at)
  // "Sozinho, liga", "Educação, incentivo, união"
  if (inside.length === 1 && !inside[0]?.tag.startsWith('PRON')) return null
  const isExample =
    EXAMPLE.test(inside.map(({ lower }) => lower).join(' ')) && /^(?:é|são|foi)$/.test(own.lower)
  const isNoSubject = inside.some(({ lower }) => NO_SUBJECT.test(lower)) && !inside.some(isFiniteVerb)
  if (isNoSubject && !isExample) return null
  const asSubject = { head, from, to: at - 1, predicate: gaps.heads[head] ?? verb, verb }
  if (isAside(sentence, asSubject) || isRelativeList(sentence, asSubject, words)) return null
  // A finite verb may stand in a clause of the subject's own alone.
  const relative = inside.findIndex(({ tag, lower }) => tag.startsWith('PREL') || lower === 'que')
  const finite = inside.findIndex(isFiniteVerb)
  if (finite >= 0 && (relative < 0 || relative > finite)) return null
  const [number, other] = [numberOfNoun(noun.lower, words), numberOfVerb(verbWord)]
  const isJoined = inside.some(({ lower }) => /^(?:e|ou|nem|com|quanto|como)$/.test(lower))
  if (number !== null && other !== null && number !== other && !(isJoined && other === 'plural')) return null
  return reader.mark('comma-subject-verb', wordAt(sentence, at - 1).token, own.token + 1)
}

/** Where a subject may begin: at the start, behind an opening with its comma, behind a linking word; −1 else. */
function subjectStart(sentence: SyntaxSentence, first: number, at: number, chance: number): number {
  const that = sentence.slice(first, at).findLastIndex(({ tag, lower }) => lower === 'que' && tag === 'SCONJ')
  const isPlain = sentence
    .slice(first + that + 1, at)
    .every(({ tag }) => /^(?:DET|NOUN|ADJ|ADP|PROPN|NUM|CCONJ|PRON\.3)/.test(tag))
  if (
    that >= 0 &&
    isPlain &&
    at - first - that > 2 &&
    /^(?:DET|NOUN|PROPN|PRON)/.test(wordAt(sentence, first + that + 1).tag)
  )
    return first + that + 1
  let from = first
  if (first > 0) {
    const isBehindOpener = openerLength({ lower: (place) => wordAt(sentence, place).lower }, 0) === first
    const opens = wordAt(sentence, 0)
    const isBehindAdjunct =
      lastSign(sentence, first - 1) === 0 &&
      /^(?:ADP|ADV|SCONJ)/.test(opens.tag) &&
      wordAt(sentence, first).before === BEFORE.comma &&
      /^(?:o|a|os|as|ess[ea]s?|est[ea]s?|iss?o|muit[oa]s|tal|tais)$/.test(wordAt(sentence, first).lower)
    const isLinked = /^(?:que|pois|porque|mas|e)$/.test(wordAt(sentence, first).lower)
    // ", as próximas gerações, serão": a clause that begins behind another one.
    const isBehindClause =
      chance < UNLIKELY.clause &&
      wordAt(sentence, first).before === BEFORE.comma &&
      /^(?:o|a|os|as|tal|tais|ess[ea]s?|est[ea]s?|isso)$/.test(wordAt(sentence, first).lower) &&
      !/^(?:NOUN|PROPN)/.test(wordAt(sentence, first - 1).tag) &&
      sentence.slice(lastSign(sentence, first - 1), first).some(isFiniteVerb)
    if (!isBehindOpener && !isBehindAdjunct && !isLinked && !isBehindClause) return -1
  }
  if (/^(?:que|pois|porque|mas|e|porém|assim|logo|portanto)$/.test(wordAt(sentence, from).lower)) from += 1
  const own = wordAt(sentence, from)
  if (at - from < 1 || at - from > LONGEST_SUBJECT) return -1
  if (own.lower === 'tanto' && sentence.slice(from, at).some(({ lower }) => /^(?:quanto|como)$/.test(lower)))
    return from
  return /^(?:DET|NOUN|PROPN|PRON|NUM)/.test(own.tag) && !/^(?:SCONJ|PREL)/.test(own.tag) ? from : -1
}
