/** The mini-course as it is played: six levels in the order, with the titles and the XP of product §9 (700 in all). */
import type { CourseLevelWithLesson } from '#domain/study/mini-course.ts'
import { LEVEL_1 } from './level-1.ts'
import { LEVEL_2 } from './level-2.ts'
import { LEVEL_3 } from './level-3.ts'
import { LEVEL_4 } from './level-4.ts'
import { LEVEL_5 } from './level-5.ts'
import { LEVEL_6 } from './level-6.ts'

export const COURSE_LEVELS: readonly CourseLevelWithLesson[] = [
  LEVEL_1,
  LEVEL_2,
  LEVEL_3,
  LEVEL_4,
  LEVEL_5,
  LEVEL_6,
]
