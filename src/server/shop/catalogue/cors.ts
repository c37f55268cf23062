/** The store API is open to pages of other origins (docs/wire.md §1): reading, and the checkout POST. No cookies are involved. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

export const STORE_ORIGINS = '*'

export function allowStoreOrigins(): MiddlewareHandler {
  return cors({
    origin: STORE_ORIGINS,
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders: ['authorization', 'content-type'],
    maxAge: 600,
  })
}
