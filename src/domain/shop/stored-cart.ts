/**
 * The cart as text, for whatever keeps it. Reading trusts nothing: a text that is not exactly a cart is an empty
 * cart (product §9 "an empty cart if parsing fails").
 */

import type { Currency } from '../shared/money.ts'
import type { Cart, CartLine, CartProduct, CartVariant } from './cart.ts'
import { EMPTY_CART } from './cart-count.ts'
import type { Price } from './product.ts'

export function serializeCart(cart: Cart): string {
  return JSON.stringify(cart)
}

export function parseStoredCart(text: string | null): Cart {
  if (text === null) return EMPTY_CART
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return EMPTY_CART
  }
  if (!Array.isArray(value) || !value.every(isLine)) return EMPTY_CART
  const isRepeated = new Set(value.map((line) => line.variant.id)).size < value.length
  return isRepeated ? EMPTY_CART : value
}

function isLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    isProduct(value['product']) &&
    isVariant(value['variant']) &&
    isCount(value['quantity'], 1)
  )
}

function isProduct(value: unknown): value is CartProduct {
  return isRecord(value) && isText(value['id']) && isText(value['title']) && isTextOrNull(value['thumbnail'])
}

function isVariant(value: unknown): value is CartVariant {
  return (
    isRecord(value) &&
    isText(value['id']) &&
    isText(value['title']) &&
    isTextOrNull(value['image_url']) &&
    typeof value['manage_inventory'] === 'boolean' &&
    (value['inventory_quantity'] === null || Number.isSafeInteger(value['inventory_quantity'])) &&
    Array.isArray(value['prices']) &&
    value['prices'].every(isPrice)
  )
}

function isPrice(value: unknown): value is Price {
  return (
    isRecord(value) &&
    isCount(value['amount'], 0) &&
    (value['sale_amount'] === null || isCount(value['sale_amount'], 0)) &&
    isText(value['currency_code']) &&
    isCurrency(value['currency'])
  )
}

function isCurrency(value: unknown): value is Currency {
  return (
    isRecord(value) && isText(value['code']) && isText(value['symbol']) && isTextOrNull(value['template'])
  )
}

function isCount(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
