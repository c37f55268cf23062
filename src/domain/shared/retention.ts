/**
 * How long what we hold about a person is kept, in days, where nobody asks for it to go (LGPD art. 15 and 16). The privacy
 * policy tells the same periods: tests/content-institutional.test.ts compares them.
 */
export const RETENTION_DAYS = {
  /** From the day it was sent: long enough for a complaint about the answer. */
  contactMessages: 730,
  /** A request to be told of something, if it has not come by then. */
  interests: 730,
  /** The same, while its address has not said that it asked. */
  unconfirmedInterests: 7,
  /** That somebody was told of what they waited for: as long as the link beneath the mail is likely to be pressed. */
  toldInterests: 30,
  /** A cart that was to be sent by e-mail: as long as the link of its mail opens it. */
  cartReminders: 7,
  /** That an address took no mail, from the last time that it said so. */
  refusedAddresses: 365,
  /** By which list an address is written to, from the last mail; a list that was left is remembered as long. */
  mailLists: 1825,
  /** That a mail went out, and to whom (src/server/account/prune.ts); what it said goes at once. */
  mails: 30,
  /** Who stood behind an order that was never paid. */
  unpaidBuyers: 180,
  /**
   * Who stood behind a partnership that has ended, as long as what was agreed may be claimed (Código Civil, art. 206 § 5º I:
   * five years).
   */
  endedPartners: 1825,
  /** That a browser without an account has had its one correction. */
  guestCorrections: 180,
  /** A photograph of a sheet that was given for measuring. */
  givenSheets: 365,
  /** How many came on a day, by source and product: as long as the same season of the year before is worth comparing. */
  visitCounts: 400,
  /** An account whose address nobody has proven and that nobody has used, without a purchase. */
  unprovenAccounts: 365,
  /**
   * That somebody agreed to be shown, from the day on which it ended: as long as a claim for the picture or the name may
   * be brought (Código Civil, art. 206 § 3º V: three years).
   */
  storyConsents: 1095,
} as const

/** Of access records, as the law counts them (Lei 12.965/2014, art. 15). */
export const ACCESS_RECORD_MONTHS = 6

const DAY_MS = 24 * 3600_000

/** What is older may go. */
export function retentionCutoff(kind: keyof typeof RETENTION_DAYS, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS)
}
