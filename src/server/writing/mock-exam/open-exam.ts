/**
 * Which exam a month has, and the opening of it: only then is a theme of ours drawn, by a key that never leaves the
 * server (product §10 Mock exam, decision 0210). Opening again, or in several processes at once, changes nothing.
 */
import { createHmac } from 'node:crypto'
import { PRACTICE_PROPOSALS } from '#content/study/proposals/proposal-files.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import {
  drawTheme,
  type ExamWindow,
  examMonthOf,
  examState,
  MONTHS_BETWEEN,
  ourWindow,
  shiftMonth,
} from '#domain/writing/mock-exam/mock-exam.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { themeOfChoice } from '../essays/theme-of-choice.ts'
import { type ExamRow, findExam, listUsedThemes, lockExam, putExam, windowOf } from './exam-repository.ts'

const KEY_KIND = 'mock-exam-themes'

type OpenedExam = ExamRow & { readonly theme: string }

/** @param row what is planned; null where nothing is */
export function windowOfMonth(month: string, row: ExamRow | null): ExamWindow {
  return row ? windowOf(row) : ourWindow(month)
}

/** @returns the exam that is open now, with its theme; null where none is */
export async function openExam(
  context: Pick<AppContext, 'db' | 'keys' | 'now' | 'site'>,
): Promise<OpenedExam | null> {
  const now = context.now()
  const month = examMonthOf(now)
  const row = await findExam(context.db, month)
  if (examState(windowOfMonth(month, row), now) !== 'open') return null
  if (row?.theme) return { ...row, theme: row.theme }
  const key = await context.keys.secret(KEY_KIND)
  return context.db.transaction().execute((tx) => settleTheme(tx, context, { month, key, now }))
}

async function settleTheme(
  tx: Tx,
  context: Pick<AppContext, 'now' | 'site'>,
  { month, key, now }: { month: string; key: Buffer; now: Date },
): Promise<OpenedExam | null> {
  const row = await lockExam(tx, month)
  if (row?.theme) return { ...row, theme: row.theme }
  const window = windowOfMonth(month, row)
  const used = await listUsedThemes(tx, shiftMonth(month, 1 - MONTHS_BETWEEN))
  const { hidden } = context.site.study.listed(dayInBrasilia(now))
  const drawn = PRACTICE_PROPOSALS.filter((id) => !hidden.theme.includes(id))
  const id = drawTheme(drawn, used, orderBy(key, month))
  const theme = id === null ? null : await themeOfChoice(context, { id })
  if (!theme) return null
  await putExam(tx, window, { theme, isPlanned: row?.is_planned ?? false, now })
  const opened = await findExam(tx, month)
  return opened && { ...opened, theme: theme.title }
}

function orderBy(key: Buffer, month: string): (themeId: string) => string {
  return (themeId) => createHmac('sha256', key).update(`${month} ${themeId}`).digest('hex')
}
