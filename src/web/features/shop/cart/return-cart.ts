/** The link of a mail with a cart (decision 0268): what is still sold goes into the cart of this browser. */
import { isRecord } from '#domain/shared/is-record.ts'
import { ok } from '#domain/shared/result.ts'
import { CART_PARAMETER, type RemindedItem, returnedCart } from '#domain/shop/cart-reminder.ts'
import { cartReminderTexts as texts } from '#texts/shop/cart-reminder.ts'
import { changeCart, setCartOpen } from '#web/browser/cart-store.ts'
import { fetchOffered } from '#web/browser/store-client.ts'
import { abortAfter } from '#web/browser/time-limit.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { showToast } from '#web/ui/toast-store.ts'

const TIMEOUT_MS = 10_000

export async function returnCart(storeId: string, key: string): Promise<void> {
  const signal = abortAfter(TIMEOUT_MS)
  const asked = await callApi(`cart-reminders/${encodeURIComponent(key)}`, { signal })
  if (!asked.ok && asked.code !== 'cart_not_found') return showToast(texts.offline)
  if (!asked.ok) {
    forgetLink()
    return showToast(texts.gone)
  }
  // Our own server's answer, held to its shape by src/server/shop/cart-reminders/routes.ts.
  const items = (isRecord(asked.value) ? asked.value['items'] : []) as readonly RemindedItem[]
  try {
    const ids = items.map(({ variant_id: id }) => id)
    const offered = await fetchOffered(storeId, ids, signal)
    let isWhole = true
    changeCart((cart) => {
      const returned = returnedCart(cart, items, offered)
      isWhole = returned.isWhole
      return ok(returned.cart)
    })
    forgetLink()
    setCartOpen(true)
    showToast(isWhole ? texts.returned : texts.returnedInPart)
  } catch {
    showToast(texts.offline)
  }
}

/** Loaded again, the page does not put back what was taken out. */
function forgetLink(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(CART_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
}
