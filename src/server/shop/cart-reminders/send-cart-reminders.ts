/**
 * The job that sends carts to who asked for them (decision 0268). What was done is noted in the transaction that queues the
 * mail, so a process that dies in between neither forgets nor repeats one.
 */
import { cartLink, REMINDER_DELAY_MINUTES, REMINDER_PAUSE_HOURS } from '#domain/shop/cart-reminder.ts'
import type { AppContext } from '#server/context.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { dropReminder, listOfferedTitles, markSent, takeDueReminders } from './cart-reminder-repository.ts'

const AT_ONCE = 100
const MINUTE_MS = 60_000
const TITLES_MAX = 10

type Sending = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

/** @returns how many mails were queued */
export async function sendCartReminders(context: Sending): Promise<number> {
  let sent = 0
  for (;;) {
    const batch = await sendNext(context)
    sent += batch.queued
    if (batch.taken < AT_ONCE) break
  }
  if (sent > 0) context.jobs.wake('deliver-list-mail')
  return sent
}

function sendNext({ db, config, now }: Sending) {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const due = await takeDueReminders(tx, {
      askedBefore: new Date(at.getTime() - REMINDER_DELAY_MINUTES * MINUTE_MS),
      leftAloneSince: new Date(at.getTime() - REMINDER_PAUSE_HOURS * 60 * MINUTE_MS),
      limit: AT_ONCE,
    })
    let queued = 0
    for (const { key, email, items, hasBought } of due) {
      const titles = hasBought ? [] : await listOfferedTitles(tx, items)
      const facts = {
        titles: titles.slice(0, TITLES_MAX),
        more: Math.max(0, titles.length - TITLES_MAX),
        link: cartLink(config.siteUrl, key),
      }
      // Bought, sold out of the shop, or not wanted by that address: nothing is written, now or later.
      const isWritten =
        titles.length > 0 && (await queueMail(tx, at, { kind: 'cart-reminder', recipient: email, facts }))
      if (!isWritten) {
        await dropReminder(tx, key)
        continue
      }
      await markSent(tx, key, at)
      queued += 1
    }
    return { taken: due.length, queued }
  })
}
