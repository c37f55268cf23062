/** Lets only the owner pass: for everybody else the calls of the console do not exist (decision 0052). */
import type { MiddlewareHandler } from 'hono'
import type { Platform } from '../platform/platform.ts'
import { type Asked, requireOwner, type Viewer } from './authenticate.ts'

/** What an admin page's routes find: `c.get('owner')`. */
export type OwnerEnv = { Variables: { owner: Viewer } }

/** Answers 404 `not_found` to everybody but the owner; nothing behind it is kept by a cache. */
export function ownersOnly(context: Asked & Pick<Platform, 'config'>): MiddlewareHandler<OwnerEnv> {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    c.set('owner', await requireOwner(context, c.req.header('authorization')))
    await next()
  }
}
