/**
 * The server of some recipients hangs: it takes the connection and the address, and then says nothing. Everybody else's
 * mail goes out beside theirs, and whoever sends hangs up by itself.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** Fewer than a process sends to at once (src/server/platform/mail/deliver-mail.ts), so that a place is left for others. */
const RECIPIENTS = 3
const LEAST_MS = 10_000
/** A message is given up after 30 s (src/server/platform/mail/mailer.ts); room for a busy machine. */
const LIMIT_MS = 60_000
const LOOK_EVERY_MS = 100

export const hangRecipient: Fault = {
  name: 'recipients that hang',
  async strike({ mail, lastsMs }) {
    const before = mail.taken.size
    mail.hang(RECIPIENTS)
    await sleep(Math.max(lastsMs, LEAST_MS))
    // On a busy machine the next mail may take its time.
    await waitFor(() => mail.taken.size > before)
    const beside = mail.taken.size - before
    const { recipients } = mail.recover()
    await waitFor(() => mail.hanging() === 0)
    const left = mail.hanging()
    return {
      said: `${recipients} recipients, ${beside} mails of others beside them, ${left} connections left`,
      differences: [
        ...(recipients > 0 ? [] : ['nobody was written to: nothing was seen']),
        ...(beside > 0 ? [] : ['no mail of anybody else went out beside those that hung']),
        ...(left === 0 ? [] : [`${left} connections that hung were not given up`]),
      ],
    }
  },
}

async function waitFor(isSo: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + LIMIT_MS
  while (!isSo() && performance.now() < giveUpAt) await sleep(LOOK_EVERY_MS)
}
