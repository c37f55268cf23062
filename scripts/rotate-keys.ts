/**
 * `npm run rotate-keys`: the next signing key, which takes over in a quarter of an hour. `-- --now`: for a key that
 * has leaked; every access token that is out is refused from now on.
 */
import { makeNextSigningKey, replaceSigningKeys } from '#server/identity/signing-keys/rotate.ts'
import { StartError } from '#server/platform/start-error.ts'
import { readCommandWords } from './command-words.ts'
import { runOnDatabase } from './database-command.ts'

await runOnDatabase(() => {
  const { names, options } = readCommandWords('rotate-keys', ['now'], {
    argv: process.argv.slice(2),
    env: process.env,
  })
  if (names.length > 0)
    throw new StartError('this takes no name; for a leaked key: npm run rotate-keys -- --now')
  return async (db) => {
    if (options.has('now')) {
      await replaceSigningKeys(db, new Date())
      return ['a new key signs within a minute; tokens of the old ones are refused']
    }
    await makeNextSigningKey(db, new Date())
    return [
      'a new key was made; it signs in 15 minutes, and tokens of the old one stay good until they expire',
    ]
  }
})
