/**
 * A correction arranged for reading: for each competence the lines whose points add up to its level, what to do first,
 * and what moved between two versions (decision 0040). Invents nothing: it only groups.
 */
import type { Correction, Mark } from '../correction.ts'
import { type Competence, MARK_KINDS, type MarkKind } from '../kinds.ts'
import { type Aspect, COMPETENCE_OF_ASPECT } from '../measures/value.ts'
import type { CapId } from '../rubric/rubric.ts'

/** Half a point: less is no step. */
const LEAST_TENTHS = 5

export type ExplanationSource =
  | { readonly of: 'base' }
  | { readonly of: 'marks'; readonly kind: MarkKind; readonly count: number }
  | { readonly of: 'whole'; readonly aspect: Aspect }
  | { readonly of: 'rounding' }
  | { readonly of: 'cap'; readonly cap: CapId }

export type ExplanationRow = {
  readonly source: ExplanationSource
  readonly tenths: number
  /** What the correction says of it; null for the base and the rounding. */
  readonly why: string | null
  readonly next: string | null
}

/** In the order of a reader: where it begins, what gives, what takes, how it is rounded, what holds it. */
export function explain(correction: Correction, competence: Competence): ExplanationRow[] {
  const own = correction.competences.find((one) => one.competence === competence)
  if (!own) return []
  const parts = [...ofMarks(correction, competence), ...ofWhole(correction, competence)]
  return [
    { source: { of: 'base' }, tenths: own.baseTenths, why: null, next: null },
    ...parts.filter(({ tenths }) => tenths > 0).sort((a, b) => b.tenths - a.tenths),
    ...parts.filter(({ tenths }) => tenths < 0).sort((a, b) => a.tenths - b.tenths),
    { source: { of: 'rounding' }, tenths: own.roundingTenths, why: null, next: null },
    ...own.caps.map(({ id, tenths, why }) => ({
      source: { of: 'cap' as const, cap: id },
      tenths,
      why,
      next: null,
    })),
  ]
}

/** A line in whole points, so that no screen shows tenths: together they are still the level. */
export type WholeRow = ExplanationRow & { readonly points: number }

/**
 * Each line rounded to whole points, those nearest to the next point first, until the sum is the level. Lines that come
 * to nothing are left out.
 */
export function inWholePoints(rows: readonly ExplanationRow[]): WholeRow[] {
  const goal = Math.round(rows.reduce((sum, { tenths }) => sum + tenths, 0) / 10)
  const whole = rows.map(({ tenths }) => Math.floor(tenths / 10))
  const byRest = rows
    .map(({ tenths }, at) => ({ at, rest: tenths / 10 - Math.floor(tenths / 10) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  let missing = goal - whole.reduce((sum, points) => sum + points, 0)
  for (const { at } of byRest) {
    if (missing <= 0) break
    whole[at] = (whole[at] ?? 0) + 1
    missing -= 1
  }
  return rows.map((row, at) => ({ ...row, points: whole[at] ?? 0 })).filter(({ points }) => points !== 0)
}

/**
 * The lines that cost most over all competences, each with what to do: where the next version begins. What a proposal
 * lacks costs no line of its own, for its elements only ever give: while the fifth competence is the weakest, its
 * proposal goes first.
 */
export function firstSteps(correction: Correction, count: number): ExplanationRow[] {
  const sums = new Map<string, ExplanationRow>()
  for (const { competence, level } of correction.competences) {
    // Where the level is the highest, nothing can be gained.
    if (level === 200) continue
    for (const row of explain(correction, competence)) {
      if (row.next === null || isAtTop(correction, row.source)) continue
      const known = sums.get(keyOf(row.source))
      sums.set(keyOf(row.source), known ? { ...known, tenths: known.tenths + row.tenths } : row)
    }
  }
  const costly = [...sums.values()]
    .filter(({ tenths }) => tenths <= -LEAST_TENTHS)
    .sort((a, b) => a.tenths - b.tenths)
  const lacking = isProposalWeakest(correction) ? costly.filter(isAboutProposal) : []
  return [...lacking, ...costly.filter((row) => !lacking.includes(row))].slice(0, count)
}

/** "Ligação entre as partes" is no advice where the fourth competence has its highest level. */
function isAtTop({ competences }: Correction, source: ExplanationSource): boolean {
  const home =
    source.of === 'marks'
      ? MARK_KINDS[source.kind].competence
      : source.of === 'whole'
        ? COMPETENCE_OF_ASPECT[source.aspect]
        : null
  return competences.some(({ competence, level }) => competence === home && level === 200)
}

/** True for the line of the whole proposal, as against single marks. */
export function isAboutProposal({ source }: Pick<ExplanationRow, 'source'>): boolean {
  return source.of === 'whole' && source.aspect === 'proposal'
}

function isProposalWeakest({ competences }: Correction): boolean {
  const proposal = competences.find(({ competence }) => competence === 5)
  return proposal !== undefined && competences.every(({ level }) => proposal.level <= level)
}

export type Move = { readonly source: ExplanationSource; readonly tenths: number }

/** What moved a competence from one version to the next: the differences add up to the difference of the levels. */
export function moves(before: Correction, after: Correction, competence: Competence): Move[] {
  const sums = new Map<string, Move>()
  const add = (rows: readonly ExplanationRow[], sign: 1 | -1) => {
    for (const { source, tenths } of rows) {
      const known = sums.get(keyOf(source))
      sums.set(keyOf(source), {
        source: sign === 1 || !known ? source : known.source,
        tenths: (known?.tenths ?? 0) + sign * tenths,
      })
    }
  }
  add(explain(before, competence), -1)
  add(explain(after, competence), 1)
  return [...sums.values()]
    .filter(({ tenths }) => tenths !== 0)
    .sort((a, b) => Math.abs(b.tenths) - Math.abs(a.tenths))
}

/** The same line in another competence or version. */
export function keyOf(source: ExplanationSource): string {
  switch (source.of) {
    case 'marks':
      return `marks ${source.kind}`
    case 'whole':
      return `whole ${source.aspect}`
    case 'cap':
      return `cap ${source.cap}`
    default:
      return source.of
  }
}

function ofMarks({ marks }: Correction, competence: Competence): ExplanationRow[] {
  const byKind = new Map<MarkKind, { first: Mark; count: number; tenths: number }>()
  for (const mark of marks) {
    const tenths = tenthsOf(mark.contributions, competence)
    if (tenths === 0) continue
    const known = byKind.get(mark.kind) ?? { first: mark, count: 0, tenths: 0 }
    byKind.set(mark.kind, { ...known, count: known.count + 1, tenths: known.tenths + tenths })
  }
  return [...byKind].map(([kind, { first, count, tenths }]) => ({
    source: { of: 'marks', kind, count },
    tenths,
    why: first.why,
    next: first.next,
  }))
}

function ofWhole({ wholeText }: Correction, competence: Competence): ExplanationRow[] {
  return wholeText.flatMap(({ aspect, contributions, why, next }) => {
    const tenths = tenthsOf(contributions, competence)
    return tenths === 0 ? [] : [{ source: { of: 'whole' as const, aspect }, tenths, why, next }]
  })
}

function tenthsOf(
  contributions: readonly { readonly competence: Competence; readonly tenths: number }[],
  competence?: Competence,
): number {
  return contributions.reduce(
    (sum, one) => (competence === undefined || one.competence === competence ? sum + one.tenths : sum),
    0,
  )
}
