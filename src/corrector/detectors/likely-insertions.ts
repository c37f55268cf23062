/** A comma that misses on one side of what is put in, or on both, by its chance (competence 1; decision 0297; pontuação). */
import type { Finding } from '../kinds.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import {
  BELONGS,
  type Gap,
  INVERTED,
  isOpener,
  LIKELY,
  OPENS,
  SHORT,
  SUBJECT_OR_VERB,
  twoWords,
  VERB_GROUP,
} from './open-gap.ts'
import type { Reader } from './reading.ts'
import { around, phraseOf, wordAt } from './sentence-words.ts'

/** What the sentence proper, or what goes on behind an insertion, begins with. */
const GOES_ON = /^(?:DET|NOUN|PROPN|PRON|NUM|ADV|ADP|VERB\.(?:Fin|Inf)|AUX\.(?:Fin|Inf))/
/** Where they are hung on, a comma is a matter of taste. */
const OPTIONAL =
  /^(?:a fim|com o (?:intuito|objetivo|fito|fim)|com a finalidade|para|por meio|através|de (?:modo|forma|maneira)|como forma|devido|principalmente|em (?:razão|virtude))(?: |$)/
const PARTNER =
  /^(?:juntamente (?:com|ao|à)|junto (?:com|ao|à|aos|às)|em (?:parceria|conjunto|união|colaboração|cooperação)|por (?:meio|intermédio)|através d[eoa]s?|com (?:o apoio|a ajuda|o auxílio))(?: |$)/
const CONCESSION = /^(?:mesmo|ainda) (?:que|com|sem|sendo)(?: |$)/
/** "É, portanto, preciso" */
const ASKING = /^(?:é|são|deve|devem|há|cabe|pode|podem|vale|convém|urge)$/
const CONJUNCTIONS = /^(?:porém|contudo|todavia|entretanto|no entanto|portanto|logo|assim|por isso)$/
const LONGEST_INSERTION = 14

/** "o governo, por meio da escola, deve": the comma that opens. */
export function inserted(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, next, closer, hasVerbBehind } = gap
  if (closer !== 'comma' || next - at > LONGEST_INSERTION) return null
  const own = wordAt(sentence, at)
  if (!/^(?:ADP|ADV|SCONJ|VERB\.Part)/.test(own.tag)) return null
  const words = `${twoWords(sentence, at)} ${wordAt(sentence, at + 2).lower}`
  const goesOn = wordAt(sentence, next)
  const verb = VERB_GROUP.test(goesOn.lower) ? next + 1 : next
  const isBeforeVerb = isFiniteVerb(wordAt(sentence, verb)) && (PARTNER.test(words) || isActor(gap, verb))
  // "Aparelhos como o rádio, o livro": a list.
  if (
    (own.lower === 'como' || own.tag === 'ADV') &&
    !PARTNER.test(words) &&
    chance < LIKELY.sure &&
    next - at > 1
  )
    return null
  if (
    own.tag.startsWith('VERB.Part') &&
    (chance < LIKELY.short || !wordAt(sentence, at - 1).tag.startsWith('PROPN'))
  )
    return null
  const isBeforeObject =
    own.tag.startsWith('ADP') &&
    /^VERB\.(?:Fin|Inf)/.test(wordAt(sentence, at - 1).tag) &&
    /^(?:DET|NOUN)/.test(goesOn.tag) &&
    chance >= LIKELY.short
  const isOfAuthor =
    /^(?:em|n[oa]) (?:seu|sua|obra|livro)/.test(words) && wordAt(sentence, at - 1).tag.startsWith('PROPN')
  const isAfterThat = wordAt(sentence, at - 1).lower === 'que'
  const isLink =
    (isOpener(sentence, at, next) || (next - at === 1 && /^(?:então|sobretudo|sim)$/.test(own.lower))) &&
    /^(?:VERB|SCONJ|CCONJ|AUX\.Fin)/.test(wordAt(sentence, at - 1).tag) &&
    wordAt(sentence, at - 1).label !== 'cop'
  const isBeforeThat =
    goesOn.lower === 'que' &&
    /^VERB\.Inf|-se$/.test(`${wordAt(sentence, at - 1).tag}${wordAt(sentence, at - 1).lower.slice(-3)}`)
  if (!isBeforeVerb && !isAfterThat && !isLink && !isBeforeThat && !isBeforeObject && !isOfAuthor) return null
  if (chance < LIKELY.inserted || (next - at === 1 && !isLink)) return null
  if (OPTIONAL.test(words) && !isBeforeVerb && !isAfterThat && !isBeforeObject) return null
  const isConcession = CONCESSION.test(words) && isBeforeVerb
  if (hasVerbBehind && !/^(?:SCONJ|PREL)/.test(own.tag) && !isConcession) return null
  // "na escola, em casa": a list of places.
  if (goesOn.lower === own.lower || /^(?:CCONJ|ADJ)/.test(goesOn.tag)) return null
  return around(reader, sentence, at - 1, at, phraseOf(sentence, at))
}

/** A subject stands before what is put in, and its verb, or what the verb helps, at or behind this place. */
function isActor({ actors }: Gap, verb: number): boolean {
  return actors.some((own) => own >= verb && own <= verb + 3)
}

/** "…, além disso é preciso", "…, por meio da escola deve": the comma that closes. */
export function closing(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, first, opener, hasVerbBefore } = gap
  if (chance < LIKELY.closing || opener !== 'comma') return null
  const [own, begun] = [wordAt(sentence, at), wordAt(sentence, first)]
  // "Percebe-se, então a"; "não há rede, então a" begins a clause.
  const isThen =
    at - first === 1 &&
    ((begun.lower === 'então' && first <= 2) ||
      (/^(?:ainda|também)$/.test(begun.lower) &&
        /^(?:e|mas|que)$/.test(wordAt(sentence, first - 1).lower) &&
        /^VERB\.Inf/.test(own.tag)))
  const isLink = isOpener(sentence, first, at) || isThen
  // "chega, porém sem rampa": at the head of its clause the conjunction may go without.
  if (isLink && isConjunction(sentence, first, at)) return null
  // "É preciso, portanto que"
  if (own.lower === 'que' && (isLink || (at - first === 1 && begun.lower === 'ainda')))
    return around(reader, sentence, at - 1, at, phraseOf(sentence, first))
  const isPartner = PARTNER.test(`${twoWords(sentence, first)} ${wordAt(sentence, first + 2).lower}`)
  // "devem, por meio da escola, ensinar"
  const isDue =
    isPartner &&
    own.tag === 'VERB.Inf' &&
    /^(?:deve|devem|pode|podem)$/.test(wordAt(sentence, first - 1).lower)
  if (!((isLink ? GOES_ON : SUBJECT_OR_VERB).test(own.tag) || isDue) || gap.isSubjectBefore) return null
  if (/^cuj[oa]s?$/.test(own.lower) || twoWords(sentence, at) === 'o que') return null
  if ((hasVerbBefore || gap.isObject) && chance < LIKELY.clauses) return null
  if (at - first <= SHORT && chance < LIKELY.sure && !isLink) return null
  if (/^d[oae]s?$/.test(begun.lower)) return null
  if (
    own.tag.startsWith('NUM') &&
    at - first <= SHORT &&
    !/^(?:NUM|PROPN)/.test(wordAt(sentence, at - 1).tag)
  )
    return null
  if (begun.lower === 'que') return null
  if (sentence.slice(first, at).some(({ lower }) => lower === 'média')) return null
  if (isFiniteVerb(own) && !isLink && (chance < LIKELY.short || /^sejam?$/.test(own.lower))) return null
  // "desmatado, queimado ou usado", "com pressa, com medo ou com raiva": a list.
  const isListed =
    sentence.slice(0, first).some(({ lower }) => lower === begun.lower && !isLink) ||
    /^(?:VERB\.Part|ADJ)/.test(begun.tag)
  if (isListed && sentence.slice(first, at).some(({ lower }) => /^(?:e|ou)$/.test(lower))) return null
  const led = wordAt(sentence, /^(?:e|mas)$/.test(begun.lower) ? first + 1 : first)
  if (BELONGS.test(led.lower) && !isLink) return null
  // "…, mais da metade dos jovens lê": so many are the subject.
  if (/^(?:mais|menos|cerca) d[eao]$/.test(twoWords(sentence, first))) return null
  if (INVERTED.test(own.lower) && (chance < LIKELY.sure || at - first <= SHORT)) return null
  if (!OPENS.test(begun.tag) && !/^(?:e|mas)$/.test(begun.lower)) return null
  if (hasVerbBefore && !/^(?:SCONJ|ADV)/.test(begun.tag) && !/^(?:se|quando|como|para)$/.test(begun.lower))
    return null
  const words = `${twoWords(sentence, at)} ${wordAt(sentence, at + 2).lower}`
  if (OPTIONAL.test(words) || /^(?:e|ou)$/.test(own.lower)) return null
  if (!sentence.slice(at).some(isFiniteVerb) && !isLink && !isDue) return null
  return around(reader, sentence, at - 1, at, phraseOf(sentence, first))
}

/** "…, porém muitos …", but not "Percebe-se, portanto a …", where it stands behind its verb. */
function isConjunction(sentence: SyntaxSentence, first: number, at: number): boolean {
  const phrase = sentence
    .slice(first, at)
    .map(({ lower }) => lower)
    .join(' ')
  const last = wordAt(sentence, first - 1)
  const isBehindVerb =
    ASKING.test(last.lower) || /^(?:VERB|AUX)\.Inf/.test(last.tag) || last.lower.endsWith('-se')
  return CONJUNCTIONS.test(phrase) && !isBehindVerb && wordAt(sentence, at).lower !== 'que'
}

/** "cabe à escola por meio de oficinas ensinar": with no comma at all. */
export function between(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, next } = gap
  const words = `${twoWords(sentence, at)} ${wordAt(sentence, at + 2).lower}`
  if (chance < LIKELY.inserted || !PARTNER.test(words)) return null
  let from = at
  while (from > 0 && !isFiniteVerb(wordAt(sentence, from - 1)) && wordAt(sentence, from - 1).lower !== 'que')
    from -= 1
  // "cabe à escola …", "que o governo …": who acts has been named, and nothing else.
  if (sentence.slice(from, at).some(({ tag }) => /^(?:VERB|AUX)/.test(tag))) return null
  const isNamed = /^(?:que|cabe|compete|caberá|cumpre|deve|devem)$/.test(wordAt(sentence, from - 1).lower)
  if (!isNamed && from > 0) return null
  const hasVerb = sentence
    .slice(at + 3, next)
    .some((word, step) => isFiniteVerb(word) || (word.tag === 'VERB.Inf' && step > 0))
  return hasVerb ? around(reader, sentence, at - 1, at, phraseOf(sentence, at)) : null
}

/** "O livro “Utopia” de Thomas More mostra": who made a work is put in. */
export function author(reader: Reader, sentence: SyntaxSentence, { at, chance, first }: Gap): Finding | null {
  const [own, begun] = [wordAt(sentence, at), wordAt(sentence, first)]
  if (chance < LIKELY.short || !isFiniteVerb(own) || !/^d[oae]s?$/.test(begun.lower)) return null
  if (!wordAt(sentence, first - 1).isQuoted || !wordAt(sentence, at - 1).tag.startsWith('PROPN')) return null
  return around(reader, sentence, at - 1, at, phraseOf(sentence, first))
}

/** "ou seja o preço subiu": the comma behind it. */
export function saying(reader: Reader, sentence: SyntaxSentence, { at, chance }: Gap): Finding | null {
  const phrase = twoWords(sentence, at - 2)
  if (chance < LIKELY.short || !/^(?:ou seja|isto é)$/.test(phrase)) return null
  // "seja por medo, ou seja pela pressa": an alternative.
  if (sentence.slice(0, at - 2).some(({ lower }) => lower === 'seja')) return null
  return around(reader, sentence, at - 2, at - 1, phrase)
}
