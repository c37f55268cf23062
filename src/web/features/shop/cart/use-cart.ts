import { useSyncExternalStore } from 'react'
import type { Cart } from '#domain/shop/cart.ts'
import { currentCart, isCartOpen, serverCart, subscribeToCart } from '#web/browser/cart-store.ts'

/** Empty on the server and at hydration, then what this browser keeps. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribeToCart, currentCart, serverCart)
}

export function useIsCartOpen(): boolean {
  return useSyncExternalStore(subscribeToCart, isCartOpen, () => false)
}
