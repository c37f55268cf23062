/** Lets only who corrects pass, the owner and the correctors: for everybody else the desk does not exist (decision 0200). */
import type { MiddlewareHandler } from 'hono'
import type { Platform } from '../platform/platform.ts'
import { type Asked, requireReader, type Viewer } from './authenticate.ts'

/** Who works at the desk. */
export type Reader = { readonly userId: string; readonly isOwner: boolean }

/** What the desk's routes find: `c.get('reader')`. */
export type ReaderEnv = { Variables: { reader: Reader } }

/** Answers 404 `not_found` to everybody else; nothing behind it is kept by a cache. */
export function readersOnly(context: Asked & Pick<Platform, 'config'>): MiddlewareHandler<ReaderEnv> {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    c.set('reader', readerOf(await requireReader(context, c.req.header('authorization'))))
    await next()
  }
}

function readerOf({ userId, role }: Viewer): Reader {
  return { userId, isOwner: role === 'owner' }
}
