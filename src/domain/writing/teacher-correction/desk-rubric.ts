/**
 * By what a teacher grades: the five competences of the ENEM in steps of 40, or the criteria of another board with the
 * points that it publishes (product §10 The teacher's desk). A level stands at the place of its criterion.
 */
import { COMPETENCE_COUNT } from '../../community/challenge.ts'
import { type ExamRules, type SelfMark, selfMark } from '../exam-rules.ts'
import type { RemarkCategory } from '../peer-remarks.ts'
import { competenceOf, type TeacherEffect } from './remark.ts'
import type { TeacherLevel } from './teacher-correction.ts'

/** Of an exam other than the ENEM, as much as a desk and a corrected sheet show. */
export type ExamRubric = Pick<ExamRules, 'id' | 'name' | 'criteria' | 'formula' | 'maximum'>

/** Of the rules of an exam what a desk needs. */
export function rubricOfExam({ id, name, criteria, formula, maximum }: ExamRules): ExamRubric {
  return { id, name, criteria: [...criteria], formula, maximum }
}

/** The most criteria that a board of ours has, with room. */
export const MOST_CRITERIA = 10

/** Boards give halves. */
export const EXAM_STEP = 0.5
const COMPETENCE_MAX = 200
const COMPETENCE_STEP = 40

/** @param exam null for the ENEM */
export function criterionCount(exam: Pick<ExamRubric, 'criteria'> | null): number {
  return exam ? exam.criteria.length : COMPETENCE_COUNT
}

/** What nobody has written yet is empty. */
export function emptyLevels(exam: Pick<ExamRubric, 'criteria'> | null): TeacherLevel[] {
  return Array.from({ length: criterionCount(exam) }, () => ({ level: null, sentence: '' }))
}

/**
 * May this be given at that place?
 *
 * @param at from 1
 * @param level null takes the level away
 */
export function isLevelOf(
  exam: Pick<ExamRubric, 'criteria'> | null,
  at: number,
  level: number | null,
): boolean {
  if (at < 1 || at > criterionCount(exam)) return false
  if (level === null) return true
  const points = exam ? exam.criteria[at - 1]?.points : { min: 0, max: COMPETENCE_MAX }
  const step = exam ? EXAM_STEP : COMPETENCE_STEP
  return points != null && level >= points.min && level <= points.max && level % step === 0
}

/** How many levels are missing: where a board publishes no points there is none to give. */
export function missingLevels(
  levels: readonly TeacherLevel[],
  exam: Pick<ExamRubric, 'criteria'> | null,
): number {
  return emptyLevels(exam).filter((_, at) => {
    const isGraded = exam === null || exam.criteria[at]?.points !== null
    return isGraded && (levels[at]?.level ?? null) === null
  }).length
}

/** By the board's formula, with the errors that the teacher has marked and the lines that were counted. */
export function markOfLevels(
  exam: ExamRubric,
  levels: readonly (number | null)[],
  counted: { readonly errors: number; readonly lines: number },
): SelfMark {
  const given = exam.criteria.flatMap(({ id }, at) => {
    const level = levels[at] ?? null
    return level === null ? [] : [[id, level] as const]
  })
  return selfMark(exam, { points: Object.fromEntries(given), ...counted })
}

/** Errors of language that the teacher has marked and kept. */
export function countMarkedErrors(
  marks: readonly {
    readonly state: 'kept' | 'dropped'
    readonly effect: TeacherEffect
    readonly category: RemarkCategory
  }[],
): number {
  return marks.filter(
    ({ state, effect, category }) => state === 'kept' && effect === 'fault' && competenceOf(category) === 1,
  ).length
}

/** Of several readings the mean in each criterion, where all of them gave one. */
export function meanLevels(
  readings: readonly (readonly TeacherLevel[])[],
  exam: Pick<ExamRubric, 'criteria'>,
): (number | null)[] {
  return exam.criteria.map((_, at) => {
    const given = readings.flatMap((levels) => levels[at]?.level ?? [])
    if (given.length === 0 || given.length < readings.length) return null
    return Math.round((given.reduce((sum, level) => sum + level, 0) / given.length) * 100) / 100
  })
}
