/**
 * Changing the key that signs access tokens (decision 0027): by a job when it is old, by a command whenever the owner
 * wants. Tokens of the old key are good until they expire.
 */
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isNewKeyDue, PUBLISH_SECONDS, retiredKeys } from './signing-key-age.ts'
import {
  deleteSigningKeys,
  insertSigningKey,
  lockSigningKeys,
  readSigningKeys,
  type SigningKey,
} from './signing-key-repository.ts'

/** Reads the keys, or makes the first one. Newest first. */
export async function readOrMakeSigningKeys(db: Db, now: () => Date): Promise<SigningKey[]> {
  const found = await readSigningKeys(db)
  if (found.length > 0) return found
  return db.transaction().execute(async (tx) => {
    await lockSigningKeys(tx)
    if ((await readSigningKeys(tx)).length === 0) await insertSigningKey(tx, now())
    return readSigningKeys(tx)
  })
}

/** The job: makes the next key when it is time, and removes those whose tokens have all expired. */
export async function tendSigningKeys({
  db,
  config,
  now: clock,
  logger,
}: Pick<Platform, 'config' | 'db' | 'logger' | 'now'>): Promise<void> {
  const now = clock()
  const { accessTokenSeconds } = config.sessions
  const isIdle = (keys: readonly SigningKey[]) =>
    !isDue(keys, now) && retiredKeys(keys, accessTokenSeconds, now).length === 0
  if (isIdle(await readSigningKeys(db))) return
  await db.transaction().execute(async (tx) => {
    await lockSigningKeys(tx)
    const keys = await readSigningKeys(tx)
    if (isDue(keys, now)) await insertSigningKey(tx, now)
    const retired = retiredKeys(keys, accessTokenSeconds, now)
    await deleteSigningKeys(tx, idsOf(retired))
    logger.info({ made: isDue(keys, now), removed: retired.length }, 'signing keys rotated')
  })
}

/** The command: the next key, published now, signs in a quarter of an hour. */
export async function makeNextSigningKey(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSigningKeys(tx)
    await insertSigningKey(tx, now)
  })
}

/** For a key that has leaked: a new one signs at once, and no token of the others is believed any more. */
export async function replaceSigningKeys(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx: Tx) => {
    await lockSigningKeys(tx)
    await deleteSigningKeys(tx, idsOf(await readSigningKeys(tx)))
    await insertSigningKey(tx, new Date(now.getTime() - PUBLISH_SECONDS * 1000))
  })
}

function isDue(keys: readonly SigningKey[], now: Date): boolean {
  const [newest, ...older] = keys
  return newest === undefined || isNewKeyDue([newest, ...older], now)
}

function idsOf(keys: readonly SigningKey[]): string[] {
  return keys.map(({ kid }) => kid)
}
