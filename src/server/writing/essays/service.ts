/** Use cases of a student's kept essays: the list, one of them, a version, the draft. */
import { findExam } from '#content/writing/exams/all-exams.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { DraftRequest, Essay, EssayPage } from '#domain/writing/essay-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { ESSAYS_PER_STUDENT } from '#domain/writing/writing-room.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findLastExamVersion } from './exam-version-repository.ts'
import { essayJson, listedEssayJson } from './presenter.ts'
import { countEssays, findEssayRow, insertEssay, listEssays, updateDraft } from './repository.ts'
import { isSameTheme, themeOfChoice } from './theme-of-choice.ts'
import { findLastVersion, findVersion, listVersions, type VersionRow } from './version-repository.ts'

/** What of the context is needed here. */
type Stored = Pick<Platform, 'db'>

const ESSAY_PAGE_SIZE = 20

/** One page of the student's essays, the last touched first. */
export async function readEssays(
  context: Stored,
  userId: string,
  after: MomentKey | null,
): Promise<EssayPage> {
  const found = await listEssays(context.db, userId, { after, limit: ESSAY_PAGE_SIZE + 1 })
  const rows = found.slice(0, ESSAY_PAGE_SIZE)
  const last = rows.at(-1)
  const hasMore = found.length > ESSAY_PAGE_SIZE && last !== undefined
  return {
    essays: rows.map(listedEssayJson),
    next: hasMore ? writeMomentKey({ at: last.updated_at, id: last.id }) : null,
  }
}

export async function readEssay(
  context: Stored,
  userId: string,
  id: string,
): Promise<Ok<Essay> | Refusal<'essay_not_found'>> {
  const row = await findEssayRow(context.db, id)
  if (row?.user_id !== userId) return refuse('essay_not_found')
  return ok(essayJson(row, await listVersions(context.db, id)))
}

export async function readVersion(
  context: Stored,
  userId: string,
  id: string,
  number: number,
): Promise<Ok<VersionRow> | Refusal<'essay_not_found'>> {
  const row = await findVersion(context.db, userId, id, number)
  return row ? ok(row) : refuse('essay_not_found')
}

/** Writes the draft in the place of the one that was there; the first one makes the essay. */
export async function saveDraft(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  userId: string,
  id: string,
  request: DraftRequest,
): Promise<
  | Ok<{ updatedAt: string }>
  | Refusal<'unknown_theme'>
  | Refusal<'unknown_exam'>
  | Refusal<'id_taken'>
  | Refusal<'theme_fixed'>
  | Refusal<'too_many_essays'>
> {
  const theme = await themeOfChoice(context, request.theme)
  if (!theme) return refuse('unknown_theme')
  const { exam } = request
  if (exam !== ENEM && !findExam(exam)) return refuse('unknown_exam')
  const now = context.now()
  const { text, plan, pastedCharacters, hasPaperLines } = request
  const draft = { text, plan, pastedCharacters, hasPaperLines, now }
  return context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    const essay = await findEssayRow(tx, id)
    if (essay && essay.user_id !== userId) return refuse('id_taken')
    if (essay) {
      const own = { themeId: essay.theme_id, title: essay.theme, motivating: essay.motivating }
      const isOther = essay.exam !== exam || !isSameTheme(own, theme)
      if (isOther && (await isCorrected(tx, id))) return refuse('theme_fixed')
      await updateDraft(tx, id, { exam, theme, ...draft })
    } else {
      if ((await countEssays(tx, userId)) >= ESSAYS_PER_STUDENT) return refuse('too_many_essays')
      await insertEssay(tx, { id, userId, exam, theme, ...draft })
    }
    return ok({ updatedAt: now.toISOString() })
  })
}

async function isCorrected(tx: Tx, id: string): Promise<boolean> {
  return (await findLastVersion(tx, id)) !== null || (await findLastExamVersion(tx, id)) !== null
}

/** An own version for another part of the site; null for what is somebody else's. */
export async function findOwnVersion(
  db: Db,
  userId: string,
  essayId: string,
  number: number,
): Promise<{ theme: string; text: string; lines: number; hasPaperLines: boolean } | null> {
  const essay = await findEssayRow(db, essayId)
  const version = await findVersion(db, userId, essayId, number)
  if (!essay || !version) return null
  const { text, correction, has_paper_lines: hasPaperLines } = version
  return { theme: essay.theme, text, lines: correction.counts.lines, hasPaperLines }
}
