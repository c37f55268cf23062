/** What the calls of the wall and of the challenge read alike: ids, where a page begins, and how often somebody writes. */
import type { Context } from 'hono'
import { type MomentKey, readMomentKey } from '#domain/shared/keyset.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey, type LimitRule } from '#server/platform/http/rate-limit.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const LIMITS = {
  feedback: ['feedbackByAccount', 'feedbackByVisitor'],
  comment: ['commentByAccount', 'commentByVisitor'],
  like: ['likeByAccount', 'likeByVisitor'],
  essay: ['challengeEssayByAccount', 'challengeEssayByVisitor'],
} as const satisfies Record<string, readonly [LimitRule, LimitRule]>

/** A visitor writes less, and those of one network together: throwing the cookie away makes a new visitor. */
export async function consumeWriting(
  context: AppContext,
  c: Context,
  author: Author,
  what: keyof typeof LIMITS,
): Promise<void> {
  const [byAccount, byVisitor] = LIMITS[what]
  await context.limits.consume(author.userId ? byAccount : byVisitor, author.key)
  if (author.userId) return
  const { ip } = clientOf(c, context.config.http.trustedProxies)
  const rule = what === 'like' ? 'likesByVisitorsOfAddress' : 'writingByVisitorsOfAddress'
  await context.limits.consume(rule, addressKey(ip))
}

/** @throws HttpError 404 with this code for what cannot be an id */
export function readId(c: Context, code: string, name = 'id'): string {
  const id = c.req.param(name) ?? ''
  if (!UUID.test(id)) throw new HttpError(404, code, 'There is nothing of this id')
  return id.toLowerCase()
}

/** Where the page begins that `?after=` asks for; null for the first. @throws HttpError 400 */
export function readAfter(c: Context): MomentKey | null {
  return readAfterBy(c, readMomentKey)
}

/** The same for a list of another order. @throws HttpError 400 */
export function readAfterBy<Key>(c: Context, read: (word: string) => Key | null): Key | null {
  const word = c.req.query('after')
  if (word === undefined) return null
  const key = read(word)
  if (!key) throw new HttpError(400, 'invalid_input', 'after: must be the `next` of another page')
  return key
}
