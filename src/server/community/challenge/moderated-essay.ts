/** An essay of the challenge in the hands of moderation: out of the list and out of the running, and back again. */

import type { ModeratedKind } from '#server/community/moderation/moderated-kind.ts'
import { hidingIn } from '../moderation/hidden-rows.ts'

export const challengeEssaySubject: ModeratedKind = {
  async find(tx, id) {
    const row = await tx
      .selectFrom('challenge_essays')
      .select(['author_key', 'user_id', 'text'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { authorKey: row.author_key, authorId: row.user_id, text: row.text } : null
  },
  ...hidingIn('challenge_essays'),
  async newest(db, ids) {
    const rows = await db
      .selectFrom('challenge_essays')
      .select(['id', 'text'])
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, text }) => [id, text]))
  },
}
