/** `/api/challenge`: the month, its essays and likes (product §2 Monthly challenge); the owner's part is in jury-routes.ts. */
import { Hono } from 'hono'
import { essayBodySchema } from '#domain/community/challenge-wire.ts'
import { readLikesKey } from '#domain/community/likes-key.ts'
import type { AppContext } from '#server/context.ts'
import { findAuthor, requireAuthor } from '#server/identity/authors/author.ts'
import { consumeAsAuthor } from '#server/identity/authors/author-limits.ts'
import { recordAccess } from '#server/identity/record-access.ts'
import { readAfterBy, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addLikeRoutes } from '../authors/like-routes.ts'
import { communityError } from '../authors/refusals.ts'
import { essayJson, isListed, ownEssayJson, wholeEssayJson } from './presenter.ts'
import {
  readChallenge,
  readEssays,
  readWholeEssay,
  setEssayLike,
  submitEssay,
  withdrawEssay,
} from './service.ts'

/** Mount at /api/challenge. */
export function challengeRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => {
    const reader = (await findAuthor(context, c))?.key ?? null
    return c.json(await readChallenge(context, reader))
  })

  routes.get('/essays', async (c) => {
    const reader = (await findAuthor(context, c))?.key ?? null
    const { rows, next } = await readEssays(context, reader, readAfterBy(c, readLikesKey))
    return c.json({ essays: rows.map((row) => essayJson(row, reader)), next })
  })

  routes.get('/essays/:id', async (c) => {
    const reader = (await findAuthor(context, c))?.key ?? null
    const found = await readWholeEssay(context, reader, readId(c, 'essay_not_found'))
    if (!found.ok) throw communityError(found)
    // Off: the list says "Em breve!" (product §2); one's own can always be read.
    if (!context.site.settings.features.challengeReading && found.value.author_key !== reader) {
      throw new HttpError(404, 'feature_off', 'This is not open yet')
    }
    return c.json(wholeEssayJson(found.value, reader))
  })

  routes.put('/essay', async (c) => {
    const author = await requireAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'challengeEssay')
    const { text } = await readJson(c, essayBodySchema)
    const submitted = await submitEssay(context, author, text)
    if (!submitted.ok) throw communityError(submitted)
    await recordAccess(context, c, author.userId)
    const { row, earnedBadges } = submitted.value
    return c.json({
      mine: ownEssayJson(row),
      essay: isListed(row) ? essayJson(row, author.key) : null,
      earnedBadges,
    })
  })

  routes.delete('/essay', async (c) => {
    const author = await requireAuthor(context, c)
    const withdrawn = await withdrawEssay(context, author)
    if (!withdrawn.ok) throw communityError(withdrawn)
    return c.body(null, 204)
  })

  addLikeRoutes(context, routes, '/essays/:id/like', 'essay_not_found', setEssayLike)

  return routes
}
