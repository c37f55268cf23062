/** What the home of who is signed in shows (product §10 Hoje, decision 0165): one call, small queries side by side. */
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { isPracticeKind } from '#content/study/practice/exercises.ts'
import { countWords } from '#corrector/rules/lines.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { examEve } from '#domain/study/exam-date.ts'
import { commonestKinds } from '#domain/study/practice/commonest-kinds.ts'
import { ANSWER_NEW_DAYS } from '#domain/writing/today.ts'
import type { Today } from '#domain/writing/today-wire.ts'
import type { AppContext } from '#server/context.ts'
import { readNextLesson, type Student } from '#server/study/courses/own-progress.ts'
import { listMarkedVersions } from '#server/study/practice/repository.ts'
import { todaysPractice } from '#server/study/practice/service.ts'
import { findStudyPlan } from '#server/study/study-plans/repository.ts'
import { readMockExamToday } from '../mock-exam/read-sittings.ts'
import { listResults } from '../peer-review/results.ts'
import { countCourseBadges, findNewestVersion, findOpenDraft } from './repository.ts'

/** More than three is no list that is remembered in an exam. */
const REVIEWED = 3
const DAY_MS = 24 * 3600 * 1000

export async function readToday(
  { db, now, site }: Pick<AppContext, 'db' | 'now' | 'site'>,
  student: Student,
): Promise<Today> {
  const { userId } = student
  const { writingRoom, peerReview } = site.settings.features
  const badgeIds = COURSE_LEVELS.map(({ badgeId }) => badgeId)
  const eve = examEve(site.settings.exam.next, dayInBrasilia(now()))
  const [draft, version, finished, practice, kept, results, mockExam, lesson, marked] = await Promise.all([
    writingRoom ? findOpenDraft(db, userId) : null,
    writingRoom ? findNewestVersion(db, userId) : null,
    countCourseBadges(db, userId, badgeIds),
    writingRoom ? todaysPractice({ db, now }, userId) : null,
    findStudyPlan(db, userId),
    peerReview ? listResults(db, userId) : [],
    writingRoom ? readMockExamToday({ db, now }, userId) : null,
    readNextLesson({ db, now }, student),
    writingRoom && eve ? listMarkedVersions(db, userId) : [],
  ])
  const next = COURSE_LEVELS[finished]
  const newFrom = new Date(now().getTime() - ANSWER_NEW_DAYS * DAY_MS).toISOString()
  return {
    draft: draft && {
      id: draft.id,
      theme: draft.theme,
      words: countWords(draft.draft),
      updatedAt: draft.updated_at.toISOString(),
    },
    correction: version
      ? {
          essayId: version.essay_id,
          number: version.number,
          theme: version.theme,
          total: version.total,
          correctedAt: version.corrected_at.toISOString(),
        }
      : null,
    mockExam,
    lesson,
    practice,
    plan: kept?.plan ?? null,
    course: {
      finished,
      of: COURSE_LEVELS.length,
      next: next ? { level: next.level, title: next.title } : null,
    },
    eve: eve && { day: eve, review: commonestKinds(marked, isPracticeKind).slice(0, REVIEWED) },
    answers: results
      .filter(({ state, deliveredAt }) => state === 'open' && deliveredAt >= newFrom)
      .map(({ id, theme, deliveredAt }) => ({ id, theme, at: deliveredAt })),
  }
}
