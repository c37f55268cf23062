/**
 * A message to the shop: kept with a protocol number; the sender gets it by mail at once, the shop gets the message
 * (Decreto 7.962/2013, art. 4º: receipt at once, answer within five days).
 */
import { type ContactMessage, protocolNumber } from '#domain/community/contact.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import type { AppContext } from '#server/context.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { contactTexts } from '#texts/community/contact.ts'

/** @returns the protocol number */
export async function receiveContactMessage(context: AppContext, message: ContactMessage): Promise<string> {
  const now = context.now()
  const protocol = await context.db.transaction().execute(async (tx) => {
    const { number } = await tx
      .insertInto('contact_messages')
      .values({ ...message, created_at: now })
      .returning('number')
      .executeTakeFirstOrThrow()
    const protocol = protocolNumber(now, number)
    const topic = contactTexts.topics[message.topic]
    // Nothing that the sender wrote: anybody can give anybody's address.
    await queueMail(tx, now, {
      kind: 'contact-received',
      recipient: message.email,
      facts: { protocol, topic },
    })
    const owner = context.site.settings.shop.email
    if (owner && context.site.settings.notices.messages) {
      await queueMail(tx, now, {
        kind: 'contact-message',
        recipient: owner.toLowerCase(),
        facts: { protocol, topic, name: message.name, email: message.email, message: message.message },
      })
    }
    await queuePush(tx, now, 'owners', { kind: 'message', thing: protocol, path: '/painel/mensagens' })
    return protocol
  })
  context.jobs.wake('deliver-mail')
  context.jobs.wake('deliver-pushes')
  return protocol
}
