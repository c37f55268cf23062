/** Before every call of the writing room: it must be open, and what it answers is for one person alone. */
import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'

export function roomGate(context: Pick<AppContext, 'site'>): MiddlewareHandler {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    if (!context.site.settings.features.writingRoom)
      throw new HttpError(404, 'feature_off', 'This is not open yet')
    await next()
  }
}
