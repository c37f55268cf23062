/**
 * A student's essay is corrected and kept as a new version, with all that follows from it, in one transaction: the
 * day's allowance, the badge, the strong and the weak competence of the profile (decision 0046).
 */
import type { Correction } from '#corrector/correction.ts'
import { correctionsPerDay } from '#domain/account/premium.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { skillsOf } from '#domain/writing/competence-profile.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import type { Corrected, CorrectionRequest } from '#domain/writing/essay-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import {
  ESSAYS_PER_STUDENT,
  INSUFFICIENT_LINES,
  sheetProblem,
  VERSIONS_PER_ESSAY,
} from '#domain/writing/writing-room.ts'
import { countActivity } from '#server/account/badges/service.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { countToday, takeOneOfToday } from './allowance-repository.ts'
import { earnForVersion } from './earn-for-version.ts'
import { findLastExamVersion } from './exam-version-repository.ts'
import { countEssays, findEssayRow, insertEssay, markCounted, setSkills, updateDraft } from './repository.ts'
import { type EssayTheme, isSameTheme, themeOfChoice } from './theme-of-choice.ts'
import { findLastVersion, insertVersion, listLastLevels } from './version-repository.ts'

export type CorrectionRefusal =
  | Refusal<'blank'>
  | Refusal<'unknown_theme'>
  | Refusal<'theme_fixed'>
  | Refusal<'id_taken'>
  | Refusal<'day_used_up'>
  | Refusal<'too_many_essays'>
  | Refusal<'too_many_versions'>

export async function correctForStudent(
  context: AppContext,
  student: Student,
  request: CorrectionRequest,
): Promise<Ok<Corrected> | CorrectionRefusal> {
  const theme = await themeOfChoice(context, request.theme)
  if (!theme) return refuse('unknown_theme')
  if (sheetProblem(request.text) === 'blank') return refuse('blank')
  // Outside of the transaction, which holds a row: it is pure, and a few milliseconds.
  const correction = await context.corrector.correct(
    essayToCorrect(theme, request.text, request.hasPaperLines),
  )
  return context.db
    .transaction()
    .execute((tx) => keepVersion(tx, context, student, { request, theme, correction }))
}

type Student = { readonly userId: string; readonly isPremium: boolean }
type Made = { request: CorrectionRequest; theme: EssayTheme; correction: Correction }

async function keepVersion(
  tx: Tx,
  context: Pick<AppContext, 'now' | 'site'>,
  { userId, isPremium }: Student,
  { request, theme, correction }: Made,
): Promise<Ok<Corrected> | CorrectionRefusal> {
  const now = context.now()
  const day = dayInBrasilia(now)
  const allowance = correctionsPerDay(isPremium)
  // One at a time for each student: the counts below are then nobody else's to change.
  await holdStudent(tx, userId)
  const essay = await findEssayRow(tx, request.essayId)
  if (essay && essay.user_id !== userId) return refuse('id_taken')
  if (essay && essay.exam !== ENEM && (await findLastExamVersion(tx, essay.id))) return refuse('theme_fixed')
  const last = essay && (await findLastVersion(tx, essay.id))
  if (essay && last) {
    if (!isSameTheme(theme, themeOfRow(essay))) return refuse('theme_fixed')
    // Sent again after a lost answer, or nothing was changed: the same correction, and none of the day's is used.
    if (last.text === request.text) return ok(await answer(last.number, last.correction, [], 0))
    if (last.number >= VERSIONS_PER_ESSAY) return refuse('too_many_versions')
  }
  if (!essay && (await countEssays(tx, userId)) >= ESSAYS_PER_STUDENT) return refuse('too_many_essays')
  if (!(await takeOneOfToday(tx, userId, day, allowance))) return refuse('day_used_up')

  const { text, pastedCharacters, hasPaperLines } = request
  const draft = { text, pastedCharacters, hasPaperLines, now }
  if (essay) await updateDraft(tx, essay.id, { exam: ENEM, theme, ...draft })
  else await insertEssay(tx, { id: request.essayId, userId, exam: ENEM, theme, ...draft })
  const number = (last?.number ?? 0) + 1
  await insertVersion(tx, request.essayId, { number, correction, ...draft })
  const skills = skillsOf(await listLastLevels(tx, userId))
  if (skills) await setSkills(tx, userId, skills, now)
  const isFirstReal = !essay?.counted_at && correction.counts.lines > INSUFFICIENT_LINES
  if (isFirstReal) await markCounted(tx, request.essayId, now)
  const earned = isFirstReal ? await countActivity(tx, context.site.settings.features, userId, 'essay') : []
  const version = { essayId: request.essayId, number, text: request.text, correction }
  const grantedXp = await earnForVersion(tx, userId, { version, pastedCharacters, last, now })
  return ok(await answer(number, correction, earned, grantedXp))

  async function answer(
    ofNumber: number,
    ofCorrection: Correction,
    earnedBadges: readonly string[],
    grantedXp: number,
  ): Promise<Corrected> {
    return {
      text: request.text,
      theme: theme.title,
      correction: ofCorrection,
      essayId: request.essayId,
      number: ofNumber,
      leftToday: Math.max(0, allowance - (await countToday(tx, userId, day))),
      earnedBadges: [...earnedBadges],
      grantedXp,
    }
  }
}

export function themeOfRow(row: { theme_id: string | null; theme: string; motivating: string }): EssayTheme {
  return { themeId: row.theme_id, title: row.theme, motivating: row.motivating }
}
