/**
 * `npm run owner -- EMAIL`: makes an account the owner's; `-- --remove EMAIL` takes the role away again;
 * `-- --remove-second-factor EMAIL` takes the second factor off an account whose owner has lost it.
 */
import { appointOwner, dismissOwner } from '#server/account/roles/appoint-owner.ts'
import { removeFactorByCommand } from '#server/account/second-factor/remove-by-command.ts'
import { normalizeEmail } from '#server/account/users/email.ts'
import { StartError } from '#server/platform/start-error.ts'
import { readCommandWords } from './command-words.ts'
import { runOnDatabase } from './database-command.ts'

const REASONS = {
  no_account: 'no account has this e-mail',
  no_second_factor: 'the account has no second factor',
  email_not_proven: 'its e-mail is not confirmed yet: use the link of the confirmation mail first',
} as const

await runOnDatabase(() => {
  const { names, options } = readCommandWords('owner', ['remove', 'remove-second-factor'], {
    argv: process.argv.slice(2),
    env: process.env,
  })
  const isRemoval = options.has('remove')
  const [name, ...others] = names
  if (!name || others.length > 0)
    throw new StartError('name one account by its e-mail: npm run owner -- EMAIL')
  if (!name.includes('@')) throw new StartError(`“${name}” is no e-mail: npm run owner -- EMAIL`)
  const email = normalizeEmail(name)
  return async (db, { ownerEmail }) => {
    if (options.has('remove-second-factor')) {
      const removed = await removeFactorByCommand(db, email, new Date())
      if (!removed.ok) throw new StartError(REASONS[removed.code])
      return [`${email} signs in without a second factor now; its sessions have ended, and a mail says so`]
    }
    const changed = await (isRemoval ? dismissOwner : appointOwner)(db, email, new Date())
    if (!changed.ok) throw new StartError(REASONS[changed.code])
    if (!isRemoval) return [`${email} owns this shop now`]
    const removed = `${email} does not own this shop any more`
    return ownerEmail === email
      ? [removed, 'OWNER_EMAIL still names this account: the next start gives the role back']
      : [removed]
  }
})
