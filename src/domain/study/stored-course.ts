/**
 * How far a student has come in the mini-course, and that as text, for whatever keeps it (product §4 Mini-course). Kept
 * are the accepted answers alone: reading plays them again, so that progress never says more than the lessons of today
 * accept, and a finished level can be shown to the server later.
 */
import {
  COURSE_START,
  type CourseEvent,
  type CourseLevel,
  type CourseState,
  nextCourseState,
} from './mini-course.ts'

export type CourseProgress = {
  readonly state: CourseState
  /** The accepted answers in the order of the questions, from the first level on. */
  readonly answers: readonly string[]
}

export const NO_PROGRESS: CourseProgress = { state: COURSE_START, answers: [] }

/** One step of the game, with the answer kept when it is right. */
export function playCourse(
  levels: readonly CourseLevel[],
  progress: CourseProgress,
  event: CourseEvent,
): CourseProgress {
  const state = nextCourseState(levels, progress.state, event)
  if (state === progress.state) return progress
  if (event.kind === 'begin' || event.kind === 'play-again') return { state, answers: [] }
  const isAccepted = event.kind === 'answer' && state.kind === 'playing' && state.feedback === 'correct'
  return { state, answers: isAccepted ? [...progress.answers, event.text.trim()] : progress.answers }
}

/** How many levels are finished. */
export function finishedLevelCount(levels: readonly CourseLevel[], state: CourseState): number {
  switch (state.kind) {
    case 'start':
      return 0
    case 'playing':
      return state.levelIndex
    case 'level-complete':
      return state.levelIndex + 1
    case 'game-complete':
      return levels.length
  }
}

/** The accepted answers of one level. @param levelIndex from 0 */
export function answersOfLevel(
  levels: readonly CourseLevel[],
  progress: CourseProgress,
  levelIndex: number,
): readonly string[] {
  const start = levels.slice(0, levelIndex).reduce((sum, { questions }) => sum + questions.length, 0)
  return progress.answers.slice(start, start + (levels[levelIndex]?.questions.length ?? 0))
}

export function serializeCourse(progress: CourseProgress): string {
  const { state, answers } = progress
  // Tells a level that was just finished from the next one that was just opened.
  const level = state.kind === 'playing' || state.kind === 'level-complete' ? state.levelIndex : null
  return JSON.stringify({ answers, level })
}

/** What the text tells, played again; no progress for a text that is none. */
export function parseStoredCourse(levels: readonly CourseLevel[], text: string | null): CourseProgress {
  const stored = readStored(text)
  if (!stored) return NO_PROGRESS
  const play = (progress: CourseProgress, event: CourseEvent) => playCourse(levels, progress, event)
  let progress = play(NO_PROGRESS, { kind: 'begin' })
  for (const answer of stored.answers) {
    const asked = play(progress, { kind: 'next-level' })
    const answered = play(play(asked, { kind: 'answer', text: answer }), { kind: 'feedback-over' })
    if (answered.answers.length === asked.answers.length) break
    progress = answered
  }
  const { state } = progress
  const wasLeft =
    state.kind === 'level-complete' && (stored.level === null || stored.level > state.levelIndex)
  return wasLeft ? play(progress, { kind: 'next-level' }) : progress
}

function readStored(text: string | null): { answers: readonly string[]; level: number | null } | null {
  if (text === null) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || !('answers' in value)) return null
  const { answers } = value
  if (!Array.isArray(answers) || !answers.every((answer) => typeof answer === 'string')) return null
  return { answers, level: 'level' in value && typeof value.level === 'number' ? value.level : null }
}
