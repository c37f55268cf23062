/**
 * No mail lost: each that was queued reached the mail server, under its own name. One that was taken again after a
 * crash has the same Message-ID and is the same mail to a mailbox; how many there were is told.
 */
import type { Audit } from './audit.ts'

type Row = { id: string; is_sent: boolean; attempts: number }

export const mails: Audit = {
  name: 'no mail lost',
  async run({ pool, mail }) {
    const { rows } = await pool.query<Row>(
      'select id, sent_at is not null as is_sent, attempts from outgoing_mails',
    )
    const taken = new Map([...mail.taken].map(([messageId, times]) => [messageId.split('@')[0] ?? '', times]))
    const ids = new Set(rows.map(({ id }) => id))
    const again = [...taken.values()].filter((times) => times > 1).length
    const retried = rows.filter(({ attempts }) => attempts > 1).length
    return {
      checked: `${rows.length} queued, ${taken.size} taken by the mail server (${retried} after more than one try, ${again} taken again under the same Message-ID)`,
      differences: [
        ...rows.filter(({ is_sent }) => !is_sent).map(({ id }) => `not sent: ${id}`),
        ...rows.filter(({ id, is_sent }) => is_sent && !taken.has(id)).map(({ id }) => `sent nowhere: ${id}`),
        ...[...taken.keys()].filter((id) => !ids.has(id)).map((id) => `taken, but never queued: ${id}`),
      ],
    }
  },
}
