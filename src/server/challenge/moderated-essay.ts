/** An essay of the challenge in the hands of moderation: out of the list and out of the running, and back again. */
import type { ModeratedKind } from '../moderation/subjects.ts'

export const challengeEssaySubject: ModeratedKind = {
  async find(tx, id) {
    const row = await tx
      .selectFrom('challenge_essays')
      .select(['author_key', 'user_id', 'text'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { authorKey: row.author_key, authorId: row.user_id, text: row.text } : null
  },
  async hide(tx, id, now) {
    await tx
      .updateTable('challenge_essays')
      .set((eb) => ({ hidden_at: eb.fn.coalesce('hidden_at', eb.val(now)) }))
      .where('id', '=', id)
      .execute()
  },
  async show(tx, id) {
    await tx.updateTable('challenge_essays').set({ hidden_at: null }).where('id', '=', id).execute()
  },
}
