/**
 * How often may the same caller do this? One list of rules, counted in the database so that every process
 * shares the counts. A use is taken before the work and given back when the work turned out harmless:
 * counting afterwards would let parallel guesses through. Decisions 0088 and 0279.
 */
import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type pg from 'pg'
import { PREMIUM_PER_DAY } from '#domain/account/premium.ts'
import { forgetUses, giveBackUses, takeUses, type UseCount } from '../db/rate-limit-repository.ts'
import { HttpError } from './errors.ts'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

/**
 * Uses per duration in seconds. "ByAddress" is per network address: whole classes share one, so these are wide.
 * Wrong passwords are counted per address and e-mail together, so that nobody can lock another person out; the count
 * per network and e-mail keeps a few of them from filling the wide one per e-mail, which bounds a guess that comes from
 * many (decision 0126).
 */
const RULES = {
  signUpByAddress: { points: 60, duration: HOUR_SECONDS },
  failedSignInByAddress: { points: 60, duration: 5 * MINUTE_SECONDS },
  failedSignInByAddressAndEmail: { points: 8, duration: 15 * MINUTE_SECONDS },
  failedSignInByNetworkAndEmail: { points: 24, duration: HOUR_SECONDS },
  failedSignInByEmail: { points: 300, duration: HOUR_SECONDS },
  // A browser in which the account was entered before; none of the four above then.
  failedSignInByDeviceAndEmail: { points: 8, duration: 15 * MINUTE_SECONDS },
  failedPasswordProofByUser: { points: 8, duration: 15 * MINUTE_SECONDS },
  // Of a second factor: three of a million codes are good at any moment. With the wide count nobody guesses for years.
  failedCodeByUser: { points: 5, duration: 15 * MINUTE_SECONDS },
  failedCodeByUserPerDay: { points: 40, duration: 24 * HOUR_SECONDS },
  secondFactorByUser: { points: 20, duration: HOUR_SECONDS },
  // Each asks whether an address is taken.
  emailChangeByUser: { points: 5, duration: HOUR_SECONDS },
  // Not by address: the client takes a 429 here for the end of its session, and a class shares an address.
  refreshBySession: { points: 60, duration: 5 * MINUTE_SECONDS },
  verifyByAddress: { points: 60, duration: 5 * MINUTE_SECONDS },
  exportByUser: { points: 10, duration: HOUR_SECONDS },
  // Each sign-in at a provider takes two: one to begin, one for the session.
  socialLoginByAddress: { points: 240, duration: 5 * MINUTE_SECONDS },
  registrationByUser: { points: 30, duration: HOUR_SECONDS },
  mailByRecipient: { points: 1, duration: MINUTE_SECONDS },
  mailByRecipientPerDay: { points: 10, duration: 24 * HOUR_SECONDS },
  // Of orders that cost nobody anything, the test provider's and free ones: a stranger may name any address.
  freeReceiptByRecipient: { points: 10, duration: 24 * HOUR_SECONDS },
  mailByAddress: { points: 30, duration: HOUR_SECONDS },
  courseLevelByUser: { points: 60, duration: 10 * MINUTE_SECONDS },
  // Switches that are tried on and off.
  pushChoiceByUser: { points: 120, duration: HOUR_SECONDS },
  // Codes that are typed: a class of a whole school joins at once, each by an own account.
  classCodeByUser: { points: 30, duration: HOUR_SECONDS },
  guardianCodeByUser: { points: 30, duration: HOUR_SECONDS },
  // Each may write to two guardians.
  purchaseRequestByUser: { points: 30, duration: 24 * HOUR_SECONDS },
  pushTestByUser: { points: 10, duration: HOUR_SECONDS },
  practiceAnswerByAccount: { points: 120, duration: 10 * MINUTE_SECONDS },
  // A class of visitors on one network, each with a day of practice.
  practiceCheckByAddress: { points: 600, duration: 10 * MINUTE_SECONDS },
  // Each PDF is drawn anew.
  certificateByAddress: { points: 60, duration: 10 * MINUTE_SECONDS },
  feedbackByAccount: { points: 5, duration: HOUR_SECONDS },
  feedbackByVisitor: { points: 2, duration: HOUR_SECONDS },
  lessonQuestionByAccount: { points: 10, duration: 24 * HOUR_SECONDS },
  productReviewByAccount: { points: 10, duration: HOUR_SECONDS },
  commentByAccount: { points: 20, duration: 10 * MINUTE_SECONDS },
  commentByVisitor: { points: 5, duration: 10 * MINUTE_SECONDS },
  likeByAccount: { points: 120, duration: 10 * MINUTE_SECONDS },
  likeByVisitor: { points: 60, duration: 10 * MINUTE_SECONDS },
  challengeEssayByAccount: { points: 30, duration: HOUR_SECONDS },
  challengeEssayByVisitor: { points: 10, duration: HOUR_SECONDS },
  correctionByAccount: { points: 40, duration: HOUR_SECONDS },
  correctionByVisitor: { points: 10, duration: HOUR_SECONDS },
  // Two classes on one network, each student once.
  correctionByVisitorsOfAddress: { points: 80, duration: HOUR_SECONDS },
  // A class on one network, each asking a few times a minute until the device has its own corrector (decision 0163).
  firstMarksByAddress: { points: 600, duration: 10 * MINUTE_SECONDS },
  // A rewriting mark by mark: each sentence is read a few times until it is right.
  essayReadingByAccount: { points: 240, duration: HOUR_SECONDS },
  // Without JavaScript there is no cookie: a network is the narrowest that is known.
  correctionsOfPlainForms: { points: 5, duration: 24 * HOUR_SECONDS },
  peerCalibrationByUser: { points: 60, duration: HOUR_SECONDS },
  peerTurnByUser: { points: 60, duration: HOUR_SECONDS },
  mockExamBeginByUser: { points: 60, duration: HOUR_SECONDS },
  // A sheet is saved a few seconds after each pause of the pen, also where two tabs hold it.
  mockExamSheetByUser: { points: 400, duration: 10 * MINUTE_SECONDS },
  teacherSendingByUser: { points: 60, duration: HOUR_SECONDS },
  peerDeliveryByUser: { points: 30, duration: HOUR_SECONDS },
  // A mail each to an address of somebody who has asked for nothing.
  correctorInvitationByUser: { points: 20, duration: HOUR_SECONDS },
  correctorAcceptanceByUser: { points: 20, duration: HOUR_SECONDS },
  teacherQuestionByUser: { points: 30, duration: HOUR_SECONDS },
  sheetPhotographByAccount: { points: 40, duration: HOUR_SECONDS },
  essayDraftByAccount: { points: 400, duration: HOUR_SECONDS },
  // A failed question gives the member's use back and may have cost the house one of its own: these bound how often it
  // is asked again, so that nobody uses the house's day up.
  reviewByAccount: { points: 12, duration: HOUR_SECONDS },
  reviewByAccountPerDay: { points: 24, duration: 24 * HOUR_SECONDS },
  reviewConsentByAccount: { points: 30, duration: HOUR_SECONDS },
  writingByVisitorsOfAddress: { points: 60, duration: HOUR_SECONDS },
  likesByVisitorsOfAddress: { points: 300, duration: HOUR_SECONDS },
  referralClaimByUser: { points: 10, duration: HOUR_SECONDS },
  contactByAddress: { points: 20, duration: HOUR_SECONDS },
  contactByEmail: { points: 5, duration: HOUR_SECONDS },
  interestByAddress: { points: 60, duration: HOUR_SECONDS },
  cartReminderByAddress: { points: 30, duration: HOUR_SECONDS },
  chatWriteByAccount: { points: 30, duration: MINUTE_SECONDS },
  chatWriteByVisitor: { points: 8, duration: MINUTE_SECONDS },
  chatWriteByVisitorsOfAddress: { points: 60, duration: MINUTE_SECONDS },
  chatTypingByAuthor: { points: 40, duration: MINUTE_SECONDS },
  reportByAuthor: { points: 20, duration: HOUR_SECONDS },
  reportByAddress: { points: 200, duration: HOUR_SECONDS },
  blockByAuthor: { points: 60, duration: HOUR_SECONDS },
  appealByAuthor: { points: 10, duration: 24 * HOUR_SECONDS },
  uploadByUser: { points: 40, duration: HOUR_SECONDS },
  // A class on one network, each looking through the shop; beyond it nothing is counted, and nothing refused.
  visitByAddress: { points: 1200, duration: HOUR_SECONDS },
  cartBegunByAddress: { points: 120, duration: HOUR_SECONDS },
  // Of a guest's order, by who holds its link: each change sends a receipt to an address that somebody has typed.
  orderEmailByOrder: { points: 3, duration: 24 * HOUR_SECONDS },
  orderEmailByAddress: { points: 30, duration: HOUR_SECONDS },
  // PREMIUM_PER_DAY of src/domain/account/premium.ts.
  premiumGenerationByUser: { points: PREMIUM_PER_DAY.generations, duration: 24 * HOUR_SECONDS },
  subscriptionByUser: { points: 40, duration: HOUR_SECONDS },
  withdrawalByUser: { points: 30, duration: HOUR_SECONDS },
  // A cart asks again whenever it changes.
  quoteByAddress: { points: 600, duration: 10 * MINUTE_SECONDS },
  couponGuessByAddress: { points: 20, duration: 10 * MINUTE_SECONDS },
  checkoutByAddress: { points: 120, duration: 10 * MINUTE_SECONDS },
} as const satisfies Record<string, { points: number; duration: number }>

export type LimitRule = keyof typeof RULES

/** `key` names whose use it is: an account, an address, an e-mail. */
export type Use = { readonly rule: LimitRule; readonly key: string }

export type Limits = {
  /** Takes one use. @throws HttpError 429 with `retry_after_seconds` when none is left */
  consume: (rule: LimitRule, key: string) => Promise<void>
  /**
   * Takes one use of each, or of none. Callers with several rules in common name them in one order, or two of them may wait for each other.
   * @throws HttpError 429 as above, for the first of which none is left
   */
  consumeAll: (uses: readonly Use[]) => Promise<void>
  /** Gives one use back. */
  refund: (rule: LimitRule, key: string) => Promise<void>
  /** Gives one use of each back. */
  refundAll: (uses: readonly Use[]) => Promise<void>
  /** Forgets what the key has used. */
  reset: (rule: LimitRule, key: string) => Promise<void>
}

/**
 * @param enabled false counts nothing and refuses nothing
 * @param now what all processes agree on
 */
export function createLimits(pool: pg.Pool, enabled: boolean, now: () => Date = () => new Date()): Limits {
  const nothing = async () => {}
  if (!enabled)
    return { consume: nothing, consumeAll: nothing, refund: nothing, refundAll: nothing, reset: nothing }
  const consumeAll = async (uses: readonly Use[]) => {
    const full = await takeUses(pool, uses.map(countOf), now())
    const refusing = full && uses[full.place]
    if (refusing) throw tooMany(refusing.rule, full.waitMs)
  }
  const refundAll = (uses: readonly Use[]) => giveBackUses(pool, uses.map(keyOf))
  return {
    consume: (rule, key) => consumeAll([{ rule, key }]),
    consumeAll,
    refund: (rule, key) => refundAll([{ rule, key }]),
    refundAll,
    reset: (rule, key) => forgetUses(pool, keyOf({ rule, key })),
  }
}

function countOf(use: Use): UseCount {
  const { points, duration } = RULES[use.rule]
  return { key: keyOf(use), most: points, lastingMs: duration * 1000 }
}

/** What a caller is known by holds addresses and e-mails: the table gets neither. */
function keyOf({ rule, key }: Use): string {
  return `${rule}:${createHash('sha256').update(key).digest('base64url')}`
}

/**
 * Who an address stands for in a count. An IPv6 customer owns at least a /64, so its first 64 bits are the key;
 * an IPv4 address inside IPv6 counts as itself; callers without an address share one key.
 */
export function addressKey(ip: string | null): string {
  const parts = partsOf(ip)
  return parts.length === 8 ? `${parts.slice(0, 4).join(':')}::/64` : parts.join('.')
}

/** The network around it that one hand can have whole: 256 addresses of IPv4, a /48 of IPv6. */
export function networkKey(ip: string | null): string {
  const parts = partsOf(ip)
  if (parts.length === 8) return `${parts.slice(0, 3).join(':')}::/48`
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : parts.join('.')
}

/** The four numbers of IPv4, the eight of IPv6; anything else as it is. */
function partsOf(ip: string | null): string[] {
  if (ip === null) return ['no address']
  if (!isIPv6(ip)) return isIPv4(ip) ? ip.split('.') : [ip]
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1].split('.')
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = !tail ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

function tooMany(rule: LimitRule, waitMs: number): HttpError {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1)
  const extra = { retry_after_seconds: seconds }
  if (rule.startsWith('mail')) {
    const message = `For security purposes, you can only request this after ${seconds} seconds.`
    return new HttpError(429, 'over_email_send_rate_limit', message, extra)
  }
  const message = `Request rate limit reached, try again in ${seconds} seconds`
  return new HttpError(429, 'over_request_rate_limit', message, extra)
}
