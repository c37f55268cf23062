/** Notes who has just written, so that what they read next is not older than that (decision 0289). Only with a copy. */
import type { MiddlewareHandler } from 'hono'
import type { ReadCopy } from '../platform/db/copy/read-copy.ts'
import type { Platform } from '../platform/platform.ts'
import { type Asked, readBearer } from './authenticate.ts'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A refused call is noted too: of some it is not said that nothing was written. */
export function noteWriters(
  context: Pick<Asked, 'keys' | 'now'> & Pick<Platform, 'logger'>,
  copy: ReadCopy,
): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (READING_METHODS.has(c.req.method)) return
    const bearer = await readBearer(context, c.req.header('authorization'))
    if (!bearer.ok) return
    // What was written is committed by now, whatever becomes of the note.
    await copy
      .noteWriter(bearer.value.userId)
      .catch((error: unknown) => context.logger.warn({ err: error }, 'a writer could not be noted'))
  }
}
