/** Which methods the product takes at all: any other is refused before calls, files and pages are asked (docs/wire.md §7). */
import type { MiddlewareHandler } from 'hono'
import { HttpError } from './errors.ts'

export const TAKEN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export const refuseOddMethods: MiddlewareHandler = async (c, next) => {
  const { method } = c.req
  if (TAKEN_METHODS.some((taken) => taken === method)) return next()
  c.header('allow', TAKEN_METHODS.join(', '))
  throw new HttpError(405, 'method_not_allowed', `No address takes ${method}`)
}
