/** A chat message in the hands of moderation: hidden in every open window at once, and shown again likewise. */
import type { ModeratedKind } from '../moderation/subjects.ts'
import { announceChange } from './change-message.ts'
import { findMessage, lockMessage } from './repository.ts'

export const chatMessageSubject: ModeratedKind = {
  async find(tx, id) {
    const message = await findMessage(tx, id)
    if (!message || message.deleted_at) return null
    return { authorKey: message.author_key, authorId: message.user_id, text: message.text }
  },
  async hide(tx, id, now) {
    const message = await lockMessage(tx, id)
    if (message && !message.hidden_at && !message.deleted_at) {
      await announceChange(tx, message, { hidden_at: now })
    }
  },
  async show(tx, id) {
    const message = await lockMessage(tx, id)
    if (message?.hidden_at) await announceChange(tx, message, { hidden_at: null })
  },
}
