/**
 * Which route answered a request, by its pattern: `/store/:store/products/:id`, never by what was asked for. So the
 * names are as many as the routes, however many addresses strangers try.
 */
import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** What was kept in memory is answered before anything names it: a page, or a call of the store. */
const KEPT_PAGE = '(kept page)'
const KEPT_CALL = '(kept call)'
const NO_ROUTE = '(no route)'

const routes = new WeakMap<IncomingMessage, string>()

/** The first of what is registered for a method of its own; the others are gates on the way. */
export function nameRoutes(): MiddlewareHandler {
  return async (c, next) => {
    // The pages stand behind everything and name themselves.
    const matched = matchedRoutes(c).filter(({ path }) => path !== '/*')
    const route = matched.find(({ method }) => method !== 'ALL') ?? matched.at(-1)
    nameRoute(c, route?.path ?? NO_ROUTE)
    await next()
  }
}

/** What answers knows it better than the router: a page, a file. */
export function nameRoute(c: Context, route: string): void {
  // Of a call within the process there is no such thing (tests).
  const request = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
  if (request) routes.set(request, route)
}

export function routeOf(request: IncomingMessage): string {
  return routes.get(request) ?? (request.url?.startsWith('/store/') ? KEPT_CALL : KEPT_PAGE)
}
