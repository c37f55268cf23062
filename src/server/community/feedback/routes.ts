/** `/api/feedbacks`: the wall, its likes and the answers to each feedback (product §2 Feedback). */
import { Hono } from 'hono'
import { newCommentSchema, newFeedbackSchema } from '#domain/community/feedback-wire.ts'
import type { AppContext } from '#server/context.ts'
import { findAuthor, requireAuthor } from '#server/identity/authors/author.ts'
import { consumeAsAuthor } from '#server/identity/authors/author-limits.ts'
import { recordAccess } from '#server/identity/record-access.ts'
import { readAfter, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addLikeRoutes } from '../authors/like-routes.ts'
import { communityError } from '../authors/refusals.ts'
import { readComments, removeComment, writeComment } from './comments.ts'
import { commentJson, feedbackJson } from './presenter.ts'
import { readWall, removeFeedback, setLike, writeFeedback } from './service.ts'

/** Mount at /api/feedbacks. */
export function feedbackRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => {
    const reader = (await findAuthor(context, c))?.key ?? null
    const { rows, next } = await readWall(context, reader, readAfter(c))
    return c.json({ feedbacks: rows.map((row) => feedbackJson(row, reader)), next })
  })

  routes.post('/', async (c) => {
    const author = await requireAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'feedback')
    const written = await writeFeedback(context, author, await readJson(c, newFeedbackSchema))
    if (!written.ok) throw communityError(written)
    await recordAccess(context, c, author.userId)
    return c.json(feedbackJson(written.value, author.key), 201)
  })

  routes.delete('/:id', async (c) => {
    const author = await requireAuthor(context, c)
    const removed = await removeFeedback(context, author, readId(c, 'feedback_not_found'))
    if (!removed.ok) throw communityError(removed)
    return c.body(null, 204)
  })

  addLikeRoutes(context, routes, '/:id/like', 'feedback_not_found', setLike)

  routes.get('/:id/comments', async (c) => {
    requireComments(context)
    const reader = (await findAuthor(context, c))?.key ?? null
    const page = await readComments(context, reader, readId(c, 'feedback_not_found'), readAfter(c))
    if (!page.ok) throw communityError(page)
    const { rows, next } = page.value
    return c.json({ comments: rows.map((row) => commentJson(row, reader)), next })
  })

  routes.post('/:id/comments', async (c) => {
    requireComments(context)
    const author = await requireAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'comment')
    const feedbackId = readId(c, 'feedback_not_found')
    const written = await writeComment(context, author, feedbackId, await readJson(c, newCommentSchema))
    if (!written.ok) throw communityError(written)
    await recordAccess(context, c, author.userId)
    return c.json(commentJson(written.value, author.key), 201)
  })

  routes.delete('/:id/comments/:comment', async (c) => {
    const author = await requireAuthor(context, c)
    const removed = await removeComment(context, author, readId(c, 'comment_not_found', 'comment'))
    if (!removed.ok) throw communityError(removed)
    return c.body(null, 204)
  })

  return routes
}

/** Off: the wall says that commenting is not implemented yet (product §8). */
function requireComments(context: Pick<AppContext, 'site'>): void {
  if (!context.site.settings.features.feedbackComments)
    throw new HttpError(404, 'feature_off', 'This is not open yet')
}
