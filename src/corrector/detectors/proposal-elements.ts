/**
 * Which cues of a proposal are elements of it (competence 5): who is to act, what, by what means, what for, in which
 * detail. The word lists find candidates, the parser's tree says what a word is in its sentence: "lei" is no action,
 * "os quais" no detail, and "a população" that is to be taught is no agent (decision 0174).
 */
import type { ProposalElement } from '../lexicon/proposal.ts'
import { childrenOf, type SyntaxSentence } from '../syntax/sentences.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'

/** A word of a sentence that was read as a tree. */
export type Place = { readonly sentence: SyntaxSentence; readonly at: number }
export type PlaceOf = (token: number) => Place | null

export function placesOf(sentences: readonly SyntaxSentence[]): PlaceOf {
  const places = new Map<number, Place>()
  for (const sentence of sentences)
    for (const [at, { token }] of sentence.entries()) places.set(token, { sentence, at })
  return (token) => places.get(token) ?? null
}

export function isElement(element: ProposalElement, hit: PhraseHit, placeOf: PlaceOf): boolean {
  const place = placeOf(hit.first)
  if (!place) return false
  switch (element) {
    case 'agent':
      return isAgent(place)
    case 'action':
      return isAction(place)
    case 'means':
      // "mediante essas ações, espera-se": what was said before, no means.
      return !NO_MEANS.test(hit.phrase) && !(hit.phrase === 'mediante' && place.at === 0)
    case 'purpose':
      return isPurpose(hit, place)
    case 'detail':
      return isDetail(hit, place)
  }
}

const DUTY =
  /^(?:deve|devem|deverá|deverão|deveria|deveriam|devam|precisa|precisam|necessita|necessitam|pode|podem|poderá|poderão|poderia|poderiam|há|hão|tem|têm|cabe|cabem|caberá|compete|competem|urge|urgem|incumbe)$/
const ASKED_OF = /^(?:cabe|cabem|caberá|caberia|compete|competem|competirá|urge|urgem|incumbe|cumpre)$/
const DUTY_NOUN = /^(?:dever|papel|função|responsabilidade|obrigação|tarefa|parte|incumbência|encargo)$/
const NECESSARY = wordSet(
  'necessário necessária necessários necessárias preciso precisa imprescindível fundamental importante essencial urgente vital imperioso imperiosa crucial mister indispensável primordial imperativo imperativa viável cabível recomendado',
)
const OF_SOMEBODY = /^(?:do|da|dos|das|de)$/
const TO_SOMEBODY = /^(?:ao|à|aos|às|a)$/
const PARTNERS =
  /^(?:juntamente|junto|conjunto|parceria|aliado|aliada|aliados|aliadas|colaboração|cooperação|associado|associada)$/
const NO_MEANS =
  /^(?:juntamente|junto a|junto ao|junto aos|junto à|junto às|aliad[oa]s?|por parte|em conjunto|em colaboração|em parceria|a partir|com o uso)$/
const FARTHEST_DUTY = 3

function isAgent(place: Place): boolean {
  const { sentence, at } = place
  if (isWhoActs(sentence, at)) return true
  const before = wordBefore(sentence, at)
  const lower = (place: number) => sentence[place]?.lower ?? ''
  if (before >= 0) {
    const preposition = lower(before)
    const earlier = [1, 2, 3].slice(0, FARTHEST_DUTY).map((back) => lower(before - back))
    if (TO_SOMEBODY.test(preposition) && earlier.some((one) => ASKED_OF.test(one))) return true
    const isPart = lower(before - 1) === 'parte' && lower(before - 2) !== 'por'
    if (OF_SOMEBODY.test(preposition) && DUTY_NOUN.test(lower(before - 1)) && !isPart) return true
    if (
      /^pel[oa]s?$/.test(preposition) &&
      sentence.slice(Math.max(0, before - 4), before).some(({ tag }) => tag.includes('Part'))
    )
      return true
    if (/^(?:com|ao|à|aos|às|a)$/.test(preposition) && earlier.slice(0, 2).some((one) => PARTNERS.test(one)))
      return true
  }
  // "cabe ao governo e às escolas": what is joined to an agent is one.
  const own = sentence[at]
  return own?.label === 'conj' && own.head >= 0 && own.head < at && isAgent({ sentence, at: own.head })
}

/** The preposition or article before a noun phrase: skips what stands between it and its noun. */
function wordBefore(sentence: SyntaxSentence, at: number): number {
  let place = at - 1
  while (
    place >= 0 &&
    sentence[place]?.head === at &&
    /^(?:amod|nummod|det)$/.test(sentence[place]?.label ?? '') &&
    !TO_SOMEBODY.test(sentence[place]?.lower ?? '') &&
    !/^(?:do|da|dos|das|pelo|pela|pelos|pelas|ao|aos|à|às)$/.test(sentence[place]?.lower ?? '')
  )
    place -= 1
  return place
}

/** The subject of what must be done. */
function isWhoActs(sentence: SyntaxSentence, at: number): boolean {
  const own = sentence[at]
  if (!own || childrenOf(sentence, at, /^case$/).length > 0) return false
  if (!own.label.startsWith('nsubj') || own.head < 0) return false
  return isDemanded(sentence, own.head)
}

/** A predicate that somebody is asked for: "deve criar", "é preciso que crie", "cabe criar". */
function isDemanded(sentence: SyntaxSentence, predicate: number): boolean {
  const word = sentence[predicate]
  if (!word) return false
  if (DUTY.test(word.lower)) return true
  const hasDuty = childrenOf(sentence, predicate, /^(?:aux|aux:pass)$/).some((one) =>
    DUTY.test(sentence[one]?.lower ?? ''),
  )
  if (hasDuty) return true
  const above = sentence[word.head]
  const isAsked =
    above !== undefined &&
    (DUTY.test(above.lower) ||
      NECESSARY.has(above.lower) ||
      DUTY_NOUN.test(above.lower) ||
      hasNecessary(sentence, word.head))
  if (/\.(?:Fin\..*|Inf)$/.test(word.tag)) {
    if (isAsked) return !isForWhat(sentence, predicate)
    if (word.label === 'conj' && word.head >= 0) return isDemanded(sentence, word.head)
  }
  return false
}

function hasNecessary(sentence: SyntaxSentence, at: number): boolean {
  return childrenOf(sentence, at, /./).some((one) => NECESSARY.has(sentence[one]?.lower ?? ''))
}

/** "para reduzir", "a fim de que reduza": what for, not what. */
function isForWhat(sentence: SyntaxSentence, at: number): boolean {
  return (
    childrenOf(sentence, at, /^(?:mark|case|cc)$/).some((one) =>
      /^(?:para|fim|afim|visando|sem|ao)$/.test(sentence[one]?.lower ?? ''),
    ) ||
    /^(?:para|fim|ao|por|sem|intuito|objetivo)$/.test(sentence[at - 1]?.lower ?? '') ||
    (sentence[at - 1]?.lower === 'de' &&
      /^(?:fim|intuito|objetivo|finalidade|propósito|afim|forma|modo|além)$/.test(
        sentence[at - 2]?.lower ?? '',
      ))
  )
}

const NOUN_OF_ACTION = /(?:ção|ções|mento|mentos|são|agem|incentivo|incentivos|oferta|contratação)$/

function isAction({ sentence, at }: Place): boolean {
  const own = sentence[at]
  if (!own) return false
  if (own.tag.startsWith('VERB') && !own.tag.includes('Part') && !own.tag.includes('Ger')) {
    if (isForWhat(sentence, at)) return false
    return isDemanded(sentence, at) || isAfterDuty(sentence, at)
  }
  if (!NOUN_OF_ACTION.test(own.lower)) return false
  // "é necessária a criação de", "urge a fiscalização": the noun is what is necessary.
  const above = sentence[own.head]
  const isSubject =
    own.label.startsWith('nsubj') &&
    above !== undefined &&
    (NECESSARY.has(above.lower) || ASKED_OF.test(above.lower) || hasNecessary(sentence, own.head))
  const isBeside = [1, 2].some(
    (back) =>
      NECESSARY.has(sentence[at - back]?.lower ?? '') || ASKED_OF.test(sentence[at - back]?.lower ?? ''),
  )
  return isSubject || isBeside
}

/** "deve, por meio de leis, criar": the asides between do not part duty and verb. */
function isAfterDuty(sentence: SyntaxSentence, at: number): boolean {
  const own = sentence[at]
  if (!own?.tag.endsWith('.Inf')) return false
  for (let place = at - 1; place >= 0; place -= 1) {
    const word = sentence[place]
    if (!word) return false
    if (DUTY.test(word.lower)) return place === at - 1 || word.head === at || own.head === place
    if (/^(?:VERB|AUX)/.test(word.tag) && !word.tag.includes('Part'))
      return own.label === 'conj' && own.head === place && isAction({ sentence, at: place })
  }
  return false
}

/** "medidas para combater" tells what a measure is for; a bare "com isso" opens what follows. */
function isPurpose({ phrase }: PhraseHit, { sentence, at }: Place): boolean {
  if (/^(?:com isso|em prol|espera-se|só assim|somente assim|apenas assim|assim será)$/.test(phrase))
    return false
  // "para resolver isso, o governo deve": a mere opening of the closing says nothing of what is proposed.
  const isOpening = at <= 2 && /^para (?:resolver|solucionar|combater|reverter|mudar|acabar)$/.test(phrase)
  const isOfMeasures =
    /^(?:medida|medidas|solução|soluções|ações|necessário|necessária|necessárias|importante|fundamental|cruciais|crucial)$/.test(
      sentence[at - 1]?.lower ?? '',
    )
  return !isOpening && !isOfMeasures
}

const APPOSITION =
  /^(?:órgão|responsável por|responsável pela|responsável pelo|responsáveis por|por ser|por serem)$/
/** What stands in the opening of a sentence sets its scene. */
const OPENING_WORDS = 5
const EXAMPLE = /^(?:tais como|por exemplo|a exemplo|isto é|ou seja|sobretudo|principalmente|especialmente)$/
const REASON = /^(?:visto que|uma vez que|haja vista)$/
const RELATIVE = /^(?:na qual|no qual|nas quais|nos quais|cujo|cuja)$/

function isDetail({ phrase, last }: PhraseHit, { sentence, at }: Place): boolean {
  if (APPOSITION.test(phrase) || REASON.test(phrase) || RELATIVE.test(phrase)) return at > 0
  if (EXAMPLE.test(phrase)) return at > OPENING_WORDS
  if (phrase !== 'como') return false
  // "palestras, como a Semana da Leitura": examples of a noun, with no verb of their own.
  const before = sentence[at - 1]
  const next = sentence[at + 1]
  if (
    !before ||
    !next ||
    !/^(?:NOUN|ADJ|PROPN)/.test(before.tag) ||
    /^(?:assim|bem|tanto)$/.test(before.lower)
  )
    return false
  const isApart = sentence[at]?.before !== 0
  const isNounNext = isApart ? /^(?:DET|NOUN|PROPN)/.test(next.tag) : /^[oa]s?$/.test(next.lower)
  if (/^uma?$/.test(next.lower)) return false
  const ahead = sentence.slice(at + 1, at + 7)
  const stop = ahead.findIndex(({ before: sign }, index) => index > 0 && sign !== 0)
  const own = stop < 0 ? ahead : ahead.slice(0, stop)
  return isNounNext && last > 0 && !own.some(({ tag }) => /^(?:VERB|AUX)\.Fin/.test(tag))
}
