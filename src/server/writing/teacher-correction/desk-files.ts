/** Voice and photographs of a correction for whoever reads it: while it is read, and afterwards for the answer. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { DESKS, type DeskReader } from '#domain/writing/teacher-correction/desk-kind.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isTaughtBy } from './desk-repository.ts'

export async function findDeskFiles(
  { db }: Pick<Platform, 'db'>,
  { userId, desk }: DeskReader,
  id: string,
): Promise<Ok<{ voice: string | null; photographs: readonly string[] }> | Refusal<'correction_not_found'>> {
  const row = await db
    .selectFrom('teacher_corrections')
    .select(['voice_key', 'photograph_keys'])
    .where('id', '=', id)
    .where('reader_id', '=', userId)
    .$if(desk === 'class', (query) => query.where(isTaughtBy(userId, 'teacher_corrections.id')))
    .where('state', 'in', DESKS[desk].open)
    .executeTakeFirst()
  return row ? ok({ voice: row.voice_key, photographs: row.photograph_keys }) : refuse('correction_not_found')
}
