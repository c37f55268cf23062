/** The remarks of ours that every teacher's bank begins with, thirty for each competence (product §10 The teacher's desk). */
import type { BankRemark } from '#domain/writing/teacher-correction/remark.ts'
import { REMARKS_1 } from './competence-1.ts'
import { REMARKS_2 } from './competence-2.ts'
import { REMARKS_3 } from './competence-3.ts'
import { REMARKS_4 } from './competence-4.ts'
import { REMARKS_5 } from './competence-5.ts'

export const TEACHER_REMARKS: readonly BankRemark[] = [
  ...REMARKS_1,
  ...REMARKS_2,
  ...REMARKS_3,
  ...REMARKS_4,
  ...REMARKS_5,
]
