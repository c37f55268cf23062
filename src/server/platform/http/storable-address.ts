/** Can anything have this address? PostgreSQL keeps no NUL, and an address can spell one: that names nothing of ours. */
import type { MiddlewareHandler } from 'hono'
import { HttpError } from './errors.ts'

export const refuseUnstorableAddress: MiddlewareHandler = async (c, next) => {
  // Hono's path is decoded.
  if (c.req.path.includes('\0')) throw new HttpError(404, 'not_found', 'There is no such address')
  await next()
}
