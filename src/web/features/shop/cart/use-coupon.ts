import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#domain/shop/cart.ts'
import { cartCurrency, checkoutItems } from '#domain/shop/cart-order.ts'
import type { CartQuote } from '#domain/shop/cart-quote.ts'
import { canCountLater } from '#domain/shop/coupon-link.ts'
import { couponTexts } from '#texts/shop/coupon.ts'
import { quoteCart, StoreRefusal } from '#web/browser/store-client.ts'
import { cartCoupon, linkedCoupon } from '#web/browser/stored-coupon.ts'
import { abortAfter } from '#web/browser/time-limit.ts'
import { accessToken } from '#web/shared/session/session-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
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

/**
 * The coupon of the open cart: asked for by the buyer or brought by a link, asked again whenever the cart changes. One
 * of a link that another cart may use is tried again with it.
 */
export function useCoupon(storeId: string, cart: Cart) {
  const [code, setCode] = useState<string | null>(() => linkedCoupon.read() ?? cartCoupon.read())
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<CouponState['refusal']>(null)
  const refusedCart = useRef<Cart | null>(null)
  const needsQuote = code !== null && cart.length > 0 && quoted?.cart !== cart

  useEffect(() => {
    if (refusedCart.current === null || refusedCart.current === cart) return
    refusedCart.current = null
    setCode((current) => current ?? linkedCoupon.read() ?? cartCoupon.read())
  }, [cart])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what takes a coupon away is of the cart that asked
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
        cartCoupon.write(quote.couponCode)
      } catch (error) {
        if (gone.signal.aborted) return
        takeAway(code, answerOf(error))
      }
      setBusy(false)
    })()
    return () => gone.abort()
  }, [needsQuote, code, cart, storeId])

  function takeAway(refused: string, answer: CouponAnswer): void {
    const before = cartCoupon.read()
    const isRefused = isOfCoupon(answer)
    setQuoted(null)
    if (before !== null && before !== refused) {
      // The link's one does not count: the one that was here before stays.
      if (isRefused) linkedCoupon.write(null)
      const description = couponReason(answer, cartCurrency(cart))
      showToast({ title: couponTexts.notTaken({ code: refused }), description })
      setCode(before)
      return
    }
    setCode(null)
    setRefusal(refusalOf(refused, answer, cart))
    // A network or a server that fails says nothing of the coupon: it is asked about again with the cart.
    if (isRefused) cartCoupon.write(null)
    if (canCountLater(answer.code)) refusedCart.current = cart
    else forgetLinked(refused)
  }

  const quote = quoted?.cart === cart ? quoted.quote : null
  const state: CouponState = { code, quote, isBusy, refusal }
  return {
    state,
    apply(typed: string): void {
      // What somebody types stands above what a link brought.
      linkedCoupon.write(null)
      setRefusal(null)
      setQuoted(null)
      setCode(typed)
    },
    remove(): void {
      setCode(null)
      setQuoted(null)
      setRefusal(null)
      cartCoupon.write(null)
      linkedCoupon.write(null)
    },
    /** @returns false when the failure has nothing to do with the coupon */
    takeRefusal(error: unknown): boolean {
      if (!(error instanceof StoreRefusal) || !isOfCoupon(error) || code === null) return false
      takeAway(code, error)
      return true
    },
  }
}

function isOfCoupon({ code }: CouponAnswer): boolean {
  return code.startsWith('coupon_')
}

function forgetLinked(code: string): void {
  if (linkedCoupon.read() === code) linkedCoupon.write(null)
}

function refusalOf(typed: string, answer: CouponAnswer, cart: Cart): CouponState['refusal'] {
  const needsAccount = answer.code === 'coupon_needs_account'
  return { reason: couponReason(answer, cartCurrency(cart)), needsAccount, typed }
}

function answerOf(error: unknown): CouponAnswer {
  return error instanceof StoreRefusal ? error : { code: 'unreachable', answer: {} }
}
