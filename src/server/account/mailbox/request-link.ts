/**
 * Asking for a mail with a link: forgotten password, confirmation again, change of e-mail again. Anyone who asks learns
 * nothing: the request is written down alike for every address, and only the job looks up whether it has an account.
 */
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Client } from '#server/platform/http/client-address.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { nameForMail, queueLinkMail } from '../links/link-mail.ts'
import { type LinkKind, putLinkRequest, takeLinkRequest } from '../links/link-request-repository.ts'
import { isBanned } from '../sessions/service.ts'
import { lockUserByEmail, type User } from '../users/user-repository.ts'
import { queueEmailChangeMails } from './email-change-mails.ts'

/** @param input.email in lower case @throws HttpError 429 */
export async function requestLink(
  context: Pick<Platform, 'db' | 'jobs' | 'limits'>,
  input: { kind: LinkKind; email: string; client: Client },
): Promise<void> {
  await consumeMailLimits(context, input)
  await putLinkRequest(context.db, { kind: input.kind, email: input.email })
  context.jobs.wake('answer-link-requests')
}

/** Taken before anything is looked up: a 429 must not tell who has an account. @throws HttpError 429 */
export async function consumeMailLimits(
  context: Pick<Platform, 'limits'>,
  input: { email: string; client: Client },
): Promise<void> {
  await context.limits.consumeAll([
    { rule: 'mailByAddress', key: addressKey(input.client.ip) },
    { rule: 'mailByRecipient', key: input.email },
    { rule: 'mailByRecipientPerDay', key: input.email },
  ])
}

/** The job: each waiting request becomes the mail that its address is due, or nothing. @returns how many it took */
export async function answerLinkRequests(context: AppContext): Promise<number> {
  for (let count = 0; ; count++) {
    const isAnswered = await context.db.transaction().execute(async (tx) => {
      const request = await takeLinkRequest(tx)
      if (!request) return false
      // The person before the tokens, as everywhere (decision 0025): what is requested may be changing in this moment.
      const user = await lockUserByEmail(tx, request.email)
      if (user && !isBanned(user, context.now())) await answer(context, tx, request.kind, user)
      return true
    })
    if (isAnswered) continue
    if (count > 0) context.jobs.wake('deliver-mail')
    return count
  }
}

async function answer(
  context: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  kind: LinkKind,
  user: User,
): Promise<void> {
  const mail = { userId: user.id, recipient: user.email, name: nameForMail(user) }
  const isProven = user.emailVerifiedAt !== null
  switch (kind) {
    case 'recovery':
      return queueLinkMail(context, tx, { ...mail, purpose: 'recovery' })
    case 'confirmation':
      return isProven ? undefined : queueLinkMail(context, tx, { ...mail, purpose: 'signup' })
    case 'sign-up':
      if (!isProven) return queueLinkMail(context, tx, { ...mail, purpose: 'signup' })
      await queueMail(tx, context.now(), {
        kind: 'account-exists',
        recipient: user.email,
        facts: { name: mail.name },
      })
      return
    case 'email-change':
      return queueEmailChangeMails(context, tx, user)
  }
}
