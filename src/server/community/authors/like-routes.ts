/** A like is put and taken back by the same address, wherever something can be liked. */
import type { Hono } from 'hono'
import type { Ok, Refusal } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { type Author, requireAuthor } from '#server/identity/authors/author.ts'
import { consumeAsAuthor } from '#server/identity/authors/author-limits.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { type CommunityRefusalCode, communityError } from './refusals.ts'

type Liking = { readonly likes: number; readonly isLiked: boolean }

/** @param path ends in `/:id/like`; @param missing the code where there is nothing of this id */
export function addLikeRoutes(
  context: AppContext,
  routes: Hono,
  path: string,
  missing: CommunityRefusalCode,
  setLike: (
    context: AppContext,
    author: Author,
    id: string,
    isLiked: boolean,
  ) => Promise<Ok<Liking> | Refusal<CommunityRefusalCode>>,
): void {
  routes.on(['PUT', 'DELETE'], path, async (c) => {
    const author = await requireAuthor(context, c)
    await consumeAsAuthor(context, c, author, 'like')
    const liked = await setLike(context, author, readId(c, missing), c.req.method === 'PUT')
    if (!liked.ok) throw communityError(liked)
    return c.json(liked.value)
  })
}
