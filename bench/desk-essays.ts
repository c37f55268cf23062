/** `node bench/desk-essays.ts EMAIL COUNT`: the account owns the shop, and so many essays wait for its teacher. */
import { randomUUID } from 'node:crypto'
import { appointOwner } from '#server/account/roles/appoint-owner.ts'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { runOnDatabase } from '../scripts/database-command.ts'

await runOnDatabase(() => {
  const [email = '', count = '0'] = process.argv.slice(2)
  return async (db) => {
    const now = new Date()
    const owner = await db
      .updateTable('users')
      .set({ email_verified_at: now })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    await appointOwner(db, email, now)
    const essays = Array.from({ length: Number(count) }, (_, at) => ({
      id: randomUUID(),
      account_id: owner.id,
      theme: THEME,
      body: `${PARAGRAPHS.join('\n\n')}\n\n${at}`,
      state: 'sent' as const,
      promised_on: '2026-12-01',
      sent_at: new Date(now.getTime() + at * 1000),
    }))
    await db.insertInto('teacher_corrections').values(essays).execute()
    return essays.map(({ id }) => id)
  }
})
