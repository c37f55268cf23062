import { useEffect, useRef, useState } from 'react'
import { ok } from '#domain/shared/result.ts'
import type { Cart } from '#domain/shop/cart.ts'
import { checkCart } from '#domain/shop/cart-check.ts'
import { changeCart } from '#web/browser/cart-store.ts'
import { fetchOffered } from '#web/browser/store-client.ts'
import { abortAfter } from '#web/browser/time-limit.ts'

const TIMEOUT_MS = 5_000

export type LineMarks = {
  /** Variants that cannot be bought any more. */
  readonly gone: ReadonlySet<string>
  /** Id of the variant → cents that a piece cost before. */
  readonly formerAmounts: ReadonlyMap<string, number>
}

const NO_MARKS: LineMarks = { gone: new Set(), formerAmounts: new Map() }

/**
 * The open cart held against the shop of now, when it opens and when the shop refuses it: new prices and counts go into
 * the cart, and what changed is marked until the drawer is closed (decision 0117).
 */
export function useCheckedCart(storeId: string, cart: Cart, isOpen: boolean) {
  const [marks, setMarks] = useState(NO_MARKS)
  const newest = useRef(cart)
  newest.current = cart

  async function check(): Promise<void> {
    const ids = newest.current.map((line) => line.variant.id)
    if (ids.length === 0) return
    try {
      const offered = await fetchOffered(storeId, ids, abortAfter(TIMEOUT_MS))
      const { gone, formerAmounts } = checkCart(newest.current, offered)
      // What was put into the cart meanwhile was not asked for, and is as fresh as can be.
      changeCart((current) => {
        const known = current.filter((line) => ids.includes(line.variant.id))
        const { cart: checked } = checkCart(known, offered)
        return ok(
          current.map((line) => checked.find(({ variant }) => variant.id === line.variant.id) ?? line),
        )
      })
      setMarks((before) => ({
        gone: new Set(gone),
        formerAmounts: new Map([...Object.entries(formerAmounts), ...before.formerAmounts]),
      }))
    } catch {
      // The lines stay as they are, and the checkout asks the server all the same.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (isOpen) void check()
    else setMarks(NO_MARKS)
  }, [isOpen, storeId])

  const buyable = cart.filter((line) => !marks.gone.has(line.variant.id))
  return {
    marks,
    hasGone: buyable.length < cart.length,
    check,
    /** The server has said so itself. */
    markGone: (variantId: string) =>
      setMarks(({ gone, formerAmounts }) => ({ gone: new Set([...gone, variantId]), formerAmounts })),
    removeGone: () =>
      void changeCart((current) => ok(current.filter((line) => !marks.gone.has(line.variant.id)))),
  }
}
