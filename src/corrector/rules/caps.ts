/** What the rubric fixes whatever the statistics say: each cap that holds for an essay, with the reason. */
import type { Analysis } from '../analysis.ts'
import type { Competence } from '../kinds.ts'
import { PROPOSAL_ELEMENTS } from '../lexicon/proposal.ts'
import type { CapId, Level, Rubric } from '../rubric/rubric.ts'
import { boundByDeviations, countDeviations } from './deviations.ts'
import type { ThemeVerdict } from './theme-gate.ts'

export type HeldCap = {
  readonly id: CapId
  readonly competence: Competence
  readonly max: Level
  readonly source: string
  readonly count?: number
}

/** A quarter of the words in the exam's own lines. The booklet gives no number: this one is ours. */
const HEAVY_COPY_SHARE = 0.25
const UNSEEN_ELEMENTS = 1

/** What the text was recognised as: our generator's, a memorised frame, a frame beyond doubt; null for an essay. */
export type FrameKind = 'generator' | 'template' | 'sure-template' | null
/** Sentences out of order: more than in nearly all essays, or beyond doubt; null where they are not. */
export type DisorderKind = 'disordered' | 'sure-disordered' | null

export function heldCaps(
  analysis: Analysis,
  rubric: Rubric,
  theme: ThemeVerdict,
  frame: FrameKind = null,
  disorder: DisorderKind = null,
): HeldCap[] {
  const { doc, proposal, discounted } = analysis
  const held: HeldCap[] = []
  const hold = (id: keyof Rubric['caps']) => {
    const { competences, max, source } = rubric.caps[id]
    for (const competence of competences) held.push({ id, competence, max, source })
  }
  if (doc.paragraphs.length === 1) hold('single-block')
  if (theme.isCapped) hold('tangency')
  if (frame) hold('template')
  if (frame === 'generator' || frame === 'sure-template') {
    hold('sure-template')
    hold('loose-proposal')
  }
  if (disorder) hold(disorder)
  const deviations = countDeviations(analysis)
  const bound = boundByDeviations(deviations)
  if (bound < 200)
    held.push({
      id: 'deviations',
      competence: 1,
      max: bound,
      source: rubric.deviationsSource,
      count: deviations.count,
    })
  const copiedCharacters = discounted.copied.reduce((sum, { start, end }) => sum + end - start, 0)
  if (copiedCharacters > HEAVY_COPY_SHARE * Math.max(1, discounted.text.trim().length)) hold('heavy-copy')
  const count = cuesOfProposal(analysis)
  if (count === 0) hold('no-proposal')
  else {
    if (proposal.isConditional) hold('conditional-proposal')
    // One more than we found: the lists do not know every way to say it.
    const max = rubric.proposalByElements[count + UNSEEN_ELEMENTS] ?? 200
    if (max < 200)
      held.push({ id: 'proposal-elements', competence: 5, max, source: rubric.proposalSource, count })
  }
  return held
}

/**
 * Elements that the closing paragraphs may hold at all; 0 when nothing in them asks for anything. Generous on purpose:
 * a cap must not rest on a cue that the lists do not know.
 */
export function cuesOfProposal({ doc, cues, proposal }: Analysis): number {
  const last = doc.paragraphs.length - 1
  const isIn = (label: string, from: number) => (cues.get(label) ?? []).some((hit) => hit.paragraph >= from)
  const from = Math.max(0, last - 1)
  const isProposed = proposal.sentences.length > 0 || isIn('duty', last) || isIn('asking', last)
  return isProposed ? Math.max(1, PROPOSAL_ELEMENTS.filter((element) => isIn(element, from)).length) : 0
}
