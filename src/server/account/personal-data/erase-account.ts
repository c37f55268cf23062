/**
 * The end of an account, in one transaction (LGPD art. 18 VI): everything goes but the shop's fiscal record, and that
 * no longer names anybody. Access to what was bought ends with it, so that nothing waits for a stranger who gets the
 * address one day; who comes back and buys again, buys again. Decision 0031.
 */

import type { AppContext } from '#server/context.ts'
import { authorKeyOfUser } from '#server/identity/authors/author.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { forgetWrittenMails } from '#server/platform/mail/written-mails.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isErasureDue } from '../guardians/erasure.ts'
import { endTiesOfErased } from '../guardians/guardian.ts'
import {
  deleteAccount,
  deleteByAddress,
  deleteByAuthorKey,
  deleteDeliveredTestEvents,
  deleteLettersOf,
  deleteStampedCopies,
  insertErasure,
  lockAccount,
  lockOrders,
  lockPurchases,
  stripOrders,
  stripPartner,
} from './erasure-repository.ts'
import { findPerson, type Person } from './person.ts'
import { listPersonFiles } from './person-files.ts'

const DAY_MS = 24 * 3600_000

export type ErasureReason = 'own-wish' | 'on-request' | 'under-age' | 'never-proven' | 'guardian-wish'

/** Doing it again does nothing. @param note written down with it @returns false when there was no such account (any more) */
export async function eraseAccount(
  context: AppContext,
  userId: string,
  reason: ErasureReason,
  note?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const authorKey = await authorKeyOfUser(context, userId)
  const erased = await context.db.transaction().execute(async (tx) => {
    const done = await eraseAccountIn(tx, context, { userId, authorKey, reason })
    if (done) await note?.(tx)
    return done
  })
  if (!erased) return false
  context.logger.info({ reason }, 'an account was erased')
  // Before the last mail is written.
  await forgetMails(context, erased.person)
  context.jobs.wake('deliver-mail')
  await deleteFiles(context, erased.fileKeys)
  return true
}

/** @returns who it was, and the keys of their files; null when there was nobody to erase */
async function eraseAccountIn(
  tx: Tx,
  context: Pick<AppContext, 'accountHooks' | 'now'>,
  { userId, authorKey, reason }: { userId: string; authorKey: string; reason: ErasureReason },
): Promise<{ person: Person; fileKeys: string[] } | null> {
  const known = await findPerson(tx, userId, authorKey)
  if (!known) return null
  // In the order of a payment: address, orders, account. The other way round the two would wait for each other.
  await context.accountHooks.erasureBegins(tx, { userId, email: known.email }, context.now())
  await lockOrders(tx, userId)
  await lockAccount(tx, userId)
  const person = await findPerson(tx, userId, authorKey)
  if (!person) return null
  // The job looked before the lock: meanwhile the person may have come, by the link of the mail or by a sign-in.
  if (reason === 'never-proven' && isInUse(person, context.now())) return null
  if (reason === 'guardian-wish' && !(await isErasureDue(tx, userId, context.now()))) return null
  const pictures = await listPersonFiles(tx, person)
  const now = context.now()
  await deleteDeliveredTestEvents(tx, userId)
  // Ended purchases take no new copy: anyone who stamps one at this moment waits for this transaction, and finds them ended.
  await lockPurchases(tx, userId)
  const copies = await deleteStampedCopies(tx, userId)
  const keptOrders = await stripOrders(tx, userId, now)
  await stripPartner(tx, person, now)
  if (person.provenEmail !== null) await deleteByAddress(tx, person.provenEmail)
  await deleteLettersOf(tx, person)
  await deleteByAuthorKey(tx, person.authorKey)
  await endTiesOfErased(tx, userId, now)
  await deleteAccount(tx, userId)
  await insertErasure(tx, { reason, keptOrders, now })
  // An address that nobody has proven is not ours to write to.
  if (person.provenEmail !== null) {
    const facts = { name: person.fullName, keptOrders }
    await queueMail(tx, now, { kind: 'account-erased', recipient: person.provenEmail, facts })
  }
  return { person, fileKeys: [...pictures.map(({ fileKey }) => fileKey), ...copies] }
}

function isInUse({ provenEmail, lastSignInAt }: Person, now: Date): boolean {
  return provenEmail !== null || (lastSignInAt !== null && lastSignInAt.getTime() > now.getTime() - DAY_MS)
}

/** An address that was never proven may be a stranger's: what was written to it before this account is theirs. */
async function forgetMails({ config }: Pick<Platform, 'config'>, person: Person): Promise<void> {
  const { email, pendingEmail, provenEmail, createdAt } = person
  if (provenEmail !== null) await forgetWrittenMails(config.dataDir, [provenEmail])
  await forgetWrittenMails(config.dataDir, pendingEmail === null ? [email] : [email, pendingEmail], createdAt)
}

/** The commit has written the keys down for the job `discard-files`: what fails here is done there. */
async function deleteFiles(
  context: Pick<Platform, 'files' | 'jobs' | 'logger'>,
  fileKeys: readonly string[],
): Promise<void> {
  const results = await Promise.allSettled(fileKeys.map((key) => context.files.delete(key)))
  for (const result of results) {
    if (result.status === 'rejected')
      context.logger.warn({ err: result.reason }, 'a file outlived its account')
  }
  context.jobs.wake('discard-files')
}
