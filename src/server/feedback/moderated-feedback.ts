/** A feedback and an answer to one in the hands of moderation: off the wall, and back on it. Samples are the house's own. */
import type { ModeratedKind } from '../moderation/subjects.ts'

export const feedbackSubject: ModeratedKind = {
  async find(tx, id) {
    const row = await tx
      .selectFrom('feedbacks')
      .select(['author_key', 'user_id', 'author_name', 'comment'])
      .where('id', '=', id)
      .where('is_sample', '=', false)
      .executeTakeFirst()
    if (!row) return null
    // The name is free text too, and may be what was reported.
    return { authorKey: row.author_key, authorId: row.user_id, text: `${row.author_name}: ${row.comment}` }
  },
  async hide(tx, id, now) {
    await tx
      .updateTable('feedbacks')
      .set((eb) => ({ hidden_at: eb.fn.coalesce('hidden_at', eb.val(now)) }))
      .where('id', '=', id)
      .execute()
  },
  async show(tx, id) {
    await tx.updateTable('feedbacks').set({ hidden_at: null }).where('id', '=', id).execute()
  },
}

export const feedbackCommentSubject: ModeratedKind = {
  async find(tx, id) {
    const row = await tx
      .selectFrom('feedback_comments')
      .select(['author_key', 'user_id', 'text'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { authorKey: row.author_key, authorId: row.user_id, text: row.text } : null
  },
  async hide(tx, id, now) {
    await tx
      .updateTable('feedback_comments')
      .set((eb) => ({ hidden_at: eb.fn.coalesce('hidden_at', eb.val(now)) }))
      .where('id', '=', id)
      .execute()
  },
  async show(tx, id) {
    await tx.updateTable('feedback_comments').set({ hidden_at: null }).where('id', '=', id).execute()
  },
}
