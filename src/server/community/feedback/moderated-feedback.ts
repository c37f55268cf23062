/** A feedback and an answer to one in the hands of moderation: off the wall, and back on it. Samples are the site’s own. */

import type { ModeratedKind } from '#server/community/moderation/moderated-kind.ts'
import { hidingIn } from '../moderation/hidden-rows.ts'

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
  ...hidingIn('feedbacks'),
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
  ...hidingIn('feedback_comments'),
  async around(db, id) {
    const row = await db
      .selectFrom('feedback_comments as c')
      .innerJoin('feedbacks as f', 'f.id', 'c.feedback_id')
      .select(['f.author_name', 'f.comment', 'c.text'])
      .where('c.id', '=', id)
      .executeTakeFirst()
    if (!row) return []
    return [
      { author: row.author_name, text: row.comment, isSubject: false },
      { author: '', text: row.text, isSubject: true },
    ]
  },
}
