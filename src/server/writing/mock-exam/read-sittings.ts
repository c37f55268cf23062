/** What a student reads of the own sittings, and anybody of the exam: its theme to nobody who has not begun. */
import { loadProposal } from '#content/study/proposals/proposal-files.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import {
  examMonthOf,
  examState,
  lastSheetAt,
  PAPER_MINUTES,
  shiftMonth,
  tenthOf,
} from '#domain/writing/mock-exam/mock-exam.ts'
import type { MockExam, OwnSitting, Sitting } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import type { Today } from '#domain/writing/today-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { wantsExamMail } from './exam-mail-repository.ts'
import { type ExamRow, findExam, listExamsFrom, listHeld, windowOf } from './exam-repository.ts'
import { windowOfMonth } from './open-exam.ts'
import { findSitting, listSittings, type SittingRow } from './sitting-repository.ts'

type Context = Pick<Platform, 'db' | 'now'>

const PAST_SHOWN = 12
const SITTINGS_SHOWN = 24
const MINUTE_MS = 60_000

/** The exam of this month, or of the next one once it is over, and the themes of those that are. */
export async function readMockExam(context: Context): Promise<MockExam> {
  const now = context.now()
  const month = examMonthOf(now)
  const rows = await listExamsFrom(context.db, month)
  const rowOf = (of: string) => rows.find((row) => row.month === of) ?? null
  const own = windowOfMonth(month, rowOf(month))
  const next = shiftMonth(month, 1)
  const shown = examState(own, now) === 'closed' ? windowOfMonth(next, rowOf(next)) : own
  const held = await listHeld(context.db, now, PAST_SHOWN)
  return {
    now: now.toISOString(),
    exam: {
      month: shown.month,
      opensAt: shown.opensAt.toISOString(),
      closesAt: shown.closesAt.toISOString(),
      minutes: shown.minutes,
      state: examState(shown, now),
    },
    past: held
      .filter((row) => isOver(row, now))
      .map(({ month: of, theme, theme_id: themeId, totals }) => ({
        month: of,
        theme: theme ?? '',
        themeId,
        takers: totals?.length ?? 0,
      })),
  }
}

/** The theme is told to everybody when nobody can be writing on it any more. */
function isOver(row: ExamRow, now: Date): boolean {
  return lastSheetAt(windowOf(row)) <= now
}

export async function readOwnSittings(
  context: Context,
  userId: string,
): Promise<{ now: string; sittings: OwnSitting[]; wantsMail: boolean }> {
  const rows = await listSittings(context.db, userId, SITTINGS_SHOWN)
  const wantsMail = await wantsExamMail(context.db, userId)
  return { now: context.now().toISOString(), sittings: rows.map(ownSittingJson), wantsMail }
}

/** For the page "Hoje": the one that runs, or the one that is open and not begun. */
export async function readMockExamToday(context: Context, userId: string): Promise<Today['mockExam']> {
  const now = context.now()
  const [newest] = await listSittings(context.db, userId, 1)
  if (newest && newest.handed_in_at === null && newest.ends_at > now) {
    const endsAt = newest.ends_at.toISOString()
    return { month: newest.month, closesAt: endsAt, endsAt }
  }
  const month = examMonthOf(now)
  if (newest?.month === month) return null
  const window = windowOfMonth(month, await findExam(context.db, month))
  if (examState(window, now) !== 'open') return null
  return { month, closesAt: window.closesAt.toISOString(), endsAt: null }
}

export async function readSitting(
  context: Context & Pick<AppContext, 'site'>,
  userId: string,
  month: string,
): Promise<Ok<Sitting> | Refusal<'sitting_not_found'>> {
  const now = context.now()
  const row = await findSitting(context.db, { month, userId })
  const exam = await findExam(context.db, month)
  if (!row || !exam?.theme) return refuse('sitting_not_found')
  const proposal =
    exam.theme_id === null
      ? null
      : await loadProposal(exam.theme_id, context.site.study.open(dayInBrasilia(now)))
  const writesUntilMs = row.ends_at.getTime() - (row.is_on_paper ? PAPER_MINUTES * MINUTE_MS : 0)
  const tenth = row.total !== null && exam.totals ? tenthOf(row.total, exam.totals) : null
  return ok({
    ...ownSittingJson(row),
    now: now.toISOString(),
    begunAt: row.begun_at.toISOString(),
    writesUntil: new Date(writesUntilMs).toISOString(),
    isOnPaper: row.is_on_paper,
    theme: exam.theme,
    themeId: exam.theme_id,
    proposal,
    motivating: proposal ? '' : exam.motivating,
    text: row.text,
    pastedCharacters: row.pasted_characters,
    hasPaperLines: row.has_paper_lines,
    revision: row.revision,
    handedInAt: row.handed_in_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    essay: row.essay_id === null ? null : { id: row.essay_id, number: 1 },
    levels: row.levels,
    place: tenth === null ? null : { tenth, takers: exam.totals?.length ?? 0 },
    placeFrom: exam.results_at ? null : lastSheetAt(windowOf(exam)).toISOString(),
  })
}

function ownSittingJson(row: SittingRow): OwnSitting {
  return {
    month: row.month,
    state: stateOf(row),
    endsAt: row.ends_at.toISOString(),
    total: row.total,
  }
}

function stateOf({ handed_in_at, graded_at, total }: SittingRow): OwnSitting['state'] {
  if (graded_at) return total === null ? 'blank' : 'graded'
  return handed_in_at ? 'handed-in' : 'writing'
}
