/** A chat message in the hands of moderation: hidden in every open window at once, and shown again likewise. */
import type { ModeratedKind } from '#server/community/moderation/moderated-kind.ts'
import { announceChange } from './change-message.ts'
import { aroundHeld, refuseHeld, releaseHeld } from './held-messages.ts'
import { messageJson } from './presenter.ts'
import { findMessage, listAround, lockMessage } from './repository.ts'

/** On each side of the reported message. */
const LINES_AROUND = 3

export const chatMessageSubject: ModeratedKind = {
  async find(tx, id) {
    const message = await findMessage(tx, id)
    if (!message || message.deleted_at) return null
    return { authorKey: message.author_key, authorId: message.user_id, text: message.text }
  },
  async hide(tx, id, now) {
    const message = await lockMessage(tx, id)
    if (!message) return refuseHeld(tx, id, now)
    if (!message.hidden_at && !message.deleted_at) {
      await announceChange(tx, message, { hidden_at: now })
    }
  },
  async show(tx, id, now) {
    const message = await lockMessage(tx, id)
    if (!message) return releaseHeld(tx, id, now)
    if (message.hidden_at) await announceChange(tx, message, { hidden_at: null })
  },
  async newest(db, ids) {
    const rows = await db
      .selectFrom('chat_messages')
      .select(['id', 'text'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute()
    return new Map(rows.map(({ id, text }) => [id, text]))
  },
  async around(db, id) {
    const message = await findMessage(db, id)
    if (!message) return aroundHeld(db, id, LINES_AROUND)
    const rows = await listAround(db, message, LINES_AROUND)
    return rows.map((row) => ({ author: messageJson(row).sender, text: row.text, isSubject: row.id === id }))
  },
}
