/**
 * The last word on a call that no part of the product answers: 405 with what the address takes, if it takes another
 * method, else 404. Asked of the routes themselves, so that no part has to list its methods twice (docs/wire.md §7).
 */
import type { Handler, Hono } from 'hono'
import { HttpError } from './errors.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Mount behind all calls. */
export function refuseMissingRoute(app: Hono): Handler {
  return (c) => {
    const taken = METHODS.filter((method) => isTaken(app, method, c.req.path))
    if (taken.length === 0) throw new HttpError(404, 'not_found', 'There is no such address')
    c.header('allow', taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '))
    throw new HttpError(405, 'method_not_allowed', `This address does not take ${c.req.method}`)
  }
}

/** What is registered for every method is a gate that calls pass on their way, not their end. */
function isTaken(app: Hono, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path)
  return handlers.some(([[, route]]) => route.method === method)
}
