/** A review of a product in the hands of moderation: its stars are part of what is read. */
import type { ModeratedKind } from '#server/community/moderation/moderated-kind.ts'
import { hidingIn } from '../moderation/hidden-rows.ts'

export const productReviewSubject: ModeratedKind = {
  async find(tx, id) {
    const row = await tx
      .selectFrom('product_reviews')
      .select(['author_key', 'user_id', 'rating', 'text'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? { authorKey: row.author_key, authorId: row.user_id, text: moderatedText(row) } : null
  },
  ...hidingIn('product_reviews'),
  async around(db, id) {
    const row = await db
      .selectFrom('product_reviews as r')
      .innerJoin('products as p', 'p.id', 'r.product_id')
      .select(['p.title', 'r.rating', 'r.text'])
      .where('r.id', '=', id)
      .executeTakeFirst()
    if (!row) return []
    return [
      { author: '', text: row.title, isSubject: false },
      { author: '', text: moderatedText(row), isSubject: true },
    ]
  },
}

export function moderatedText({ rating, text }: { rating: number; text: string }): string {
  return `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} ${text}`
}
