/**
 * A text for another exam than the ENEM (product §10 Other exams, decision 0233): its errors of language and what can be
 * counted, never a level or a total. For a student it is kept as a version, with the day's allowance and what it earns, in
 * one transaction; of a visitor nothing is kept but that the one correction is used.
 */
import { createHash } from 'node:crypto'
import { findExam } from '#content/writing/exams/all-exams.ts'
import { correctionsPerDay } from '#domain/account/premium.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import type { ExamCorrected, ExamCorrectionRequest } from '#domain/writing/exam-essay-wire.ts'
import { type ExamReading, examReading } from '#domain/writing/exam-reading.ts'
import {
  ESSAYS_PER_STUDENT,
  INSUFFICIENT_LINES,
  sheetProblem,
  VERSIONS_PER_ESSAY,
} from '#domain/writing/writing-room.ts'
import { countActivity } from '#server/account/badges/service.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { claimGuestCorrection, countToday, takeOneOfToday } from './allowance-repository.ts'
import { type CorrectionRefusal, themeOfRow } from './correct-for-student.ts'
import { earnForVersion } from './earn-for-version.ts'
import { findLastExamVersion, insertExamVersion } from './exam-version-repository.ts'
import { countEssays, findEssayRow, insertEssay, markCounted, updateDraft } from './repository.ts'
import { type EssayTheme, isSameTheme, themeOfChoice } from './theme-of-choice.ts'
import { findLastVersion } from './version-repository.ts'

type Made = { request: ExamCorrectionRequest; theme: EssayTheme; reading: ExamReading }

export async function correctForExam(
  context: AppContext,
  author: Author,
  request: ExamCorrectionRequest,
): Promise<Ok<ExamCorrected> | CorrectionRefusal | Refusal<'unknown_exam'> | Refusal<'guest_used'>> {
  if (!findExam(request.exam)) return refuse('unknown_exam')
  const theme = await themeOfChoice(context, request.theme)
  if (!theme) return refuse('unknown_theme')
  if (sheetProblem(request.text) === 'blank') return refuse('blank')
  const correction = await context.corrector.correct(
    essayToCorrect(theme, request.text, request.hasPaperLines),
  )
  const made: Made = { request, theme, reading: examReading(correction) }
  const { userId, isPremium } = author
  if (userId === null) return answerGuest(context, author.key, made)
  return context.db.transaction().execute((tx) => keepVersion(tx, context, { userId, isPremium }, made))
}

async function answerGuest(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  authorKey: string,
  { request, theme, reading }: Made,
): Promise<Ok<ExamCorrected> | Refusal<'guest_used'>> {
  const { exam, text } = request
  const digest = createHash('sha256')
    .update(JSON.stringify([exam, theme, text]))
    .digest()
  if (!(await claimGuestCorrection(db, authorKey, digest, now()))) return refuse('guest_used')
  const unkept = { essayId: null, number: null, leftToday: null, earnedBadges: [], grantedXp: 0 }
  return ok({ text, theme: theme.title, exam, reading, ...unkept })
}

async function keepVersion(
  tx: Tx,
  context: Pick<AppContext, 'now' | 'site'>,
  { userId, isPremium }: { userId: string; isPremium: boolean },
  { request, theme, reading }: Made,
): Promise<Ok<ExamCorrected> | CorrectionRefusal> {
  const now = context.now()
  const day = dayInBrasilia(now)
  const allowance = correctionsPerDay(isPremium)
  const { essayId, exam, text, pastedCharacters, hasPaperLines } = request
  await holdStudent(tx, userId)
  const essay = await findEssayRow(tx, essayId)
  if (essay && essay.user_id !== userId) return refuse('id_taken')
  if (essay && (await findLastVersion(tx, essayId))) return refuse('theme_fixed')
  const last = essay && (await findLastExamVersion(tx, essayId))
  if (essay && last) {
    if (essay.exam !== exam || !isSameTheme(theme, themeOfRow(essay))) return refuse('theme_fixed')
    // Sent again after a lost answer, or nothing was changed.
    if (last.text === text) return ok(await answer(last.number, last.reading, [], 0))
    if (last.number >= VERSIONS_PER_ESSAY) return refuse('too_many_versions')
  }
  if (!essay && (await countEssays(tx, userId)) >= ESSAYS_PER_STUDENT) return refuse('too_many_essays')
  if (!(await takeOneOfToday(tx, userId, day, allowance))) return refuse('day_used_up')

  const draft = { text, pastedCharacters, hasPaperLines, now }
  if (essay) await updateDraft(tx, essayId, { exam, theme, ...draft })
  else await insertEssay(tx, { id: essayId, userId, exam, theme, ...draft })
  const number = (last?.number ?? 0) + 1
  await insertExamVersion(tx, essayId, { number, reading, ...draft })
  const isFirstReal = !essay?.counted_at && reading.counts.lines > INSUFFICIENT_LINES
  if (isFirstReal) await markCounted(tx, essayId, now)
  const earned = isFirstReal ? await countActivity(tx, context.site.settings.features, userId, 'essay') : []
  const grantedXp = await earnForVersion(tx, userId, {
    version: { essayId, number, text, correction: reading },
    pastedCharacters,
    last: last && { number: last.number, text: last.text, correction: last.reading },
    now,
  })
  return ok(await answer(number, reading, earned, grantedXp))

  async function answer(
    ofNumber: number,
    ofReading: ExamReading,
    earnedBadges: readonly string[],
    xp: number,
  ): Promise<ExamCorrected> {
    return {
      text,
      theme: theme.title,
      exam,
      reading: ofReading,
      essayId,
      number: ofNumber,
      leftToday: Math.max(0, allowance - (await countToday(tx, userId, day))),
      earnedBadges: [...earnedBadges],
      grantedXp: xp,
    }
  }
}
