/** What stands against a coupon, in words: the server's code and facts become the sentence under the field. */
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { type Currency, formatMoney } from '#domain/shared/money.ts'
import { couponTexts } from '#texts/shop/coupon.ts'

const texts = couponTexts.refusals

export type CouponAnswer = { readonly code: string; readonly answer: Readonly<Record<string, unknown>> }

export function couponReason({ code, answer }: CouponAnswer, currency: Currency | null): string {
  switch (code) {
    case 'coupon_unknown':
      return texts.unknown
    case 'coupon_stopped':
      return texts.stopped
    case 'coupon_not_yet':
      return texts.notYet(dayAndTime(answer['validFrom']))
    case 'coupon_expired':
      // The end is the first moment that is too late: the one before is the last that counted.
      return texts.expired(dayAndTime(answer['validUntil'], -1))
    case 'coupon_used_up':
      return texts.usedUp
    case 'coupon_used_by_you':
      return texts.usedByYou
    case 'coupon_held_by_you':
      return texts.heldByYou({
        number: Number(answer['orderNumber']),
        time: formatTime(String(answer['reservedUntil'])),
      })
    case 'coupon_below_minimum':
      return texts.belowMinimum({ amount: formatMoney(Number(answer['minimumAmount']), currency) })
    case 'coupon_needs_account':
      return texts.needsAccount
    case 'coupon_not_for_these':
      return typeof answer['productTitle'] === 'string'
        ? texts.onlyFor({ title: answer['productTitle'] })
        : texts.notForThese
    case 'over_request_rate_limit':
      return texts.tooMany
    default:
      return texts.failed
  }
}

function dayAndTime(iso: unknown, shiftMs = 0): { day: string; time: string } {
  const atMs = Date.parse(String(iso))
  const moment = Number.isNaN(atMs) ? '' : new Date(atMs + shiftMs).toISOString()
  return { day: formatDay(moment), time: formatTime(moment) }
}
