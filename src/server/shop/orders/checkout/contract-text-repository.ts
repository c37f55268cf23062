/**
 * Keeps the wording that an order is made under: the terms and the page on giving back, with the shop's facts of that
 * moment. Named by its own hash, so that each wording is kept once ("Compras já feitas seguem os termos do dia da compra").
 */
import { createHash } from 'node:crypto'
import { EXCHANGES_PAGE } from '#content/site/institutional/exchanges.ts'
import { TERMS_PAGE } from '#content/site/institutional/terms.ts'
import { fillShopHolesInPage, type ShopIdentity } from '#domain/site/institutional.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

/** @returns the id for orders.contract_id */
export async function keepContractText(db: DbOrTx, shop: ShopIdentity, now: Date): Promise<string> {
  const pages = [TERMS_PAGE, EXCHANGES_PAGE].map((page) => fillShopHolesInPage(page, shop))
  const text = JSON.stringify(pages)
  const id = createHash('sha256').update(text).digest('hex')
  const kept = await db.selectFrom('contract_texts').select('id').where('id', '=', id).executeTakeFirst()
  if (kept) return id
  await db
    .insertInto('contract_texts')
    .values({ id, terms_version: TERMS_PAGE.version, pages: text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}
