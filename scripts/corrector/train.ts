/** From measured essays to the numbers of the corrector: step functions, the total's weights, the range, the gate. */
import { COMPETENCES, type Competence } from '#corrector/kinds.ts'
import { chooseLevels, stretched, totalOf } from '#corrector/model/levels.ts'
import { type CompetenceNumbers, type Numbers, stepAt, type TopNumbers } from '#corrector/model/numbers.ts'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import type { DisorderKind } from '#corrector/rules/caps.ts'
import type { GateNumbers } from '#corrector/rules/theme-gate.ts'
import { type Additive, type Binned, bin, fitAdditive, predict, type Settings } from './additive-fit.ts'
import type { Dataset, Row } from './dataset.ts'
import { drawLines, fitLinear, type Lines, meanOf } from './linear-fit.ts'
import { fitLogistic } from './logistic-fit.ts'
import { average, quantile, variance } from './statistics.ts'

export const SETTINGS: Settings = { rounds: 300, rate: 0.15, bins: 16, doubt: 20, minLeaf: 25 }
/** Sums of doubtful parts crowd around the mean: how much of the graders' spread is given back (1 is all of it). */
const SPREAD = { competence: 1, total: 0.85 }
const TENTHS = 10
const RANGE_STEPS = [520, 640, 720, 800, 880, 1000]
const RANGE_SHARE = 0.8
const RANGE_MAX = 400
const LEVEL_STEP = 40
/** Shares of right essays that the gate may name, or cap: a little less than promised, for other themes err more. */
const FALSE_ALARMS = { flag: 0.0165, cap: 0.002 }

/** In January to March 2020 the graders were about 140 points stricter than ever after: another scale, not learned. */
export const FIRST_LIKE_MONTH = 2020 * 12 + 3
/** Of the rounds: those in which a competence sees its own measures only. */
const OWN_ROUNDS = 60

export function isLikeOurs(row: Row | undefined): boolean {
  return (row?.month ?? 0) >= FIRST_LIKE_MONTH
}

/** What the sums need; frames and the top are fitted after them (substance-fit.ts). */
export type Sums = Omit<Numbers, 'substance' | 'top'>

/** @param range from essays that were not learned from; null gives none */
export function train(data: Dataset, given: readonly number[], range: Numbers['range'], now: string): Sums {
  const rows = given.filter((row) => isLikeOurs(data.rows[row]))
  const { matrix } = data
  const binned: Binned = bin(matrix, rows, SETTINGS.bins)
  const lines = drawLines(matrix, binned, rows)
  const themes = [...new Set(data.rows.map((row) => row.theme))]
  const groups = data.rows.map((row) => themes.indexOf(row.theme))
  const fitted = COMPETENCES.map((competence) => {
    const target = Float64Array.from(data.rows, (row) => row.grades[competence - 1] ?? 0)
    const additive = fitInTurn(data, { binned, lines, learned: rows, groups, competence, target })
    const plain = rows.map((row) => predict({ ...additive, base: 0 }, matrix, row))
    const given = rows.map((row) => target[row] ?? 0)
    // The level of those months and graders whose scale is ours; all others lend their shapes alone.
    const base = average(given) - average(plain)
    const found = plain.map((sum) => sum + base)
    const factor = Math.sqrt(variance(given) / variance(found)) ** SPREAD.competence
    return { competence, additive: { ...additive, base }, found, mean: average(found), factor }
  })
  const sums = rows.map((_, at) => fitted.reduce((sum, { found }) => sum + (found[at] ?? 0), 0))
  const totals = rows.map((row) => (data.rows[row]?.grades ?? []).reduce((sum, grade) => sum + grade, 0))
  const totalFactor = Math.sqrt(variance(totals) / variance(sums)) ** SPREAD.total
  // total = mean + k · (Σ plain − mean), and plain = mean + (stretched − mean) / factor.
  let totalBase = average(sums) * (1 - totalFactor)
  const entries = fitted.map(({ competence, additive, mean, factor }) => {
    const totalWeight = totalFactor / factor
    totalBase += totalFactor * mean * (1 - 1 / factor)
    return [competence, toNumbers(additive, data, mean, factor, totalWeight)] as const
  })
  // One entry for each of COMPETENCES, made just above.
  const competences = Object.fromEntries(entries) as unknown as Record<Competence, CompetenceNumbers>
  return {
    fittedOn: now,
    dataHash: data.hash,
    essays: rows.length,
    competences,
    totalBase: Math.round(totalBase * 100) / 100,
    range,
    gate: {
      withTexts: fitGate(data, rows, 'own', 'other'),
      titleOnly: fitGate(data, rows, 'ownTitle', 'otherTitle'),
    },
  }
}

type Turn = {
  readonly binned: Binned
  readonly lines: Lines
  readonly learned: readonly number[]
  readonly groups: readonly number[]
  readonly competence: Competence
  readonly target: Float64Array
}

/**
 * Each competence is learned from its own measures first, and from all others only what these leave: so its points come
 * from what the rubric looks at there. A slip takes from its own competence alone.
 */
function fitInTurn(
  { matrix }: Dataset,
  { binned, lines, learned, groups, competence, target }: Turn,
): Additive {
  const isOwn = matrix.names.map((_, at) => matrix.competences[at] === competence)
  const mayJoin = matrix.names.map((_, at) => isOwn[at] === true || matrix.isFault[at] !== true)
  const boost = (goal: Float64Array, allowed: readonly boolean[], rounds: number) =>
    fitAdditive(matrix, binned, learned, goal, groups, allowed, { ...SETTINGS, rounds })
  const draw = (goal: Float64Array, allowed: readonly boolean[]) =>
    meanOfBins(fitLinear(matrix, lines, learned, goal, groups, allowed))
  const boosted = boost(target, isOwn, OWN_ROUNDS)
  const drawn = draw(target, isOwn)
  const rest = (first: Additive) =>
    Float64Array.from(target, (value, row) => value - predict(first, matrix, row))
  const second = meanOf(
    boost(rest(boosted), mayJoin, SETTINGS.rounds - OWN_ROUNDS),
    draw(rest(drawn), mayJoin),
    binned.knots,
  )
  return sumOf(meanOf(boosted, drawn, binned.knots), second)

  /** A line is told in the same bins as the steps. */
  function meanOfBins(line: Additive): Additive {
    return {
      base: line.base,
      functions: line.functions.map((shape, at) => shape && { ...shape, knots: binned.knots[at] ?? [] }),
    }
  }
}

function sumOf(a: Additive, b: Additive): Additive {
  return {
    base: a.base + b.base,
    functions: a.functions.map((shape, at) => {
      const other = b.functions[at] ?? null
      if (!shape || !other) return shape ?? other
      return { knots: shape.knots, steps: shape.steps.map((step, bin) => step + (other.steps[bin] ?? 0)) }
    }),
  }
}

/** Stretched, in whole tenths, and told from an essay without faults and without merits. */
function toNumbers(
  { base, functions }: Additive,
  { matrix }: Dataset,
  mean: number,
  factor: number,
  totalWeight: number,
): CompetenceNumbers {
  let baseTenths = (mean + (base - mean) * factor) * TENTHS
  const told: Record<string, { knots: number[]; steps: number[] }> = {}
  for (const [at, shape] of functions.entries()) {
    const name = matrix.names[at]
    if (!shape || name === undefined) continue
    const steps = shape.steps.map((step) => step * factor * TENTHS)
    const origin =
      matrix.directions[at] === 'either' ? (steps[Math.floor(steps.length / 2)] ?? 0) : (steps[0] ?? 0)
    baseTenths += origin
    const whole = steps.map((step) => Math.round(step - origin) || 0)
    if (whole.some((step) => step !== 0)) told[name] = merge(shape.knots, whole)
  }
  return { base: Math.round(baseTenths), functions: told, totalWeight: Math.round(totalWeight * 1e4) / 1e4 }
}

/** Knots between equal steps say nothing. */
function merge(knots: readonly number[], steps: readonly number[]): { knots: number[]; steps: number[] } {
  const merged = { knots: [] as number[], steps: [steps[0] ?? 0] }
  for (const [at, knot] of knots.entries()) {
    const step = steps[at + 1] ?? 0
    if (step === merged.steps.at(-1)) continue
    merged.knots.push(Math.round(knot * 1e6) / 1e6)
    merged.steps.push(step)
  }
  return merged
}

export type Guess = {
  readonly scores: Readonly<Record<Competence, number>>
  /** As the sums give it, neither stretched nor capped. */
  readonly total: number
  readonly isTangent: boolean
}

/** What the sums say to a measured essay. */
export function guess({ matrix, rows }: Dataset, row: number, numbers: Sums): Guess {
  const scores: Record<Competence, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const competence of COMPETENCES) {
    const { base, functions } = numbers.competences[competence]
    let tenths = base
    for (const [at, name] of matrix.names.entries()) {
      const shape = functions[name]
      if (shape) tenths += stepAt(shape, matrix.columns[at]?.[row] ?? 0)
    }
    scores[competence] = tenths / TENTHS
  }
  const { bias, weights, cap } = numbers.gate.withTexts
  const isTangent =
    (rows[row]?.gate.own ?? []).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias) < cap
  return { scores, total: totalOf(scores, numbers), isTangent }
}

export type Recognised = {
  readonly isFrame: boolean
  readonly isSureFrame: boolean
  readonly isOwn: boolean
  readonly isStrong: boolean
  readonly disorder: DisorderKind
}

/** The levels that the corrector would give: top and caps included (correct.ts). */
export function settle(
  own: Row | undefined,
  guessed: Guess,
  recognised: Recognised,
  top: TopNumbers,
): number[] {
  const { isFrame, isSureFrame, isStrong, disorder } = recognised
  const chosen = chooseLevels(guessed.scores, stretched(guessed.total, isStrong, top))
  const {
    tangency,
    template,
    'sure-template': sure,
    'loose-proposal': loose,
    disordered,
    'sure-disordered': sureDisordered,
  } = RUBRIC_2025.caps
  return COMPETENCES.map((competence) => {
    const caps = (own?.caps ?? []).filter((held) => held.competence === competence).map(({ max }) => max)
    for (const [isHeld, cap] of [
      [guessed.isTangent, tangency],
      [isFrame, template],
      [isSureFrame, sure],
      [isSureFrame, loose],
      [disorder === 'disordered', disordered],
      [disorder === 'sure-disordered', sureDisordered],
    ] as const)
      if (isHeld && cap.competences.includes(competence)) caps.push(cap.max)
    return Math.min(chosen[competence], ...caps)
  })
}

/** @param pairs our total and the graders', of essays not learned from */
export function fitRange(pairs: readonly (readonly [number, number])[]): Numbers['range'] {
  return RANGE_STEPS.map((upTo, at) => {
    const from = RANGE_STEPS[at - 1] ?? -1
    const misses = pairs.filter(([ours]) => ours > from && ours <= upTo).map(([ours, given]) => given - ours)
    const own = misses.length >= 60 ? misses : pairs.map(([ours, given]) => given - ours)
    return { upTo, ...rangeHolding(own, RANGE_SHARE) }
  })
}

/** Totals differ by whole levels, so no range holds exactly this share: the one nearest to it, with like tails. */
function rangeHolding(misses: readonly number[], share: number): { below: number; above: number } {
  let best = { below: 0, above: 0, fault: Number.POSITIVE_INFINITY }
  for (let below = 0; below <= RANGE_MAX; below += LEVEL_STEP) {
    for (let above = 0; above <= RANGE_MAX; above += LEVEL_STEP) {
      const under = average(misses.map((miss) => Number(miss < -below)))
      const over = average(misses.map((miss) => Number(miss > above)))
      const fault = Math.abs(under + over - (1 - share)) + Math.abs(under - over) / 2
      if (fault < best.fault) best = { below, above, fault }
    }
  }
  return { below: best.below, above: best.above }
}

type Side = 'own' | 'other' | 'ownTitle' | 'otherTitle'

function fitGate({ rows }: Dataset, train: readonly number[], right: Side, wrong: Side): GateNumbers {
  const values = (side: Side) => train.map((row) => rows[row]?.gate[side] ?? [])
  const [own, other] = [values(right), values(wrong)]
  const { bias, weights } = fitLogistic([...own, ...other], [...own.map(() => 1), ...other.map(() => 0)])
  const scores = own.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias))
  const round = (value: number) => Math.round(value * 1e4) / 1e4
  return {
    bias: round(bias),
    weights: weights.map(round),
    flag: round(quantile(scores, FALSE_ALARMS.flag)),
    cap: round(quantile(scores, FALSE_ALARMS.cap)),
  }
}
