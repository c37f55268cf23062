/** Out of sight and back by one column, for every kind of text whose table has `hidden_at`. */
import { sql } from 'kysely'
import type { ModeratedKind } from './moderated-kind.ts'

type TableWithHiding =
  | 'feedbacks'
  | 'feedback_comments'
  | 'challenge_essays'
  | 'peer_entries'
  | 'product_reviews'

export function hidingIn(table: TableWithHiding): Pick<ModeratedKind, 'hide' | 'show'> {
  return {
    async hide(tx, id, now) {
      await sql`update ${sql.table(table)} set hidden_at = coalesce(hidden_at, ${now}) where id = ${id}`.execute(
        tx,
      )
    },
    async show(tx, id) {
      await sql`update ${sql.table(table)} set hidden_at = null where id = ${id}`.execute(tx)
    },
  }
}
