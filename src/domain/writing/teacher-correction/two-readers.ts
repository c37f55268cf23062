/**
 * Two readers and a third, as in the exam: when a third one reads, and what grade follows (product §10 The
 * teacher's desk; Cartilha do Participante 2025, p. 7–9).
 */
import { areFarApart, finalGrade, GRADERS, type PeerLevels } from '../peer-review.ts'

export type ReadersGrade = {
  readonly levels: PeerLevels
  readonly total: number
  /** Whose mean it is, by the place among the readings. */
  readonly of: readonly number[]
  /** True where even those are far apart: the exam would ask a board of three. */
  readonly isDoubtful: boolean
}

/** More than 100 points apart in the total, or more than 80 in one competence. */
export function needsThirdReader(one: PeerLevels, other: PeerLevels): boolean {
  return areFarApart(one, other)
}

/**
 * @param readings one, two or three, in their order
 * @returns null while a reading that the rule asks for is missing
 */
export function gradeOfReaders(
  readings: readonly [PeerLevels, PeerLevels?, PeerLevels?],
): ReadersGrade | null {
  const [first, second, third] = readings
  if (!second) return null
  if (!third && needsThirdReader(first, second)) return null
  const { of, ...grade } = finalGrade({ machine: first, first: second, third: third ?? null })
  return { ...grade, of: of.map((grader) => GRADERS.indexOf(grader)) }
}
