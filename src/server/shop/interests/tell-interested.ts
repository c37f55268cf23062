/**
 * The job of `Me avise!` (decision 0135): asks each address whether the request is its own, and tells those who wait once
 * what they wait for is there. What was done is noted in the transaction that queues the mail, so a process that dies
 * in between neither forgets nor repeats one.
 */
import { CONFIRM_MAILS_PER_DAY, productOfTopic } from '#domain/shop/product-interest.ts'
import type { AppContext } from '#server/context.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { topicTitle } from '#texts/shop/interest.ts'
import { countConfirmMails, takeUnasked, takeWaiting, type UnaskedRequest } from './interest-repository.ts'

const AT_ONCE = 100
const DAY_MS = 24 * 3600_000

type Telling = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

/** @returns how many mails were queued */
export async function tellInterested(context: Telling): Promise<number> {
  const asked = await whileWhole(() => askNext(context))
  if (asked > 0) context.jobs.wake('deliver-mail')
  const told = await whileWhole(() => tellNext(context))
  if (told > 0) context.jobs.wake('deliver-list-mail')
  return asked + told
}

/** Batch after batch, each in a transaction of its own, until one was not full. */
async function whileWhole(takeBatch: () => Promise<{ taken: number; queued: number }>): Promise<number> {
  for (let queued = 0; ; ) {
    const batch = await takeBatch()
    queued += batch.queued
    if (batch.taken < AT_ONCE) return queued
  }
}

function askNext({ db, config, now }: Telling) {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const since = new Date(at.getTime() - DAY_MS)
    const requests = await takeUnasked(tx, { limit: AT_ONCE, mailsPerDay: CONFIRM_MAILS_PER_DAY, since })
    let queued = 0
    for (const request of requests) {
      // Several of this batch may be of one address.
      if ((await countConfirmMails(tx, request.email, since)) >= CONFIRM_MAILS_PER_DAY) continue
      await tx
        .updateTable('product_interests')
        .set({ confirm_sent_at: at })
        .where('key', '=', request.key)
        .execute()
      await queueMail(tx, at, {
        kind: 'interest-confirm',
        recipient: request.email,
        facts: { title: titleOf(request), link: `${config.siteUrl}/avisos?pedido=${request.key}` },
      })
      queued += 1
    }
    return { taken: requests.length, queued }
  })
}

function tellNext({ db, config, now }: Telling) {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const requests = await takeWaiting(tx, AT_ONCE)
    let queued = 0
    for (const { topic, email, product_id: productId, title } of requests) {
      await tx
        .updateTable('product_interests')
        .set({ told_at: at })
        .where('topic', '=', topic)
        .where('email', '=', email)
        .execute()
      const path = productId === null ? topic : `product/${encodeURIComponent(productId)}`
      const facts = { title: title ?? topicTitle(topic), link: `${config.siteUrl}/${path}` }
      if (await queueMail(tx, at, { kind: 'interest-available', recipient: email, facts })) queued += 1
    }
    return { taken: requests.length, queued }
  })
}

function titleOf({ topic, title }: Pick<UnaskedRequest, 'topic' | 'title'>): string {
  return productOfTopic(topic) === null ? topicTitle(topic) : (title ?? topicTitle(topic))
}
