/**
 * No message twice, none lost after it was acknowledged: each stands once, as it was written, in a row of places without
 * gaps; who reads along has each once, whatever broke meanwhile.
 */
import { type Audit, rowsAsLines } from './audit.ts'

type Row = { id: string; user_id: string; text: string; position: number; revision: number }

export const messages: Audit = {
  name: 'no message twice or lost',
  async run({ pool, ledger, readers }) {
    const { rows } = await pool.query<Row>(
      "select id, user_id, text, position, revision from chat_messages where channel = 'global' order by position",
    )
    const rowOf = new Map(rows.map((row) => [row.id, row]))
    const acknowledged = [...ledger.messages].filter(([, { isAcknowledged }]) => isAcknowledged)
    const lost = acknowledged.flatMap(([id]) =>
      rowOf.has(id) ? [] : [`lost after it was acknowledged: ${id}`],
    )
    const changed = rows.flatMap(({ id, user_id, text }) => {
      const sent = ledger.messages.get(id)
      return sent?.text === text && sent.userId === user_id ? [] : [`not as it was written: ${id}`]
    })
    const texts = new Set(rows.map(({ text }) => text))
    const places = rows.flatMap(({ position }, n) =>
      n > 0 && position !== rows[n - 1]!.position + 1 ? [`a gap before place ${position}`] : [],
    )
    const unread = readers.flatMap(({ name, timeline, twice }) => {
      const read = timeline().map(({ id }) => id)
      const isSame = read.length === rows.length && rows.every(({ id }, n) => read[n] === id)
      return [
        ...(isSame
          ? []
          : [`${name} has ${read.length} messages, or another order, instead of ${rows.length}`]),
        ...twice().map((id) => `${name} heard ${id} twice over one connection`),
      ]
    })
    return {
      checked: `${ledger.messages.size} written, ${acknowledged.length} acknowledged, ${rows.length} kept; ${readers.length} readers, who came back ${readers.reduce((sum, { joins }) => sum + joins() - 1, 0)} times`,
      differences: [
        ...lost,
        ...changed,
        ...(texts.size === rows.length ? [] : [`${rows.length - texts.size} texts stand there twice`]),
        ...places,
        ...unread,
        ...(await rowsAsLines(
          pool,
          'the count of a channel is not that of its last message',
          `select c.id, c.revision, max(m.revision) from chat_channels c join chat_messages m on m.channel = c.id
            group by c.id having c.revision <> max(m.revision)`,
        )),
        ...(await rowsAsLines(
          pool,
          'messages counted for a badge',
          `select m.user_id, count(*), max(d.count) as counted from chat_messages m
             left join activity_counts d on d.user_id = m.user_id and d.activity = 'chat-message'
            group by m.user_id having count(*) is distinct from max(d.count)`,
        )),
      ],
    }
  },
}
