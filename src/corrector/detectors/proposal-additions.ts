/** By what means, what for, and what else is told of it: what a closing adds to those who act and to what they do. */
import type { ProposalElement } from '../lexicon/proposal.ts'
import { BEFORE } from '../syntax/features.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { LINK, NOUN_OF_ACTION } from './proposal-actions.ts'

const GOAL = /^(?:objetivo|intuito|propósito|fito|escopo|finalidade|intenção|vistas|fim|base|isso|efeito)$/
const MONEY =
  /^(?:uso|verbas?|recursos?|impostos?|parcerias?|convênios?|apoio|auxílio|ajuda|financiamento|investimentos?|aumento|doações|editais|dinheiro|patrocínio|fundos?|repasses?)$/
const PAID = /^(?:financi|custe|subsidi|patrocin|mant|pag)\p{L}*d[oa]s?$/u
/** Nouns of that ending that are nothing done. */
const NO_DEED =
  /^(?:situaç|populaç|relaç|educaç|informaç|constituiç|naç|tradiç|condiç|momento|elemento|sentimento|pensamento|conhecimento)/
const NO_START = /^(?:então|daí|disso|disto|desse|dessa|desses|dessas|deste|desta|momento|agora|hoje|ali|aí)$/

/** "a partir de audiências", "com a contratação de", "financiado com o imposto". */
export function meansOf(sentence: SyntaxSentence): [number, number][] {
  return sentence.flatMap((word, at): [number, number][] => {
    const next = (step: number) => sentence[at + step]?.lower ?? ''
    if (word.lower === 'a' && next(1) === 'partir' && /^d[eoa]s?$/.test(next(2)) && !NO_START.test(next(3)))
      return /^\d/.test(next(3)) ? [] : [[at, at + 2]]
    if (
      /^(?:mediante|via)$/.test(word.lower) &&
      at > 0 &&
      /^(?:NOUN|DET|ADJ)/.test(sentence[at + 1]?.tag ?? '')
    )
      return [[at, at]]
    if (word.lower !== 'com') return []
    const noun = /^(?:[oa]s?|uma?|mais|novas?|novos?)$/.test(next(1)) ? at + 2 : at + 1
    const own = sentence[noun]?.lower ?? ''
    const isPaid = PAID.test(sentence[at - 1]?.lower ?? '')
    const isComplement = sentence[at - 1]?.tag.startsWith('VERB.Inf') === true
    const isMeans =
      ((NOUN_OF_ACTION.test(own) && !NO_DEED.test(own)) || MONEY.test(own) || isPaid) &&
      !GOAL.test(own) &&
      !isComplement
    return isMeans ? [[at, noun]] : []
  })
}

/** @param first where the first action stands; −1 in a sentence that only follows a proposal */
export function purposesOf(sentence: SyntaxSentence, first: number): [number, number][] {
  return sentence.flatMap((word, at): [number, number][] => {
    const next = (step: number) => sentence[at + step]?.lower ?? ''
    if (word.lower === 'para' && next(1) === 'que') return [[at, at + 1]]
    if (
      /^(?:de|por)$/.test(word.lower) &&
      /^(?:modo|forma|maneira|sorte)$/.test(next(1)) &&
      /^(?:que|a)$/.test(next(2))
    )
      return at > 2 ? [[at, at + 2]] : []
    if (word.lower === 'com' && next(1) === 'o' && next(2) === 'fim' && at > 2) return [[at, at + 2]]
    if (word.lower === 'tendo' && next(1) === 'em' && next(2) === 'vista' && at > 2) return [[at, at + 2]]
    if (word.lower === 'em' && next(1) === 'prol' && word.before !== BEFORE.nothing && at > 2)
      return [[at, at + 1]]
    const isBehind = first >= 0 && at > first
    if (word.lower !== 'para' || !isBehind || !sentence[at + 1]?.tag.endsWith('.Inf')) return []
    // "medidas para combater": what they are, not what for.
    const isOfNoun =
      word.before === BEFORE.nothing &&
      /^(?:medidas?|ações|soluções|políticas|campanhas|forma|tempo)$/.test(sentence[at - 1]?.lower ?? '')
    return isOfNoun ? [] : [[at, at + 1]]
  })
}

/** What is added behind a comma to somebody or something of the proposal. */
export function detailsOf(
  sentence: SyntaxSentence,
  found: Readonly<Record<ProposalElement, readonly PhraseHit[]>>,
  first: number,
): number[] {
  const agents = new Set(found.agent.map(({ first: token }) => token))
  const isPurpose = (at: number) =>
    found.purpose.some(
      ({ first: token }) => token < (sentence[at]?.token ?? 0) && token >= (sentence[first]?.token ?? 0),
    )
  return sentence.flatMap((word, at) => {
    if (word.before === BEFORE.nothing || at < 2 || PAID.test(word.lower)) return []
    if (word.before !== BEFORE.comma && word.tag.startsWith('PROPN')) return []
    if (word.lower === 'o' && sentence[at + 1]?.lower === 'que') return []
    const head = sentence[word.head]
    const isOfAgent = head !== undefined && agents.has(head.token)
    if (word.label === 'appos' && (isOfAgent || isNextToAgent(sentence, at, agents))) return [at]
    const preposition = /^(?:n?[oa]s?|em|d[oa]s?|por)$/.test(word.lower) ? at + 1 : at
    const isBareWhich = /^qua(?:l|is)$/.test(word.lower)
    if (isBareWhich) return []
    const link = LINK.test(word.lower) ? at : LINK.test(sentence[preposition]?.lower ?? '') ? preposition : -1
    if (link >= 0 && sentence[at - 1] !== undefined && !isClauseOfVerb(sentence, at - 1)) {
      const isConjunction = sentence[link]?.label === 'mark' && sentence[link]?.lower === 'que'
      return isPurpose(at) || isConjunction ? [] : [link]
    }
    if (word.tag.includes('Part') && /^acl/.test(word.label) && at > first && !isPurpose(at)) return [at]
    const isWith =
      word.lower === 'com' &&
      at > first &&
      !isPurpose(at) &&
      !/^(?:ess[ea]s?|est[ea]s?|isso|tais|[oa])$/.test(sentence[at + 1]?.lower ?? '')
    const [one, two] = [sentence[at + 1]?.lower ?? '', sentence[at + 2]?.lower ?? '']
    if (isWith && ![one, two].some((own) => GOAL.test(own) || MONEY.test(own) || NOUN_OF_ACTION.test(own)))
      return [at]
    const isExample = word.lower === 'a' && one === 'exemplo'
    return isExample ? [at + 1] : []
  })
}

/** "as escolas, espaços em que …": directly behind the agent and its complements. */
function isNextToAgent(sentence: SyntaxSentence, at: number, agents: ReadonlySet<number>): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 7); place -= 1) {
    if (agents.has(sentence[place]?.token ?? -1)) return true
    if (/^(?:VERB|AUX)/.test(sentence[place]?.tag ?? '') || sentence[place]?.before !== BEFORE.nothing) {
      return agents.has(sentence[place]?.token ?? -1)
    }
  }
  return false
}

/** "afirma, que": a clause of its verb. */
function isClauseOfVerb(sentence: SyntaxSentence, at: number): boolean {
  return /^(?:VERB|AUX)/.test(sentence[at]?.tag ?? '')
}
