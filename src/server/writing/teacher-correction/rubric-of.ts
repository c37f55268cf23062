/** By what an essay is graded, as its row names the exam; and the mark that follows. */

import { findExam } from '#content/writing/exams/all-exams.ts'
import { paperLines, sheetLines } from '#corrector/rules/lines.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { totalOf } from '#domain/writing/peer-review.ts'
import {
  type ExamRubric,
  markOfLevels,
  rubricOfExam,
} from '#domain/writing/teacher-correction/desk-rubric.ts'

/** Null for the ENEM. An exam that is no more has no criteria. */
export function rubricOf(exam: string): ExamRubric | null {
  if (exam === ENEM) return null
  const rules = findExam(exam)
  if (rules) return rubricOfExam(rules)
  return { id: exam, name: exam, criteria: [], formula: { kind: 'unknown' }, maximum: null }
}

export const ENEM_TOTAL = 1000

type Graded = { readonly body: string; readonly line_breaks: boolean }

export function linesOf({ body, line_breaks }: Graded): number {
  return line_breaks ? paperLines(body) : sheetLines(body)
}

/** Null while a level is missing, and where a board publishes no way to a mark. */
export function gradeOf(
  exam: ExamRubric | null,
  levels: readonly (number | null)[],
  counted: { readonly errors: number; readonly lines: number },
): { value: number; of: number } | null {
  if (exam) {
    const mark = markOfLevels(exam, levels, counted)
    return mark.kind === 'mark' ? { value: mark.value, of: mark.of } : null
  }
  const given = levels.flatMap((level) => level ?? [])
  return given.length === levels.length ? { value: totalOf(given), of: ENEM_TOTAL } : null
}
