/**
 * When the ENEM is. Editorial rule: only days that INEP has announced; add the next edition at the end once it has.
 * Until then a student's own number of days counts.
 */
import type { ExamDate } from '#domain/exam-date.ts'

export const EXAM_DATES: readonly ExamDate[] = []
