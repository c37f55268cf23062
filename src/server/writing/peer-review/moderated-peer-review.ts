/**
 * Essays and corrections of the Match in the hands of moderation. Only its one reader can report each, so that one
 * report hides it until a moderator decides.
 */
import { sql } from 'kysely'
import { wordsOfReview } from '#domain/writing/peer-remarks.ts'
import { hidingIn } from '#server/community/moderation/hidden-rows.ts'
import type { ModeratedKind } from '#server/community/moderation/moderated-kind.ts'

export const peerEssaySubject: ModeratedKind = {
  async find(tx, id, reporter) {
    const row = await tx
      .selectFrom('peer_entries as e')
      .innerJoin('essays as s', 's.id', 'e.essay_id')
      .innerJoin('essay_versions as v', (join) =>
        join.onRef('v.essay_id', '=', 'e.essay_id').onRef('v.number', '=', 'e.version_number'),
      )
      .innerJoin('peer_reviews as r', 'r.entry_id', 'e.id')
      .select(['e.author_key', 'e.user_id', 's.theme', 'v.text'])
      .where('e.id', '=', id)
      .where('r.reviewer_id', '=', reporter.userId)
      .where('r.state', 'in', ['assigned', 'delivered'])
      .executeTakeFirst()
    return row
      ? { authorKey: row.author_key, authorId: row.user_id, text: `${row.theme}\n${row.text}` }
      : null
  },
  ...hidingIn('peer_entries'),
  hidesFrom: 1,
}

export const peerReviewSubject: ModeratedKind = {
  async find(tx, id, reporter) {
    const row = await tx
      .selectFrom('peer_reviews as r')
      .innerJoin('peer_entries as e', 'e.id', 'r.entry_id')
      .select(['r.reviewer_key', 'r.reviewer_id', 'r.sentences', 'r.remarks'])
      .where('r.id', '=', id)
      .where('e.user_id', '=', reporter.userId)
      .where('r.state', '=', 'delivered')
      .executeTakeFirst()
    if (!row?.sentences || !row.remarks) return null
    const text = wordsOfReview({ sentences: row.sentences, remarks: row.remarks }).join('\n')
    return { authorKey: row.reviewer_key, authorId: row.reviewer_id, text }
  },
  async hide(tx, id, now) {
    await tx
      .updateTable('peer_reviews')
      .set({
        hidden_at: sql<Date>`coalesce(hidden_at, ${now})`,
        reading: sql<'refused'>`case when reading = 'waiting' then 'refused' else reading end`,
      })
      .where('id', '=', id)
      .execute()
  },
  async show(tx, id) {
    // Who was told that it would not arrive is told that it has.
    await sql`
      update peer_entries e set told_at = null from peer_reviews r
      where r.id = ${id} and e.id = r.entry_id and r.reading = 'refused'`.execute(tx)
    await tx
      .updateTable('peer_reviews')
      .set({ hidden_at: null, reading: sql<'passed'>`case when reading is null then null else 'passed' end` })
      .where('id', '=', id)
      .execute()
  },
  hidesFrom: 1,
}
