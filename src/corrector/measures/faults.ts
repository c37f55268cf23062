/** Faults against the written norm, by kind and together (competence 1). */
import type { Analysis } from '../analysis.ts'
import type { MarkKind } from '../kinds.ts'
import { boundByDeviations, countDeviations } from '../rules/deviations.ts'
import { down, log1, type Measures, per100 } from './value.ts'

/** Measures → kinds: rare kinds are counted together, or their number would be guessed from a handful of essays. */
const GROUPS = {
  spellingFaults: ['spelling'],
  accentFaults: ['accent', 'capital'],
  craseFaults: ['crase-extra', 'crase-missing'],
  agreementFaults: ['agreement-nominal', 'agreement-verbal'],
  connectiveCommas: ['comma-after-connective', 'comma-around-connective'],
  clauseCommas: ['comma-before-clause', 'comma-after-adjunct'],
  subjectCommas: ['comma-subject-verb'],
  strayCommas: ['comma-stray'],
  confusions: [
    'ha-a',
    'mal-mau',
    'mas-mais',
    'porque',
    'verb-form',
    'expression',
    'redundancy',
    'doubled-word',
  ],
  ondeFaults: ['onde'],
  pronounFaults: ['mesmo-pronoun', 'cujo-article', 'pronoun-place'],
  informalWords: ['informal'],
  firstPerson: ['first-person'],
  secondPerson: ['second-person'],
  gerundTails: ['gerund-tail', 'gerund-future'],
  fragments: ['fragment'],
} as const satisfies Record<string, readonly MarkKind[]>

const REGISTER_MEASURES = new Set(['informalWords', 'firstPerson', 'secondPerson'])

export function measureFaults(analysis: Analysis): Measures {
  const count = (kinds: readonly MarkKind[]) =>
    kinds.reduce((sum, kind) => sum + (analysis.byKind.get(kind)?.length ?? 0), 0)
  const measures: Record<string, Measures[string]> = {}
  for (const [name, kinds] of Object.entries(GROUPS)) {
    const aspect = REGISTER_MEASURES.has(name) ? 'register' : 'correctness'
    measures[name] = down(log1(count(kinds)), aspect, ...kinds)
    measures[`${name}Rate`] = down(per100(count(kinds), analysis), aspect, ...kinds)
  }
  const hard = [
    GROUPS.spellingFaults,
    GROUPS.accentFaults,
    GROUPS.craseFaults,
    GROUPS.agreementFaults,
    GROUPS.confusions,
  ].flat()
  const all = Object.values(GROUPS).flat()
  measures['hardFaults'] = down(log1(per100(count(hard), analysis)), 'correctness', ...hard)
  measures['hardCount'] = down(log1(count(hard)), 'correctness', ...hard)
  measures['allFaults'] = down(log1(per100(count(all), analysis)), 'correctness', ...all)
  const deviations = countDeviations(analysis)
  measures['deviationsPerLine'] = down(
    deviations.count / Math.max(1, deviations.lines),
    'correctness',
    ...all,
  )
  measures['deviationLevels'] = down((200 - boundByDeviations(deviations)) / 40, 'correctness', ...all)
  return measures
}
