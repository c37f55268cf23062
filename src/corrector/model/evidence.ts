/**
 * Gives every tenth of a point its place: a measure's points are shared by the marks that it counts, or belong to the
 * whole text. Nothing is lost and nothing invented: the shares of a measure add up to its points.
 */
import type { Analysis } from '../analysis.ts'
import type { Contribution } from '../correction.ts'
import { COMPETENCES, type Competence, type Finding, MARK_KINDS } from '../kinds.ts'
import type { Aspect, Measures } from '../measures/value.ts'
import { type Numbers, stepAt } from './numbers.ts'
import type { Strictness } from './strictness.ts'

export type Evidence = {
  readonly scores: Readonly<Record<Competence, number>>
  readonly ofFinding: ReadonlyMap<Finding, readonly Contribution[]>
  readonly ofAspect: ReadonlyMap<Aspect, readonly Contribution[]>
}

/** @param strictness of the house whose level is asked for; null: of the graders that were learned from */
export function weigh(
  analysis: Analysis,
  measures: Measures,
  numbers: Numbers,
  strictness: Strictness | null = null,
): Evidence {
  const scores: Record<Competence, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  const ofFinding = new Map<Finding, Map<Competence, number>>()
  const ofAspect = new Map<Aspect, Map<Competence, number>>()
  for (const competence of COMPETENCES) {
    const { base, functions } = numbers.competences[competence]
    scores[competence] = base + (strictness?.[competence] ?? 0)
    for (const [name, shape] of Object.entries(functions)) {
      const measure = measures[name]
      if (!measure) continue
      const tenths = stepAt(shape, measure.value)
      if (tenths === 0) continue
      scores[competence] += tenths
      const findings = measure.kinds.flatMap((kind) => analysis.byKind.get(kind) ?? [])
      // A merit that lifts a fault, or the reverse, is no news of those words: the text as a whole has it.
      const isShown = findings.length > 0 && findings.some((finding) => fits(finding, tenths))
      if (!isShown) add(ofAspect, measure.aspect, competence, tenths)
      else
        share(
          findings.filter((finding) => fits(finding, tenths)),
          competence,
          tenths,
        )
    }
  }
  return { scores, ofFinding: plain(ofFinding), ofAspect: plain(ofAspect) }

  function share(findings: readonly Finding[], competence: Competence, tenths: number) {
    const each = Math.trunc(tenths / findings.length)
    let rest = tenths - each * findings.length
    for (const finding of findings) {
      const extra = Math.sign(rest)
      rest -= extra
      if (each + extra !== 0) add(ofFinding, finding, competence, each + extra)
    }
  }
}

/** A fault can only take points and a merit only give them; a note does neither by itself. */
function fits({ kind }: Finding, tenths: number): boolean {
  const { effect } = MARK_KINDS[kind]
  return effect === 'note' || (effect === 'fault') === tenths < 0
}

function add<Key>(map: Map<Key, Map<Competence, number>>, key: Key, competence: Competence, tenths: number) {
  const own = map.get(key) ?? new Map<Competence, number>()
  own.set(competence, (own.get(competence) ?? 0) + tenths)
  map.set(key, own)
}

function plain<Key>(map: ReadonlyMap<Key, ReadonlyMap<Competence, number>>): Map<Key, Contribution[]> {
  return new Map(
    [...map].map(([key, own]) => [key, [...own].map(([competence, tenths]) => ({ competence, tenths }))]),
  )
}
