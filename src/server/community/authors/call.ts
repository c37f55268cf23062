/** How often somebody may write, on the wall and in the challenge alike. */
import type { Context } from 'hono'
import type { Author } from '#server/identity/authors/author.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { addressKey, type LimitRule } from '#server/platform/http/rate-limit.ts'
import type { Platform } from '#server/platform/platform.ts'

const LIMITS = {
  feedback: ['feedbackByAccount', 'feedbackByVisitor'],
  comment: ['commentByAccount', 'commentByVisitor'],
  like: ['likeByAccount', 'likeByVisitor'],
  essay: ['challengeEssayByAccount', 'challengeEssayByVisitor'],
} as const satisfies Record<string, readonly [LimitRule, LimitRule]>

/** A visitor writes less, and those of one network together: throwing the cookie away makes a new visitor. */
export async function consumeWriting(
  context: Pick<Platform, 'config' | 'limits'>,
  c: Context,
  author: Author,
  what: keyof typeof LIMITS,
): Promise<void> {
  const [byAccount, byVisitor] = LIMITS[what]
  if (author.userId) return context.limits.consume(byAccount, author.key)
  const { ip } = clientOf(c, context.config.http.trustedProxies)
  const byNetwork = what === 'like' ? 'likesByVisitorsOfAddress' : 'writingByVisitorsOfAddress'
  await context.limits.consumeAll([
    { rule: byVisitor, key: author.key },
    { rule: byNetwork, key: addressKey(ip) },
  ])
}
