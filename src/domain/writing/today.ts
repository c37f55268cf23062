/**
 * What stands on the home of who is signed in, and in which order (product §10 Hoje, decision 0165): first what was
 * begun, then what is due today, then what is new; what there is nothing of is not shown.
 */
import type { Today } from './today-wire.ts'

export type TodayCard =
  | 'mock-exam'
  | 'answers'
  | 'draft'
  | 'practice'
  | 'correction'
  | 'lesson'
  | 'course'
  | 'plan'
  | 'begin'

type Facts = Pick<
  Today,
  'mockExam' | 'draft' | 'practice' | 'correction' | 'lesson' | 'course' | 'answers'
> & {
  hasPlan: boolean
}

/** The first one is the day's own; the others stand below it. */
export function cardsOfToday({
  mockExam,
  draft,
  practice,
  correction,
  lesson,
  course,
  answers,
  hasPlan,
}: Facts): TodayCard[] {
  const hasEssay = draft !== null || correction !== null
  const cards: (TodayCard | null)[] = [
    // Its clock runs: nothing comes before it.
    mockExam?.endsAt ? 'mock-exam' : null,
    draft ? 'draft' : null,
    practice && practice.due > 0 ? 'practice' : null,
    // Who has not written yet is asked to write before anything else.
    hasEssay ? null : 'begin',
    mockExam && !mockExam.endsAt ? 'mock-exam' : null,
    answers.length > 0 ? 'answers' : null,
    correction ? 'correction' : null,
    lesson ? 'lesson' : null,
    course.next ? 'course' : null,
    hasPlan ? 'plan' : null,
    hasEssay && !draft ? 'begin' : null,
  ]
  return cards.filter((card) => card !== null)
}

/** An answer is new for so long, unless it was opened in this browser. */
export const ANSWER_NEW_DAYS = 14
