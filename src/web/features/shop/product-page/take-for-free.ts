import type { Variant } from '#domain/shop/product.ts'
import { createCheckout } from '#web/browser/store-client.ts'
import { accessToken } from '#web/shared/session/session-store.ts'

/** Opens a checkout for one piece of what costs nothing, and goes to its page. */
export async function takeForFree(storeId: string, { id }: Variant): Promise<void> {
  const items = [{ variant_id: id, quantity: 1, unit_amount: 0 }]
  location.assign(await createCheckout(storeId, { items, accessToken: await accessToken() }))
}
