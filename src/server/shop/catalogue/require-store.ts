/** One shop per installation: another store id is unknown (docs/wire.md §1). */
import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/platform/config/config.ts'
import { HttpError } from '#server/platform/http/errors.ts'

export function requireStore(config: Config): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.param('store') !== config.storeId) {
      throw new HttpError(404, 'store_not_found', 'There is no store with this id')
    }
    await next()
  }
}
