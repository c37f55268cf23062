/** What our mails bring to a mailbox: asked of the queue, after the job has answered what people asked for. */
import { answerLinkRequests } from '#server/account/mailbox/request-link.ts'
import type { TestApp } from './test-app.ts'

export type QueuedMail = { kind: string; facts: Record<string, unknown> }

/** The mails to an address that wait for delivery, oldest first. */
export async function mailsTo(app: Pick<TestApp, 'context'>, email: string): Promise<QueuedMail[]> {
  await answerLinkRequests(app.context)
  return app.context.db
    .selectFrom('outgoing_mails')
    .select(['kind', 'facts'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
}

export async function mailKindsTo(app: Pick<TestApp, 'context'>, email: string): Promise<string[]> {
  return (await mailsTo(app, email)).map(({ kind }) => kind)
}

/** The tokens in the links of one kind of mail to an address, oldest first. */
export async function mailedTokens(
  app: Pick<TestApp, 'context'>,
  email: string,
  kind = 'confirm-email',
): Promise<string[]> {
  const mails = (await mailsTo(app, email)).filter((mail) => mail.kind === kind)
  return mails.map(({ facts }) => new URL(String(facts['link'])).searchParams.get('token_hash') ?? '')
}

/** The newest of them. */
export async function newestToken(
  app: Pick<TestApp, 'context'>,
  email: string,
  kind: string,
): Promise<string> {
  const token = (await mailedTokens(app, email, kind)).at(-1)
  if (!token) throw new Error(`no mail of the kind ${kind} waits for the address`)
  return token
}
