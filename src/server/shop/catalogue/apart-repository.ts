/** What the files of a bundle cost apart, in the shop of now (decision 0237): each at the least that it is sold for alone. */
import { sql } from 'kysely'
import { PREMIUM } from '#domain/account/premium.ts'
import type { SoldApart } from '#domain/shop/bundle.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { runningSale } from './sale-price.ts'

/**
 * Of the variants with several files, those of which at least two are sold alone. What brings more than the one file
 * (generations, corrections, a licence, premium) is no price of that file, and what nobody can buy now has none.
 */
export async function findSoldApart(
  db: DbOrTx,
  productId: string,
  now: Date,
): Promise<Readonly<Record<string, SoldApart>>> {
  const { rows } = await sql<SoldApart & { variantId: string }>`
    with alone as (
      select min(vm.material_id) as material_id, pr.currency_code,
        coalesce(${runningSale(now)}, pr.amount) as amount
      from variants v
      join products p on p.id = v.product_id
      join variant_materials vm on vm.variant_id = v.id
      join prices pr on pr.variant_id = v.id
      where v.retired_at is null and v.generations = 0 and v.corrections_granted = 0 and v.licence_seats = 0
        and p.status = 'published' and p.deleted_at is null and not p.is_hidden and p.purchasable
        and not coalesce(p.metadata -> 'grants' ? ${PREMIUM}, false)
        and (not v.manage_inventory or v.inventory_quantity > v.reserved_quantity)
      group by v.id, pr.currency_code, pr.amount, pr.sale_amount, pr.sale_starts_at, pr.sale_ends_at
      having count(*) = 1
    ), cheapest as (
      select material_id, currency_code, min(amount) as amount from alone group by 1, 2
    )
    select v.id as "variantId", c.currency_code as "currencyCode",
      sum(c.amount)::int as amount, count(*)::int as files
    from variants v
    join variant_materials vm on vm.variant_id = v.id
    join cheapest c on c.material_id = vm.material_id and c.amount > 0
    where v.product_id = ${productId} and v.retired_at is null
    group by v.id, c.currency_code
    having count(*) > 1
    order by v.id, c.currency_code`.execute(db)
  return Object.fromEntries(
    rows.map(({ variantId, ...apart }) => [`${variantId} ${apart.currencyCode}`, apart]),
  )
}
