/** `node browsers/appoint-owner.ts EMAIL`, beside the product: proves the address of an account and makes it the owner's. */
import { appointOwner } from '#server/account/roles/appoint-owner.ts'
import { StartError } from '#server/platform/start-error.ts'
import { runOnDatabase } from '../scripts/database-command.ts'

await runOnDatabase(() => async (db) => {
  const [email = ''] = process.argv.slice(2)
  const now = new Date()
  await db.updateTable('users').set({ email_verified_at: now }).where('email', '=', email).execute()
  const appointed = await appointOwner(db, email, now)
  if (!appointed.ok) throw new StartError(appointed.code)
  return []
})
