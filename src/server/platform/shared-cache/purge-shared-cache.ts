/**
 * Calls back what a shared cache keeps once the catalogue or the site has changed (decision 0288). The wish stands in
 * `cache_purges`, written by the transaction of the change (migration 0192), until the cache has taken it.
 */
import { sql } from 'kysely'
import type { SharedCacheConfig } from '../config/config.ts'
import type { Platform } from '../platform.ts'
import { CACHE_TAGS } from './shared-copy.ts'

/** Its name in `installation_facts`, which the triggers look at. */
const SHARED_CACHE = 'shared-cache'
/** Less than a transaction may rest. */
const PATIENCE_MS = 5_000
/** No page is kept so long: what could not be called back until then has gone by itself. */
const FORGET_MS = 3_600_000

/**
 * Tells the triggers whether there is one. With each start all pages are called back: those of another version name
 * scripts that are gone.
 */
export async function noteSharedCache({
  config,
  db,
  now,
}: Pick<Platform, 'config' | 'db' | 'now'>): Promise<void> {
  if (config.sharedCache === null) {
    await db.deleteFrom('installation_facts').where('name', '=', SHARED_CACHE).execute()
    return
  }
  await db
    .insertInto('installation_facts')
    .values({ name: SHARED_CACHE, created_at: now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await db
    .insertInto('cache_purges')
    .values(CACHE_TAGS.map((tag) => ({ tag, cause: 'start' })))
    .onConflict((conflict) => conflict.columns(['tag', 'cause']).doNothing())
    .execute()
}

/** @returns the tags that were called back */
export async function purgeSharedCache({
  config: { sharedCache },
  db,
  logger,
  now,
}: Pick<Platform, 'config' | 'db' | 'logger' | 'now'>): Promise<readonly string[]> {
  await db
    .deleteFrom('cache_purges')
    .where('asked_at', '<', sharedCache ? new Date(now().getTime() - FORGET_MS) : now())
    .execute()
  if (!sharedCache) return []
  return db
    .transaction()
    .execute(async (tx) => {
      // What another process carries out just now is left to it, and comes back where that fails.
      const { rows } = await sql<{ tag: string }>`
        delete from cache_purges where ctid = any (array(select ctid from cache_purges for update skip locked))
        returning tag`.execute(tx)
      const tags = [...new Set(rows.map(({ tag }) => tag))].sort()
      if (tags.length > 0) await purge(sharedCache, tags)
      return tags
    })
    .catch((error: unknown) => {
      if (!(error instanceof PurgeError)) throw error
      logger.warn({ reason: error.message }, 'the shared cache did not take a purge, it is asked again')
      return []
    })
}

class PurgeError extends Error {
  override readonly name = 'PurgeError'
}

/** Cloudflare reads the body, Fastly and varnish the headers. */
async function purge({ purgeUrl, token }: SharedCacheConfig, tags: readonly string[]): Promise<void> {
  const response = await fetch(purgeUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
      ...(token ? { authorization: `Bearer ${token()}` } : {}),
    },
    body: JSON.stringify({ tags }),
    // The token goes to the address that was configured, and to no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: Error) => {
    // Not the error itself: it may carry the request.
    throw new PurgeError(cause.name === 'TimeoutError' ? 'no answer' : 'not to be reached')
  })
  await response.body?.cancel()
  if (!response.ok) throw new PurgeError(`answered ${response.status}`)
}
