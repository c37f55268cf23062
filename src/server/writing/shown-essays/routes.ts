/** `/api/shown-essays`: what a minor shows to the guardians, and a guardian's reading of it. To others nothing is there. */
import { type Context, Hono } from 'hono'
import type { Ok } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import {
  hideEssay,
  readOwnShown,
  readShownEssay,
  readShownEssays,
  type ShowRefusal,
  showEssay,
} from './show-essay.ts'

const NUMBER = /^[1-9]\d{0,3}$/

/** Mount at /api/shown-essays. */
export function shownEssayRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const viewerOf = async (c: Context) => (await authenticate(context, c.req.header('authorization'))).userId
  const versionOf = (c: Context) => ({ essayId: readId(c, 'essay_not_found'), number: numberOf(c) })

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/own/:id', async (c) => {
    const userId = await viewerOf(c)
    return c.json(await readOwnShown(context, userId, readId(c, 'essay_not_found')))
  })
  routes.put('/own/:id/:number', async (c) => {
    const userId = await viewerOf(c)
    settledValue(await showEssay(context, userId, versionOf(c)))
    return c.body(null, 204)
  })
  routes.delete('/own/:id/:number', async (c) => {
    await hideEssay(context, await viewerOf(c), versionOf(c))
    return c.body(null, 204)
  })
  routes.get('/', async (c) => c.json(await readShownEssays(context, await viewerOf(c))))
  routes.get('/:tie/:id/:number', async (c) => {
    const userId = await viewerOf(c)
    const asked = { tie: readId(c, 'essay_not_found', 'tie'), ...versionOf(c) }
    return c.json(settledValue(await readShownEssay(context, userId, asked)))
  })
  return routes
}

function numberOf(c: Context): number {
  const word = c.req.param('number') ?? ''
  if (!NUMBER.test(word)) throw new HttpError(404, 'essay_not_found', 'There is no such version')
  return Number(word)
}

function settledValue<T>(result: Ok<T> | ShowRefusal): T {
  if (result.ok) return result.value
  if (result.code === 'nobody_tied') throw new HttpError(409, result.code, 'Nobody is tied')
  throw new HttpError(404, result.code, 'There is no such version')
}
