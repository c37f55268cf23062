/**
 * Elements of a proposal that no list of phrases has, told by the trees of the closing: a verb that is asked for, its
 * subject, "para" and what for, what is added behind a comma. They are marked; the measures count the lists alone.
 */
import type { ProposalElement } from '../lexicon/proposal.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { Document } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'
import { actionsOf, actorsAskedOf, isActor } from './proposal-actions.ts'
import { detailsOf, meansOf, purposesOf } from './proposal-additions.ts'

export type ClauseHits = Readonly<Record<ProposalElement, readonly PhraseHit[]>> & {
  /** Sentences that propose, or follow one that does: their phrases count as means and purposes. */
  readonly sentences: ReadonlySet<number>
}

/** Nothing that somebody could be seen doing. */
const NO_ACTION = wordSet(
  'ser estar haver ter agir mudar caminhar continuar deixar tornar tornar-se ocorrer acontecer existir parar passar começar ressaltar destacar salientar lembrar frisar analisar discutir refletir dar-se ficar permanecer contar unir-se feito feita feitos feitas considerar conter fazer-se poder dever tomar tomem tome tomemos tomada tomadas tomado tomados intervir intervenha trabalhar trabalharem',
)

export function readClauses(doc: Document, sentences: readonly SyntaxSentence[]): ClauseHits {
  const found: Record<ProposalElement, PhraseHit[]> = {
    action: [],
    agent: [],
    means: [],
    purpose: [],
    detail: [],
  }
  const proposing = new Set<number>()
  const last = doc.paragraphs.length - 1
  if (last < 1) return { ...found, sentences: proposing }
  let isBehindProposal = false
  for (const sentence of sentences) {
    if (doc.tokens[sentence[0]?.token ?? -1]?.paragraph !== last) continue
    const put = (element: ProposalElement, at: number, to = at) => {
      const hit = hitOf(doc, sentence, element, at, to)
      if (hit) found[element].push(hit)
    }
    const actions = actionsOf(sentence)
    const own = actions.filter(
      ({ verb, subject }) =>
        (subject < 0 || isActor(sentence, subject)) && !NO_ACTION.has(sentence[verb]?.lower ?? ''),
    )
    const things = actions.filter(({ subject }) => subject >= 0 && !isActor(sentence, subject))
    for (const { verb, subject } of own) {
      put('action', verb)
      if (subject >= 0) put('agent', subject)
    }
    for (const at of actorsAskedOf(sentence)) put('agent', at)
    const first = Math.min(...own.map(({ verb }) => verb))
    const proposes = own.length > 0
    if (proposes || isBehindProposal) {
      for (const { verb } of things) if (!proposes || verb > first) put('detail', verb)
      for (const [at, to] of meansOf(sentence)) put('means', at, to)
      for (const [at, to] of purposesOf(sentence, proposes ? first : -1)) put('purpose', at, to)
      const how = found.means.at(-1)?.first ?? -1
      for (const at of detailsOf(sentence, found, proposes ? first : 0))
        if (proposes || (how >= (sentence[0]?.token ?? 0) && how < (sentence[at]?.token ?? 0)))
          put('detail', at)
      proposing.add(doc.tokens[sentence[0]?.token ?? -1]?.sentence ?? -1)
    }
    isBehindProposal = proposes
  }
  return { ...found, sentences: proposing }
}

function hitOf(
  doc: Document,
  sentence: SyntaxSentence,
  element: ProposalElement,
  at: number,
  to: number,
): PhraseHit | null {
  const [first, last] = [sentence[at]?.token ?? -1, sentence[to]?.token ?? -1]
  const [from, until] = [doc.tokens[first], doc.tokens[last]]
  if (!from || !until || sentence[at]?.isQuoted) return null
  const phrase = sentence
    .slice(at, to + 1)
    .map(({ lower }) => lower)
    .join(' ')
  return {
    label: element,
    phrase,
    start: from.start,
    end: until.end,
    first,
    last: last + 1,
    sentence: from.sentence,
    paragraph: from.paragraph,
  }
}
