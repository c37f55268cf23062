/**
 * When the ENEM is. Editorial rule: only days that INEP has announced; add the next edition at the end once it has.
 * Until then a student's own number of days counts.
 */
import type { ExamDate } from '#domain/exam-date.ts'

export const EXAM_DATES: readonly ExamDate[] = [
  {
    name: 'ENEM 2026',
    firstDay: '2026-11-08',
    lastDay: '2026-11-15',
    source: 'INEP, comunicado de outubro de 2026: aplicação nos domingos 8 e 15 de novembro',
  },
]
