import { useEffect, useState } from 'react'
import type { Cart } from '#domain/shop/cart.ts'
import { cartCurrency, checkoutItems } from '#domain/shop/cart.ts'
import type { CartQuote } from '#domain/shop/cart-quote.ts'
import { quoteCart, StoreRefusal } from '#web/browser/store-client.ts'
import { storeCoupon, storedCoupon } from '#web/browser/stored-coupon.ts'
import { abortAfter } from '#web/browser/time-limit.ts'
import { accessToken } from '#web/shared/session/session-store.ts'
import { type CouponAnswer, couponReason } from './coupon-reason.ts'

const TIMEOUT_MS = 10_000

export type CouponState = {
  /** The code that counts for this cart; null without one. */
  readonly code: string | null
  /** Null while the cart that it was made for has changed and the new one is not there yet. */
  readonly quote: CartQuote | null
  readonly isBusy: boolean
  readonly refusal: { readonly reason: string; readonly needsAccount: boolean; readonly typed: string } | null
}

type Quoted = { readonly cart: Cart; readonly quote: CartQuote }

/** The coupon of the open cart: asked for by the buyer, asked again whenever the cart changes. */
export function useCoupon(storeId: string, cart: Cart) {
  const [code, setCode] = useState<string | null>(storedCoupon)
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CouponState['refusal']>(null)
  const needsQuote = code !== null && cart.length > 0 && quoted?.cart !== cart

  useEffect(() => {
    if (!needsQuote || code === null) return
    const items = checkoutItems(cart)
    if (!items.ok) return
    const gone = new AbortController()
    setBusy(true)
    void (async () => {
      try {
        const token = await accessToken()
        const signal = abortAfter(TIMEOUT_MS, gone.signal)
        const quote = await quoteCart(storeId, {
          items: items.value,
          couponCode: code,
          accessToken: token,
          signal,
        })
        if (gone.signal.aborted) return
        setQuoted({ cart, quote })
        setRefusal(null)
        storeCoupon(quote.couponCode)
      } catch (error) {
        if (gone.signal.aborted) return
        setCode(null)
        setRefusal(refusalOf(code, answerOf(error), cart))
        storeCoupon(null)
      }
      setBusy(false)
    })()
    return () => gone.abort()
  }, [needsQuote, code, cart, storeId])

  const quote = quoted?.cart === cart ? quoted.quote : null
  const state: CouponState = { code, quote, isBusy, refusal }
  return {
    state,
    apply(typed: string): void {
      setRefusal(null)
      setQuoted(null)
      setCode(typed)
    },
    remove(): void {
      setCode(null)
      setQuoted(null)
      setRefusal(null)
      storeCoupon(null)
    },
    /** @returns false when the failure has nothing to do with the coupon */
    takeRefusal(error: unknown): boolean {
      if (!(error instanceof StoreRefusal) || !error.code.startsWith('coupon_') || code === null) return false
      setCode(null)
      setQuoted(null)
      setRefusal(refusalOf(code, error, cart))
      storeCoupon(null)
      return true
    },
  }
}

function refusalOf(typed: string, answer: CouponAnswer, cart: Cart): CouponState['refusal'] {
  const needsAccount = answer.code === 'coupon_needs_account'
  return { reason: couponReason(answer, cartCurrency(cart)), needsAccount, typed }
}

function answerOf(error: unknown): CouponAnswer {
  return error instanceof StoreRefusal ? error : { code: 'unreachable', answer: {} }
}
