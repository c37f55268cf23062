/**
 * Where this visit came from: read once from the first page that is opened in this tab, kept by the tab alone, and told
 * with what is counted and with the order (decision 0254).
 */
import { CAMPAIGN_PARAMETERS, sourceOfArrival } from '#domain/shop/visit-source.ts'
import { tabText } from './tab-text.ts'

const kept = tabText('domine-a-redacao:origem')

/** Also counts the visit, the first time that it is asked in a tab. */
export function visitSource(): string {
  const known = kept.read()
  if (known !== null) return known
  const query = new URLSearchParams(window.location.search)
  const source = sourceOfArrival({
    referrerHost: referrerHost(),
    campaign: CAMPAIGN_PARAMETERS.map((name) => query.get(name)),
  })
  kept.write(source)
  count('visits', { source })
  return source
}

export function countProductView(product: string): void {
  count('visits', { source: visitSource(), product })
}

export function countCartBegun(): void {
  count('carts', { source: visitSource() })
}

/** Nothing about this browser is sent; whether it is counted makes no difference to who reads or buys. */
function count(path: 'visits' | 'carts', told: Record<string, string>): void {
  if (!navigator.onLine) return
  const address = `/api/${path}?${new URLSearchParams(told)}`
  void fetch(address, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined)
}

function referrerHost(): string | null {
  try {
    const { hostname } = new URL(document.referrer)
    return hostname === window.location.hostname ? null : hostname
  } catch {
    return null
  }
}
