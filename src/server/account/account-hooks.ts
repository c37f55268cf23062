/** What happens to an account and concerns parts above: given by the server's root (src/server/account-hooks.ts). */
import type { Keys } from '#server/identity/keys.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'

/** One entry of the profile's member `purchased_products` (product §3 Purchased product entry). */
export type PurchasedProduct = {
  readonly product_title: string
  /** ISO moment. */
  readonly purchased_at: string
  /** Good for `config.downloads.linkSeconds`. */
  readonly download_url: string
  /** ISO moment; only where the file is newer than the purchase. */
  readonly new_version_at?: string
}

export type AccountHooks = {
  /** In the transaction that has just marked the address as proven. */
  readonly emailProven: (tx: Tx, account: { userId: string; email: string }) => Promise<unknown>
  /** First thing of the transaction that erases an account: holds what is bought with its address meanwhile, and gives back what it was reading. */
  readonly erasureBegins: (tx: Tx, account: { userId: string; email: string }, now: Date) => Promise<void>
  readonly listPurchases: (
    context: Pick<Platform, 'config' | 'db' | 'now'> & { readonly keys: Keys },
    userId: string,
  ) => Promise<readonly PurchasedProduct[]>
}
