/**
 * Peer correction ("Match da Redação"): when two grades are close enough, what follows from two or three of them, and
 * how long everything lasts (decision 0066; rules of the ENEM: Cartilha do Participante 2025, p. 7–9).
 */
import { COMPETENCE_COUNT, GRADE_STEPS } from '../community/challenge.ts'

/** Levels of competences 1 to 5, in their order. */
export type PeerLevels = readonly number[]

const LEVEL_STEP = 40

/** So long a student has for a correction. */
export const REVIEW_HOURS = 72
/** So long the same two students do not meet again. */
export const MEET_AGAIN_DAYS = 30
/** Who leaves a correction undone waits so long before the next search. */
export const MISSED_PAUSE_HOURS = 72
/** So long before the end of the time anyone who has not delivered is reminded. */
export const REMIND_HOURS = 24

/** More than this apart a third reader is asked, as in the exam. */
const FAR_APART = { total: 100, competence: 80 } as const

/** In levels of 40 points: how near to our grades somebody is who may correct others. */
const CALIBRATION_LIMIT = { mean: 1, largest: 2 } as const

export type Distance = {
  /** Of the five competences, in levels. */
  readonly mean: number
  readonly largest: number
}

export function isPeerLevels(levels: PeerLevels): boolean {
  return (
    levels.length === COMPETENCE_COUNT && levels.every((level) => GRADE_STEPS.some((one) => one === level))
  )
}

export function totalOf(levels: PeerLevels): number {
  return levels.reduce((sum, level) => sum + level, 0)
}

/** @example [120, 120, 120, 120, 120] and [160, 120, 120, 80, 200] → mean 0.8, largest 2 */
export function distanceBetween(given: PeerLevels, reference: PeerLevels): Distance {
  const apart = apartBy(given, reference).map((points) => points / LEVEL_STEP)
  return { mean: totalOf(apart) / COMPETENCE_COUNT, largest: Math.max(...apart) }
}

export function isCalibrated({ mean, largest }: Distance): boolean {
  return mean <= CALIBRATION_LIMIT.mean && largest <= CALIBRATION_LIMIT.largest
}

/** More than 100 points in the total, or more than 80 in one competence. */
export function areFarApart(one: PeerLevels, other: PeerLevels): boolean {
  return (
    Math.abs(totalOf(one) - totalOf(other)) > FAR_APART.total ||
    Math.max(...apartBy(one, other)) > FAR_APART.competence
  )
}

const FEWEST_REMARKS = 2

/** A correction that helps: words beside places of the text, and grades that are not far from the engine's. */
export function isHelpful(
  { levels, remarks }: { readonly levels: PeerLevels; readonly remarks: readonly unknown[] },
  machine: PeerLevels,
): boolean {
  return remarks.length >= FEWEST_REMARKS && !areFarApart(levels, machine)
}

export const GRADERS = ['machine', 'first', 'third'] as const
export type Grader = (typeof GRADERS)[number]
export type Grades = {
  readonly machine: PeerLevels
  readonly first: PeerLevels
  readonly third: PeerLevels | null
}

export type FinalGrade = {
  readonly levels: PeerLevels
  readonly total: number
  /** Whose mean it is. */
  readonly of: readonly Grader[]
  /** True where even those are far apart: the exam would ask a board of three, which we do not have. */
  readonly isDoubtful: boolean
}

/**
 * The mean of the two totals that are nearest to each other, by competence too. A third in the very middle of the
 * other two is near to both alike: then the mean of all three, which is that middle.
 */
export function finalGrade({ machine, first, third }: Grades): FinalGrade {
  if (!third) return meanOf(['machine', 'first'], [machine, first])
  const toMachine = Math.abs(totalOf(third) - totalOf(machine))
  const toFirst = Math.abs(totalOf(third) - totalOf(first))
  const between = Math.abs(totalOf(machine) - totalOf(first))
  const nearest = Math.min(toMachine, toFirst, between)
  if (toMachine === toFirst && toMachine === nearest && between !== nearest)
    return meanOf(GRADERS, [machine, first, third])
  if (between === nearest) return meanOf(['machine', 'first'], [machine, first])
  return toFirst === nearest
    ? meanOf(['first', 'third'], [first, third])
    : meanOf(['machine', 'third'], [machine, third])
}

function meanOf(of: readonly Grader[], grades: readonly PeerLevels[]): FinalGrade {
  const levels = Array.from(
    { length: COMPETENCE_COUNT },
    (_, at) => totalOf(grades.map((one) => one[at] ?? 0)) / grades.length,
  )
  const total = totalOf(grades.map(totalOf)) / grades.length
  const isDoubtful = grades.some((one, at) => grades.slice(at + 1).some((other) => areFarApart(one, other)))
  return { levels, total, of, isDoubtful }
}

function apartBy(one: PeerLevels, other: PeerLevels): number[] {
  return one.map((level, at) => Math.abs(level - (other[at] ?? 0)))
}
