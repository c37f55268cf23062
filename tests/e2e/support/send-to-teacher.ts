/** `node send-to-teacher.ts EMAIL TEXT THEME [EXAM]`: an essay in the teacher's queue, as a sending that was paid puts it there. */
import { randomUUID } from 'node:crypto'
import { StartError } from '#server/platform/start-error.ts'
import { runOnDatabase } from '../../../scripts/database-command.ts'

await runOnDatabase(() => {
  const [email = '', body = '', theme = '', exam = 'enem'] = process.argv.slice(2)
  return async (db) => {
    const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!user) throw new StartError(`no account has the e-mail ${email}`)
    const id = randomUUID()
    await db
      .insertInto('teacher_corrections')
      .values({
        id,
        account_id: user.id,
        exam,
        theme,
        body,
        state: 'sent',
        promised_on: '2026-12-01',
        sent_at: new Date(),
      })
      .execute()
    return [id]
  }
})
