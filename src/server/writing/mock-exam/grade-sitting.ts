/**
 * A sheet that was handed in is read by the engine and becomes an essay of its student, with all that follows from one,
 * in one transaction: killed at any moment it is graded later, and never twice.
 */
import { randomUUID } from 'node:crypto'
import type { Correction } from '#corrector/correction.ts'
import { earnsAsEssay } from '#domain/account/experience.ts'
import { skillsOf } from '#domain/writing/competence-profile.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { INSUFFICIENT_LINES, readSheet } from '#domain/writing/writing-room.ts'
import { countActivity } from '#server/account/badges/service.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import { grantXp } from '#server/account/experience/service.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { earnForVersion } from '../essays/earn-for-version.ts'
import { insertEssay, markCounted, setSkills } from '../essays/repository.ts'
import type { EssayTheme } from '../essays/theme-of-choice.ts'
import { insertVersion, listLastLevels, listOtherTexts } from '../essays/version-repository.ts'
import { findExam } from './exam-repository.ts'
import {
  findSitting,
  lockSitting,
  markGraded,
  type SittingKey,
  type SittingRow,
} from './sitting-repository.ts'

type Context = Pick<AppContext, 'corrector' | 'db' | 'now' | 'site'>
type Made = {
  readonly sitting: SittingRow
  readonly text: string
  readonly theme: EssayTheme
  readonly correction: Correction
}

export async function gradeSitting(context: Context, key: SittingKey): Promise<void> {
  const sitting = await findSitting(context.db, key)
  const exam = await findExam(context.db, key.month)
  if (!sitting?.handed_in_at || sitting.graded_at || !exam?.theme) return
  const text = readSheet(sitting.text)
  if (text === '') {
    await context.db.transaction().execute((tx) => markGraded(tx, key, null, context.now()))
    return
  }
  const theme = { themeId: exam.theme_id, title: exam.theme, motivating: exam.motivating }
  // Outside of the transaction, which holds rows: it is pure, and its text changes no more.
  const correction = await context.corrector.correct(essayToCorrect(theme, text, sitting.has_paper_lines))
  await context.db
    .transaction()
    .execute((tx) => keepGraded(tx, context, key, { sitting, text, theme, correction }))
}

async function keepGraded(
  tx: Tx,
  context: Pick<Context, 'now' | 'site'>,
  key: SittingKey,
  { sitting, text, theme, correction }: Made,
): Promise<void> {
  const now = context.now()
  const { userId, month } = key
  await holdStudent(tx, userId)
  const there = await lockSitting(tx, key)
  if (!there || there.graded_at) return
  const { pasted_characters: pastedCharacters, has_paper_lines: hasPaperLines } = sitting
  const draft = { text, pastedCharacters, hasPaperLines, now }
  const essayId = randomUUID()
  await insertEssay(tx, { id: essayId, userId, exam: ENEM, theme, ...draft })
  await insertVersion(tx, essayId, { number: 1, correction, ...draft })
  const skills = skillsOf(await listLastLevels(tx, userId))
  if (skills) await setSkills(tx, userId, skills, now)
  if (correction.counts.lines > INSUFFICIENT_LINES) {
    await markCounted(tx, essayId, now)
    await countActivity(tx, context.site.settings.features, userId, 'essay')
  }
  const isEarned = earnsAsEssay({ text, pastedCharacters }, await listOtherTexts(tx, userId, essayId))
  if (isEarned) await grantXp(tx, userId, { reason: 'mock-exam', thing: month, now })
  const version = { essayId, number: 1, text, correction }
  await earnForVersion(tx, userId, { version, pastedCharacters, last: null, now })
  await markGraded(tx, key, { essayId, ...mirrorOf(correction) }, now)
}

/** The one zero that lines alone decide: of an insufficient text the exam grades no competence (src/corrector/rubric). */
function mirrorOf({ competences, total, zeroRisks }: Correction): { total: number; levels: number[] } {
  const isTooShort = zeroRisks.some(({ id }) => id === 'too-short')
  return {
    total: isTooShort ? 0 : total,
    levels: competences.map(({ level }) => (isTooShort ? 0 : level)),
  }
}
