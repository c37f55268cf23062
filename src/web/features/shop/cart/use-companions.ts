import { useMemo } from 'react'
import { ok } from '#domain/shared/result.ts'
import type { Cart, CartProduct, CartVariant } from '#domain/shop/cart.ts'
import { type Companion, companionAmount, withCompanions } from '#domain/shop/companion.ts'
import { effectiveAmount } from '#domain/shop/product.ts'
import { fetchOffered } from '#web/browser/store-client.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

/** More than a cart has lines (src/server/shop/catalogue/cart-routes.ts). */
const MAX_ASKED = 50

export type CompanionOffer = {
  readonly product: CartProduct
  readonly variant: CartVariant
  /** Cents of a piece beside what is in the cart. */
  readonly amount: number
  /** Cents of a piece alone. */
  readonly aloneAmount: number
}

type Told = { readonly companions: readonly Companion[]; readonly offers: readonly CompanionOffer[] }

/** The open cart with the prices of what was offered with it, and what is offered beside what it holds. */
export function useCompanions(storeId: string, stored: Cart, isOpen: boolean) {
  const ids = [...new Set(stored.map(({ product }) => product.id))].sort().slice(0, MAX_ASKED)
  const question = isOpen && ids.length > 0 ? `companions of ${ids.join(',')}` : null
  const asked = useAsked<Told>(question, (signal) => readCompanions(storeId, ids, signal), { keepsOld: true })
  const told = asked.value
  const cart = useMemo(() => withCompanions(stored, told?.companions ?? []), [stored, told])
  const offers = (told?.offers ?? []).filter(
    ({ variant }) =>
      question !== null && !asked.isStale && !stored.some((line) => line.variant.id === variant.id),
  )
  return { cart, offers, reload: asked.reload }
}

async function readCompanions(storeId: string, ids: readonly string[], signal: AbortSignal) {
  const query = new URLSearchParams(ids.map((id) => ['product_ids[]', id]))
  const schema = import('#domain/shop/companion-wire.ts').then(({ companionsSchema }) => companionsSchema)
  const answer = await callChecked(schema, `companions?${query}`, { signal })
  if (!answer.ok) return answer
  const { companions } = answer.value
  if (companions.length === 0) return ok({ companions, offers: [] })
  const variantIds = [...new Set(companions.map(({ variantId }) => variantId))]
  const products = await fetchOffered(storeId, variantIds, signal).catch(() => [])
  const offers = companions.flatMap((companion): CompanionOffer[] => {
    for (const product of products) {
      const variant = product.variants.find(({ id }) => id === companion.variantId)
      const price = variant?.prices[0]
      if (!variant || !price || !product.purchasable || variant.inventory_quantity === 0) continue
      const aloneAmount = effectiveAmount(price)
      const alone = { amount: aloneAmount, currencyCode: price.currency_code }
      return [{ product, variant, amount: companionAmount(companion, alone), aloneAmount }]
    }
    return []
  })
  return ok({ companions, offers })
}
