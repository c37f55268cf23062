/**
 * The exams other than the ENEM, in the order of the page. Editorial rule: a rule is published with how surely it is
 * known, and what no source settles is left out (decision 0192).
 */
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { CEBRASPE } from './cebraspe.ts'
import { CESGRANRIO } from './cesgranrio.ts'
import { FCC } from './fcc.ts'
import { FUVEST } from './fuvest.ts'
import { ITA } from './ita.ts'
import { UERJ } from './uerj.ts'
import { UFRGS } from './ufrgs.ts'
import { UNB } from './unb.ts'
import { UNICAMP } from './unicamp.ts'
import { VUNESP } from './vunesp.ts'

export const EXAMS: readonly ExamRules[] = [
  FUVEST,
  UNICAMP,
  VUNESP,
  UERJ,
  UFRGS,
  UNB,
  ITA,
  CEBRASPE,
  FCC,
  CESGRANRIO,
]

/** Null for an id that no exam has. */
export function findExam(id: string): ExamRules | null {
  return EXAMS.find((exam) => exam.id === id) ?? null
}
