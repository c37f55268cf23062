/**
 * The game of the mini-course: start → playing → level complete → … → game complete (product §4 Mini-course, §9).
 * The machine knows no clock: the screen sends `feedback-over` when the feedback has been shown.
 */

export type CourseQuestion = {
  readonly text: string
  /** The expected answer first, then other forms that count. */
  readonly answers: readonly [string, ...string[]]
}

export type CourseLevel = {
  readonly level: number
  readonly title: string
  readonly badgeId: string
  readonly xp: number
  readonly questions: readonly CourseQuestion[]
}

export type LessonExample = {
  /** What the sample shows, e.g. "Tese". */
  readonly label: string
  readonly text: string
  /** Why it works or fails. */
  readonly comment?: string
}

export type LessonSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly examples?: readonly LessonExample[]
}

/** The supporting text of a level: every expected answer of its questions stands in it word for word. */
export type Lesson = {
  readonly intro: string
  readonly sections: readonly LessonSection[]
  readonly keyPoints: readonly string[]
}

/** A level as its screen shows it; the rules below need no more than CourseLevel. */
export type CourseLevelWithLesson = CourseLevel & {
  /** The name of a lucide drawing. */
  readonly icon: string
  readonly lesson: Lesson
}

export const FEEDBACK_DELAY_MS = 1_500

/** Where the whole course lies as a PDF for everybody; the last part is also the name of what is saved. */
export const COURSE_PDF_PATH = '/minicurso-domine-a-redacao.pdf'

export type CourseState =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'playing'
      readonly levelIndex: number
      readonly questionIndex: number
      readonly feedback: 'none' | 'correct' | 'incorrect'
      readonly earned: CourseEarnings
    }
  | { readonly kind: 'level-complete'; readonly levelIndex: number; readonly earned: CourseEarnings }
  | { readonly kind: 'game-complete'; readonly earned: CourseEarnings }

export type CourseEarnings = { readonly xp: number; readonly badgeIds: readonly string[] }

export type CourseEvent =
  | { readonly kind: 'begin' }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'feedback-over' }
  | { readonly kind: 'next-level' }
  | { readonly kind: 'play-again' }

const NOTHING: CourseEarnings = { xp: 0, badgeIds: [] }
const FIRST_QUESTION: CourseState = {
  kind: 'playing',
  levelIndex: 0,
  questionIndex: 0,
  feedback: 'none',
  earned: NOTHING,
}

export const COURSE_START: CourseState = { kind: 'start' }

/** Case and surrounding spaces do not matter; otherwise exact text (product §5 Mini-course answer). */
export function isCorrectAnswer(question: CourseQuestion, text: string): boolean {
  const given = text.trim().toLowerCase()
  return question.answers.some((answer) => answer.trim().toLowerCase() === given)
}

/** @returns the numbers, from 0, of the questions that the answers, in their order, do not meet */
export function wrongAnswers(level: CourseLevel, answers: readonly string[]): readonly number[] {
  return level.questions.flatMap((question, index) =>
    isCorrectAnswer(question, answers[index] ?? '') ? [] : [index],
  )
}

/** One step of the game; an event that does not belong to the state changes nothing. */
export function nextCourseState(
  levels: readonly CourseLevel[],
  state: CourseState,
  event: CourseEvent,
): CourseState {
  switch (event.kind) {
    case 'begin':
      return state.kind === 'start' ? FIRST_QUESTION : state
    case 'play-again':
      return state.kind === 'game-complete' ? FIRST_QUESTION : state
    case 'answer':
      return answered(levels, state, event.text)
    case 'feedback-over':
      return afterFeedback(levels, state)
    case 'next-level':
      if (state.kind !== 'level-complete') return state
      return state.levelIndex + 1 < levels.length
        ? {
            kind: 'playing',
            levelIndex: state.levelIndex + 1,
            questionIndex: 0,
            feedback: 'none',
            earned: state.earned,
          }
        : { kind: 'game-complete', earned: state.earned }
  }
}

function answered(levels: readonly CourseLevel[], state: CourseState, text: string): CourseState {
  // Input and button are disabled while feedback shows (product §4).
  if (state.kind !== 'playing' || state.feedback !== 'none') return state
  const question = levels[state.levelIndex]?.questions[state.questionIndex]
  if (!question) return state
  return { ...state, feedback: isCorrectAnswer(question, text) ? 'correct' : 'incorrect' }
}

function afterFeedback(levels: readonly CourseLevel[], state: CourseState): CourseState {
  if (state.kind !== 'playing' || state.feedback === 'none') return state
  if (state.feedback === 'incorrect') return { ...state, feedback: 'none' }
  const level = levels[state.levelIndex]
  if (level && state.questionIndex + 1 < level.questions.length) {
    return { ...state, questionIndex: state.questionIndex + 1, feedback: 'none' }
  }
  const earned = level
    ? { xp: state.earned.xp + level.xp, badgeIds: [...state.earned.badgeIds, level.badgeId] }
    : state.earned
  return { kind: 'level-complete', levelIndex: state.levelIndex, earned }
}

/** Percent of the whole course: finished levels / number of levels × 100, and 100 at the end (product §4). */
export function courseProgressPercent(levels: readonly CourseLevel[], state: CourseState): number {
  if (state.kind === 'game-complete') return 100
  if (state.kind === 'start') return 0
  const finished = state.levelIndex + (state.kind === 'level-complete' ? 1 : 0)
  return (finished / levels.length) * 100
}

/**
 * Where the lesson answers a question: the section that holds one of its accepted answers, from 0.
 * @returns null where no section has the very words
 */
export function passageOf(
  { lesson, questions }: CourseLevelWithLesson,
  questionIndex: number,
): number | null {
  const answers = (questions[questionIndex]?.answers ?? []).map((answer) => answer.toLowerCase())
  const at = lesson.sections.findIndex(({ heading, paragraphs }) => {
    const words = [heading, ...paragraphs].join(' ').toLowerCase()
    return answers.some((answer) => words.includes(answer))
  })
  return at < 0 ? null : at
}
