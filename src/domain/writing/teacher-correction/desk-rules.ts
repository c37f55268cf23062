/**
 * What a teacher's correction still wants before it may be sent, and how long things in it are (product §10 The
 * teacher's desk).
 */
import { COMPETENCE_COUNT } from '../../community/challenge.ts'
import { criterionCount, type ExamRubric, missingLevels } from './desk-rubric.ts'
import type { TeacherLevel } from './teacher-correction.ts'

export const MARKS_MAX = 200
export const LEVEL_SENTENCE = { min: 10, max: 400 } as const
export const COMMENT_LENGTH = { min: 20, max: 4000 } as const
export const ANSWER_LENGTH = { min: 2, max: 1500 } as const
/** The least for another reason than those that are named. */
export const RETURN_NOTE = { min: 10, max: 500 } as const
export const VOICE_SECONDS_MAX = 180
/** Beside the voice, for who cannot listen. */
export const VOICE_TEXT = { min: 10, max: 1000 } as const

/** Without a change for so long a correction that somebody holds goes back to the queue. */
export const LEASE_MINUTES = 120

export type Unfinished = {
  readonly levels: number
  readonly sentences: number
  readonly isCommentMissing: boolean
  readonly isVoiceTextMissing: boolean
}

/** @param exam null for the ENEM */
export function unfinishedParts(
  correction: {
    readonly levels: readonly TeacherLevel[]
    readonly comment: string
    readonly hasVoice: boolean
    readonly voiceText: string
  },
  exam: Pick<ExamRubric, 'criteria'> | null,
): Unfinished {
  const { levels, comment, hasVoice, voiceText } = correction
  return {
    levels: missingLevels(levels, exam),
    sentences:
      criterionCount(exam) -
      levels.filter(({ sentence }) => sentence.trim().length >= LEVEL_SENTENCE.min).length,
    isCommentMissing: comment.trim().length < COMMENT_LENGTH.min,
    isVoiceTextMissing: hasVoice && voiceText.trim().length < VOICE_TEXT.min,
  }
}

export function isComplete(parts: Unfinished): boolean {
  return parts.levels === 0 && parts.sentences === 0 && !parts.isCommentMissing && !parts.isVoiceTextMissing
}

/** Of an essay for the ENEM: all five, as points; null while one is missing. */
export function levelsOf(levels: readonly TeacherLevel[]): number[] | null {
  const given = levels.flatMap(({ level }) => (level === null ? [] : [level]))
  return given.length === COMPETENCE_COUNT ? given : null
}

/** The middle one; of an even number the mean of the two in the middle. Null for none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}
