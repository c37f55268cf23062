/** The form of a coupon: what is typed, before it is an amount, a number or a moment. */

import type { CouponDraft } from '#domain/console/coupons-admin-wire.ts'
import { moneyText, parseMoney } from '#domain/shared/money-text.ts'
import { type CouponField, checkCoupon } from '#domain/shop/coupon-draft.ts'
import { momentFromBrasilia, momentInBrasilia } from '#domain/shop/sale.ts'
import { couponsAdminTexts as texts } from '#texts/console/coupons.ts'
import type { FieldErrors } from '#web/hooks/use-field-errors.ts'

export type CouponForm = Readonly<Record<Exclude<CouponField, 'kind'>, string>> & {
  readonly kind: CouponDraft['kind']
}

export const EMPTY_COUPON: CouponForm = {
  code: '',
  kind: 'percent',
  percent: '',
  amountOff: '',
  minimumAmount: '',
  productId: '',
  validFrom: '',
  validUntil: '',
  maxUses: '',
  maxUsesPerBuyer: '',
}

export function couponFormOf(draft: CouponDraft): CouponForm {
  return {
    code: draft.code,
    kind: draft.kind,
    percent: draft.percent?.toString() ?? '',
    amountOff: draft.amountOff === null ? '' : moneyText(draft.amountOff),
    minimumAmount: draft.minimumAmount === 0 ? '' : moneyText(draft.minimumAmount),
    productId: draft.productId ?? '',
    validFrom: draft.validFrom === null ? '' : momentInBrasilia(draft.validFrom),
    validUntil: draft.validUntil === null ? '' : momentInBrasilia(draft.validUntil),
    maxUses: draft.maxUses?.toString() ?? '',
    maxUsesPerBuyer: draft.maxUsesPerBuyer?.toString() ?? '',
  }
}

/** What is sent, and the sentences at the fields that stand against it. */
export function readCouponForm(form: CouponForm): { draft: CouponDraft; errors: FieldErrors<CouponField> } {
  const isPercent = form.kind === 'percent'
  const draft: CouponDraft = {
    code: form.code.trim().toUpperCase(),
    kind: form.kind,
    percent: isPercent ? wholeNumber(form.percent) : null,
    amountOff: isPercent ? null : parseMoney(form.amountOff),
    minimumAmount: parseMoney(form.minimumAmount) ?? 0,
    productId: form.productId === '' ? null : form.productId,
    validFrom: momentFromBrasilia(form.validFrom),
    validUntil: momentFromBrasilia(form.validUntil),
    maxUses: wholeNumber(form.maxUses),
    maxUsesPerBuyer: wholeNumber(form.maxUsesPerBuyer),
  }
  const unread: [CouponField, boolean, string][] = [
    ['percent', isPercent && isUnread(form.percent, draft.percent), texts.notANumber],
    ['amountOff', !isPercent && isUnread(form.amountOff, draft.amountOff), texts.notAnAmount],
    ['minimumAmount', isUnread(form.minimumAmount, parseMoney(form.minimumAmount)), texts.notAnAmount],
    ['maxUses', isUnread(form.maxUses, draft.maxUses), texts.notANumber],
    ['maxUsesPerBuyer', isUnread(form.maxUsesPerBuyer, draft.maxUsesPerBuyer), texts.notANumber],
  ]
  const found = new Map<CouponField, string>(
    checkCoupon(draft).map(({ field, code }) => [field, texts.faults[code]]),
  )
  for (const [field, isWrong, sentence] of unread) if (isWrong) found.set(field, sentence)
  const errors = Object.fromEntries(
    FIELDS.flatMap((field) => (found.has(field) ? [[field, found.get(field)]] : [])),
  )
  return { draft, errors }
}

/** In the order of the screen, so that the first fault takes the focus. */
const FIELDS: readonly CouponField[] = [
  'code',
  'percent',
  'amountOff',
  'minimumAmount',
  'productId',
  'validFrom',
  'validUntil',
  'maxUses',
  'maxUsesPerBuyer',
]

function wholeNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null
}

function isUnread(text: string, value: number | null): boolean {
  return text.trim() !== '' && value === null
}
