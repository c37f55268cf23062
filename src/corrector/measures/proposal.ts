/** The intervention proposal (competence 5). */
import type { Analysis } from '../analysis.ts'
import { PROPOSAL_ELEMENTS } from '../lexicon/proposal.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { down, log1, type Measures, up } from './measured.ts'

const MARKS = {
  action: 'proposal-action',
  agent: 'proposal-agent',
  means: 'proposal-means',
  purpose: 'proposal-purpose',
  detail: 'proposal-detail',
} as const
const EARLY_WORDS = 8
const AGENT_REACH_TOKENS = 12
const ASIDE_STARTS_WITHIN = 4
const ASIDE_MIN_TOKENS = 3
const ASIDE_TOKENS = 14

export function measureProposal({ doc, cues, proposal }: Analysis): Measures {
  const last = doc.paragraphs.length - 1
  const inLast = (label: string) => (cues.get(label) ?? []).filter((hit) => hit.paragraph === last)
  const kinds = Object.values(MARKS)
  const perSentence = doc.sentences.map((_, index) =>
    PROPOSAL_ELEMENTS.filter((element) => proposal.elements[element].some((hit) => hit.sentence === index)),
  )
  const best = Math.max(0, ...perSentence.map((elements) => elements.length))
  const bestSentence = doc.sentences[perSentence.findIndex((elements) => elements.length === best)]
  // An agent, and close behind it what it is to do: "o governo deve", "cabe à escola".
  const acting = [...inLast('duty'), ...inLast('action')]
  const agentActs = inLast('agent').filter((agent) =>
    acting.some(
      (act) => act.sentence === agent.sentence && Math.abs(act.first - agent.first) <= AGENT_REACH_TOKENS,
    ),
  ).length
  const measures: Record<string, Measures[string]> = {
    proposalElements: up(proposal.validCount, 'proposal', ...kinds),
    proposalBest: up(best, 'proposal', ...kinds),
    proposalLength: up(best > 0 ? (bestSentence?.wordCount ?? 0) : 0, 'proposal'),
    proposalSentences: up(Math.min(4, proposal.sentences.length), 'proposal'),
    proposalMissing: down(Number(proposal.sentences.length === 0), 'proposal'),
    proposalShare: up(
      proposal.sentences.filter((index) => doc.sentences[index]?.paragraph === last).length /
        Math.max(1, doc.paragraphs[last]?.sentences.length ?? 1),
      'proposal',
    ),
    proposalConditional: down(Number(proposal.isConditional), 'proposal', 'proposal-conditional'),
    proposalEarly: up(
      Number(bestSentence !== undefined && best > 1 && (bestSentence.wordCount ?? 0) > EARLY_WORDS),
      'proposal',
    ),
    closingOutcome: up(Number(closesWithOutcome(doc, cues)), 'closing'),
    closingElements: up(
      PROPOSAL_ELEMENTS.filter((element) => inLast(element).length > 0).length,
      'closing',
      ...kinds,
    ),
    agentActs: up(Math.min(4, agentActs), 'proposal', 'proposal-agent', 'proposal-action'),
    conditionals: down(log1(inLast('conditional').length), 'proposal', 'proposal-conditional'),
    lacks: down(log1(inLast('lack').length), 'proposal', 'proposal-lack'),
  }
  Object.assign(measures, depth(doc, inLast))
  for (const element of PROPOSAL_ELEMENTS) {
    const hits = proposal.elements[element]
    measures[`proposal_${element}`] = up(Math.min(4, hits.length), 'proposal', MARKS[element])
    measures[`proposal_${element}_kinds`] = up(
      log1(new Set(hits.map((hit) => hit.phrase)).size),
      'proposal',
      MARKS[element],
    )
    measures[`closing_${element}`] = up(log1(inLast(element).length), 'closing', MARKS[element])
  }
  measures['closing_duty'] = up(log1(inLast('duty').length), 'closing')
  return measures
}

/** How far the closing goes into its proposal: who is named, and what is said of them. */
function depth({ tokens, paragraphs }: Analysis['doc'], inLast: (label: string) => readonly PhraseHit[]) {
  const closing = paragraphs.at(-1)
  const last = closing?.last ?? 0
  const proposing = new Set([...inLast('duty'), ...inLast('action')].map(({ sentence }) => sentence))
  let names = 0
  for (let at = (closing?.first ?? 0) + 1; at < last; at += 1) {
    const [token, before] = [tokens[at], tokens[at - 1]]
    if (!token || !before) continue
    const isName = token.isCapital && !before.isCapital && before.lower !== '.'
    if (isName && proposing.has(token.sentence)) names += 1
  }
  // "o Ministério da Saúde, órgão que cuida de vacinas, deve"
  const asides = inLast('agent').filter(({ last: from, sentence }) => {
    const opens = commaFrom(tokens, from, ASIDE_STARTS_WITHIN)
    const closes = opens === null ? null : commaFrom(tokens, opens + ASIDE_MIN_TOKENS, ASIDE_TOKENS)
    return closes !== null && tokens[closes]?.sentence === sentence
  }).length
  return {
    closingNames: up(Math.min(6, names), 'proposal', 'proposal-agent'),
    closingAsides: up(Math.min(3, asides), 'proposal', 'proposal-detail'),
  }
}

function commaFrom(tokens: Analysis['doc']['tokens'], from: number, count: number): number | null {
  for (let at = from; at < from + count; at += 1) if (tokens[at]?.lower === ',') return at
  return null
}

/** "Assim, será possível …": the last sentence says what the proposal leads to. */
function closesWithOutcome(doc: Analysis['doc'], cues: Analysis['cues']): boolean {
  const sentence = doc.sentences.length - 1
  const first = doc.sentences[sentence]
  return (cues.get('consequence') ?? [])
    .concat(cues.get('conclusion') ?? [])
    .some((hit) => hit.sentence === sentence && hit.first - (first?.first ?? 0) < 3)
}
