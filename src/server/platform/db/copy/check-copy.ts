/**
 * Looks at DATABASE_READ_URL before anything is read from it. One that leads elsewhere ends the start; a copy that is away
 * just now does not, since everything can be read from the primary until it is back.
 */
import type pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import type { Logger } from '../../logger.ts'
import type { DatabaseTarget } from '../client.ts'
import { startClient } from '../start-client.ts'
import { askCopy, askPrimary } from './servers-repository.ts'

/** Nobody there, nobody to be reached, or a server that starts or stops. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0\d)$/
const NO_ANSWER = /timeout|Connection terminated/

/** @throws StartError for an address that leads to no copy of this primary */
export async function checkCopy(
  copy: DatabaseTarget,
  primary: DatabaseTarget,
  logger: Logger,
): Promise<void> {
  const standing = await ask(copy, askCopy).catch((cause: Error & { code?: string }) => {
    if (!AWAY.test(cause.code ?? '') && !NO_ANSWER.test(cause.message))
      throw new StartError(`DATABASE_READ_URL cannot be used: ${cause.message}`, { cause })
    logger.warn(
      { err: cause },
      'the reading copy is away: everything is read from the primary until it is back',
    )
    return null
  })
  if (standing === null) return
  if (!standing.isCopy)
    throw new StartError(
      'DATABASE_READ_URL leads to a server that takes writes: give the address of a copy (a standby) of it',
    )
  const { identity } = await ask(primary, askPrimary).catch((cause: Error) => {
    throw new StartError(`the primary does not tell what DATABASE_READ_URL is a copy of: ${cause.message}`, {
      cause,
    })
  })
  if (standing.identity !== identity)
    throw new StartError('DATABASE_READ_URL leads to no copy of the database at DATABASE_URL')
}

async function ask<At>(target: DatabaseTarget, question: (client: pg.Client) => Promise<At>): Promise<At> {
  const client = startClient(target)
  try {
    await client.connect()
    return await question(client)
  } finally {
    await client.end().catch(() => {})
  }
}
