/**
 * The intervention proposal (competence 5; booklet 2025, p. 35–39): the sentence where someone is to do something, and
 * its five elements. An element counts when it stands in a sentence that proposes, or leans on one.
 */
import type { Finding, MarkKind } from '../kinds.ts'
import { PROPOSAL_ELEMENTS, type ProposalElement } from '../lexicon/proposal.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { Document } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { readClauses } from './proposal-clauses.ts'
import { isElement, placesOf } from './proposal-elements.ts'

export type Proposal = {
  /** What the trees confirm: it is marked. */
  readonly sure: Readonly<Record<ProposalElement, readonly PhraseHit[]>>
  readonly elements: Readonly<Record<ProposalElement, readonly PhraseHit[]>>
  /** Sentences that propose. */
  readonly sentences: readonly number[]
  readonly isConditional: boolean
  readonly validCount: number
}

const MARK_OF: Readonly<Record<ProposalElement, MarkKind>> = {
  action: 'proposal-action',
  agent: 'proposal-agent',
  means: 'proposal-means',
  purpose: 'proposal-purpose',
  detail: 'proposal-detail',
}
const CLOSING_PARAGRAPHS = 2
/** "toda a", "os nossos": between the purpose's "que" and its noun. */
const MOST_WORDS_BEFORE_NOUN = 2

export function readProposal(
  doc: Document,
  cues: ReadonlyMap<string, readonly PhraseHit[]>,
  sentencesRead: readonly SyntaxSentence[],
): Proposal {
  const from = Math.max(doc.paragraphs.length === 1 ? 0 : 1, doc.paragraphs.length - CLOSING_PARAGRAPHS)
  const inEnd = (label: string) => (cues.get(label) ?? []).filter((hit) => hit.paragraph >= from)
  const duties = inEnd('duty')
  const actions = inEnd('action')
  const means = inEnd('means')
  const purposes = inEnd('purpose')
  const agents = inEnd('agent').filter((hit) => !isForWhom(hit, purposes))
  const has = (hits: readonly PhraseHit[], sentence: number) => hits.some((hit) => hit.sentence === sentence)
  const last = doc.paragraphs.length - 1
  const sentences = doc.sentences.flatMap((sentence, index) => {
    if (sentence.paragraph < from) return []
    const isPlan = sentence.paragraph === last && has(agents, index) && has(actions, index)
    const proposes =
      (has(duties, index) && (has(agents, index) || has(actions, index))) ||
      (isPlan && (has(means, index) || has(purposes, index)))
    return proposes && (sentence.paragraph === last || (has(agents, index) && has(actions, index)))
      ? [index]
      : []
  })
  const proposing = new Set(sentences)
  // What follows a proposal in the same paragraph may still say how, what for, and with what detail.
  const leaning = new Set(
    sentences
      .filter((index) => doc.sentences[index + 1]?.paragraph === doc.sentences[index]?.paragraph)
      .map((index) => index + 1),
  )
  const elements = {
    action: actions.filter((hit) => proposing.has(hit.sentence)),
    agent: agents.filter((hit) => proposing.has(hit.sentence)),
    means: means.filter((hit) => proposing.has(hit.sentence) || leaning.has(hit.sentence)),
    purpose: purposes.filter((hit) => proposing.has(hit.sentence) || leaning.has(hit.sentence)),
    detail: inEnd('detail').filter((hit) => proposing.has(hit.sentence)),
  }
  const placeOf = placesOf(sentencesRead)
  const byClauses = readClauses(doc, sentencesRead)
  const sure = (element: ProposalElement) => {
    const isLeaning = element === 'means' || element === 'purpose'
    const own = !isLeaning
      ? elements[element]
      : (element === 'means' ? means : purposes).filter(
          (hit) =>
            proposing.has(hit.sentence) || leaning.has(hit.sentence) || byClauses.sentences.has(hit.sentence),
        )
    const listed = own.filter((hit) => isElement(element, hit, placeOf))
    const isTold = (hit: PhraseHit) =>
      listed.some((other) => other.first < hit.last && hit.first < other.last)
    return [...listed, ...byClauses[element].filter((hit) => !isTold(hit))]
  }
  const conditionals = inEnd('conditional')
  const firm = duties.filter((hit) => hit.paragraph === last && !/ria(m)?$/.test(hit.phrase))
  return {
    sure: {
      action: sure('action'),
      agent: sure('agent'),
      means: sure('means'),
      purpose: sure('purpose'),
      detail: sure('detail'),
    },
    elements,
    sentences,
    isConditional:
      sentences.length > 0 && firm.length === 0 && conditionals.some((hit) => proposing.has(hit.sentence)),
    validCount: PROPOSAL_ELEMENTS.filter((element) => elements[element].length > 0).length,
  }
}

/** "a fim de que as famílias leiam": whom it is for, not who is to act. */
function isForWhom(agent: PhraseHit, purposes: readonly PhraseHit[]): boolean {
  return purposes.some(({ last, phrase }) => {
    const between = agent.first - last
    return phrase.endsWith(' que') && between >= 0 && between <= MOST_WORDS_BEFORE_NOUN
  })
}

export function findProposal(proposal: Proposal, cues: ReadonlyMap<string, readonly PhraseHit[]>): Finding[] {
  const findings: Finding[] = []
  for (const element of PROPOSAL_ELEMENTS) {
    for (const hit of proposal.sure[element])
      findings.push({ kind: MARK_OF[element], start: hit.start, end: hit.end, about: hit.phrase })
  }
  if (proposal.isConditional) {
    for (const hit of cues.get('conditional') ?? [])
      if (proposal.sentences.includes(hit.sentence))
        findings.push({ kind: 'proposal-conditional', start: hit.start, end: hit.end })
  }
  if (proposal.sentences.length === 0) {
    for (const hit of cues.get('lack') ?? [])
      findings.push({ kind: 'proposal-lack', start: hit.start, end: hit.end })
  }
  return findings
}
