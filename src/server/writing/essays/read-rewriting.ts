/**
 * A rewriting that goes on mark by mark (product §10 The corrector and the writing room, decision 0208): the engine reads
 * it as often as a sentence is tried, no version is kept and none of the day's corrections is used. A mark of the last
 * version that it mends earns its points at once.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import type { Reading, ReadingRequest } from '#domain/writing/essay-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { sheetProblem } from '#domain/writing/writing-room.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import { earnForSolved } from './earn-for-version.ts'
import { findEssayRow } from './repository.ts'
import { findLastVersion } from './version-repository.ts'

export async function readRewriting(
  context: Pick<AppContext, 'corrector' | 'db' | 'now'>,
  userId: string,
  essayId: string,
  { text, hasPaperLines }: ReadingRequest,
): Promise<Ok<Reading> | Refusal<'essay_not_found'> | Refusal<'blank'>> {
  const essay = await findEssayRow(context.db, essayId)
  // For another exam there are no marks with points to follow.
  if (essay?.user_id !== userId || essay.exam !== ENEM) return refuse('essay_not_found')
  if (sheetProblem(text) === 'blank') return refuse('blank')
  // Outside of the transaction, which holds a row: it is pure, and a few milliseconds.
  const { theme: title, motivating } = essay
  const correction = await context.corrector.correct(
    essayToCorrect({ title, motivating }, text, hasPaperLines),
  )
  const grantedXp = await context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    const last = await findLastVersion(tx, essayId)
    if (!last) return 0
    const after = { essayId, number: last.number + 1, text, correction }
    return earnForSolved(tx, userId, { before: { essayId, ...last }, after, now: context.now() })
  })
  return ok({ correction, grantedXp })
}
