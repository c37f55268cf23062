/**
 * The cart of this browser: kept in local storage, the same in every tab, empty on the server. Rules are in
 * src/domain/shop/cart.ts; this module only holds, saves and tells (product §4 Cart, §9).
 */

import type { Ok } from '#domain/shared/result.ts'
import type { Cart } from '#domain/shop/cart.ts'
import { EMPTY_CART } from '#domain/shop/cart-count.ts'
import { parseStoredCart, serializeCart } from '#domain/shop/stored-cart.ts'
import { personalThings, subscribeToHolder } from './kept-things.ts'
import { countCartBegun } from './visit-source.ts'

/** The fixed key of product §7 "Local and other". */
const CART_STORAGE_KEY = 'domine-a-redacao:cart'

const listeners = new Set<() => void>()
let cart: Cart | null = null
let isOpen = false
let isStorageUsable = true
let leaveHolder = () => {}

export function currentCart(): Cart {
  cart ??= readStored()
  return cart
}

export function serverCart(): Cart {
  return EMPTY_CART
}

export function isCartOpen(): boolean {
  return isOpen
}

export function setCartOpen(open: boolean): void {
  isOpen = open
  tell()
}

/**
 * Replaces the cart by what the rule makes of its newest state, and saves it.
 * @returns the rule's refusal, which leaves the cart as it is; null when the change was made
 */
export function changeCart<R extends { readonly ok: false }>(rule: (cart: Cart) => Ok<Cart> | R): R | null {
  // Another tab may have written a moment ago; its event comes later than this click.
  const before = isStorageUsable ? readStored() : currentCart()
  const result = rule(before)
  if (!result.ok) return result
  if (before.length === 0 && result.value.length > 0) countCartBegun()
  cart = result.value
  try {
    personalThings().setItem(CART_STORAGE_KEY, serializeCart(cart))
  } catch {
    // Storage is full or forbidden: the cart lives as long as this page.
    isStorageUsable = false
  }
  tell()
  return null
}

export function subscribeToCart(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage)
    window.addEventListener('pageshow', handlePageShow)
    leaveHolder = subscribeToHolder(readAgain)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
    leaveHolder()
  }
}

function readStored(): Cart {
  try {
    return parseStoredCart(personalThings().getItem(CART_STORAGE_KEY))
  } catch {
    return EMPTY_CART
  }
}

function handleStorage(event: StorageEvent): void {
  if (event.key === CART_STORAGE_KEY || event.key === null) readAgain()
}

/** A page that comes back from the browser's memory has missed what happened meanwhile. */
function handlePageShow(event: PageTransitionEvent): void {
  if (event.persisted) readAgain()
}

function readAgain(): void {
  cart = readStored()
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
