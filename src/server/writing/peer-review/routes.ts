/**
 * `/api/peer-review`: the Match da Redação (decision 0066). For accounts alone; what is somebody else's is
 * nothing, and while the feature is off there is nothing at all.
 */
import { type Context, Hono } from 'hono'
import {
  calibrationBodySchema,
  deliveryBodySchema,
  mailsBodySchema,
  membershipBodySchema,
  searchBodySchema,
} from '#domain/writing/peer-review-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { requireAuthor } from '#server/identity/authors/author.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { gradeSample, readSample } from './calibrate.ts'
import { deliverReview, readTask } from './deliver.ts'
import type { PeerAuthor } from './eligibility.ts'
import { setMails, setMembership } from './membership.ts'
import { type PeerRefusalCode, peerError } from './refusals.ts'
import { readResult } from './results.ts'
import { cancelSearch, helpSomebody, searchForMatch } from './search.ts'
import { readPeerState } from './service.ts'

/** Mount at /api/peer-review. */
export function peerReviewRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    if (!context.site.settings.features.peerReview)
      throw new HttpError(404, 'feature_off', 'This is not open yet')
    await next()
  })

  routes.get('/', async (c) => c.json(await readPeerState(context, await requireMember(context, c))))

  routes.put('/membership', async (c) => {
    const author = await requireMember(context, c)
    await context.limits.consume('peerTurnByUser', author.userId)
    const { isOn } = await readJson(c, membershipBodySchema)
    await setMembership(context, author.userId, isOn)
    return c.json(await readPeerState(context, author))
  })

  routes.put('/mails', async (c) => {
    const author = await requireMember(context, c)
    await context.limits.consume('peerTurnByUser', author.userId)
    const { isOn } = await readJson(c, mailsBodySchema)
    settled(await setMails(context, author.userId, isOn))
    return c.json(await readPeerState(context, author))
  })

  routes.get('/samples/:id', async (c) => {
    const { userId } = await requireMember(context, c)
    return c.json(settled(await readSample(context, userId, c.req.param('id'))))
  })

  routes.post('/samples/:id/grade', async (c) => {
    const author = await requireMember(context, c)
    await context.limits.consume('peerCalibrationByUser', author.userId)
    const { levels } = await readJson(c, calibrationBodySchema)
    return c.json(settled(await gradeSample(context, author, c.req.param('id'), levels)))
  })

  routes.post('/search', async (c) => {
    const author = await requireMember(context, c)
    await context.limits.consume('peerTurnByUser', author.userId)
    settled(await searchForMatch(context, author, await readJson(c, searchBodySchema)))
    return c.json(await readPeerState(context, author))
  })

  routes.delete('/search', async (c) => {
    const author = await requireMember(context, c)
    await context.limits.consume('peerTurnByUser', author.userId)
    settled(await cancelSearch(context, author.userId))
    return c.json(await readPeerState(context, author))
  })

  routes.post('/help', async (c) => {
    const author = await requireMember(context, c)
    await context.limits.consume('peerTurnByUser', author.userId)
    settled(await helpSomebody(context, author))
    return c.json(await readPeerState(context, author))
  })

  routes.get('/tasks/:id', async (c) => {
    const { userId } = await requireMember(context, c)
    return c.json(settled(await readTask(context, userId, readId(c, 'task_not_found'))))
  })

  routes.post('/tasks/:id/delivery', async (c) => {
    const author = await requireMember(context, c)
    await context.limits.consume('peerDeliveryByUser', author.userId)
    const id = readId(c, 'task_not_found')
    const given = await readJson(c, deliveryBodySchema)
    return c.json(settled(await deliverReview(context, author, id, given)))
  })

  routes.get('/results/:id', async (c) => {
    const { userId } = await requireMember(context, c)
    return c.json(settled(await readResult(context.db, userId, readId(c, 'result_not_found'))))
  })

  return routes
}

async function requireMember(context: AppContext, c: Context): Promise<PeerAuthor> {
  const { userId } = await authenticate(context, c.req.header('authorization'))
  const { key, isProven, fullName } = await requireAuthor(context, c)
  return { userId, key, isProven, fullName }
}

function settled<Value>(result: { ok: true; value: Value } | { ok: false; code: PeerRefusalCode }): Value {
  if (!result.ok) throw peerError(result)
  return result.value
}
