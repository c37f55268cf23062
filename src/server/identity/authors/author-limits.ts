/** How often an author may do something: visitors less than accounts, and those of one network together. */
import type { Context } from 'hono'
import { clientOf } from '#server/platform/http/client-address.ts'
import { addressKey, type LimitRule } from '#server/platform/http/rate-limit.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Author } from './author.ts'

type Rules = { readonly account: LimitRule; readonly visitor: LimitRule; readonly network: LimitRule }

const RULES = {
  feedback: rules('feedbackByAccount', 'feedbackByVisitor', 'writingByVisitorsOfAddress'),
  comment: rules('commentByAccount', 'commentByVisitor', 'writingByVisitorsOfAddress'),
  like: rules('likeByAccount', 'likeByVisitor', 'likesByVisitorsOfAddress'),
  challengeEssay: rules('challengeEssayByAccount', 'challengeEssayByVisitor', 'writingByVisitorsOfAddress'),
  chatMessage: rules('chatWriteByAccount', 'chatWriteByVisitor', 'chatWriteByVisitorsOfAddress'),
  correction: rules('correctionByAccount', 'correctionByVisitor', 'correctionByVisitorsOfAddress'),
}

/**
 * Before the work. A visitor is also counted by network: throwing the cookie away makes a new one.
 * @throws HttpError 429
 */
export async function consumeAsAuthor(
  context: Pick<Platform, 'config' | 'limits'>,
  c: Context,
  author: Author,
  what: keyof typeof RULES,
): Promise<void> {
  const { account, visitor, network } = RULES[what]
  if (author.userId) return context.limits.consume(account, author.key)
  const { ip } = clientOf(c, context.config.http.trustedProxies)
  await context.limits.consumeAll([
    { rule: visitor, key: author.key },
    { rule: network, key: addressKey(ip) },
  ])
}

function rules(account: LimitRule, visitor: LimitRule, network: LimitRule): Rules {
  return { account, visitor, network }
}
