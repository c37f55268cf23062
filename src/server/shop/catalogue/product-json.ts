/**
 * A product whole, with all that belongs to it, as one JSON object that the database builds (docs/wire.md §1). What the
 * presenter may name is what is built here: `ProductRecord` is derived from it.
 */
import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { jsonList, withoutNulls } from '#server/platform/db/json.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { runningSale } from './sale-price.ts'

/** What can still be bought of the variant `v`; null where stock is not managed. */
export const AVAILABLE = sql<
  number | null
>`case when v.manage_inventory then v.inventory_quantity - v.reserved_quantity end`

const ov = expressionBuilder<Database & { ov: Database['variant_option_values'] }, 'ov'>()
const OPTION_VALUE = jsonBuildObject({
  id: ov.ref('ov.id'),
  option_id: ov.ref('ov.option_id'),
  variant_id: ov.ref('ov.variant_id'),
  value: ov.ref('ov.value'),
})

const p = expressionBuilder<Database & { p: Database['products'] }, 'p'>()

const variantsAt = (now: Date) =>
  p
    .selectFrom('variants as v')
    .whereRef('v.product_id', '=', 'p.id')
    .where('v.retired_at', 'is', null)
    .select((v) =>
      jsonList(
        jsonBuildObject({
          id: v.ref('v.id'),
          title: v.ref('v.title'),
          image_url: v.ref('v.image_url'),
          sku: v.ref('v.sku'),
          weight: v.ref('v.weight'),
          manage_inventory: v.ref('v.manage_inventory'),
          inventory_quantity: AVAILABLE,
          options: v
            .selectFrom('variant_option_values as ov')
            .innerJoin('product_options as o', 'o.id', 'ov.option_id')
            .whereRef('ov.variant_id', '=', 'v.id')
            .select(jsonList(OPTION_VALUE, sql`o.sort_order, o.id`).as('list'))
            .$asScalar(),
          corrections: v
            .case()
            .when('v.corrections_granted', '>', 0)
            .then(
              jsonBuildObject({
                count: v.ref('v.corrections_granted'),
                months: v.ref('v.corrections_months'),
              }),
            )
            .end(),
          licence: v
            .case()
            .when('v.licence_seats', '>', 0)
            .then(jsonBuildObject({ seats: v.ref('v.licence_seats'), months: v.ref('v.licence_months') }))
            .end(),
          prices: v
            .selectFrom('prices as pr')
            .innerJoin('currencies as cu', 'cu.code', 'pr.currency_code')
            .whereRef('pr.variant_id', '=', 'v.id')
            .select((pr) =>
              jsonList(
                jsonBuildObject({
                  amount: pr.ref('pr.amount'),
                  sale_amount: runningSale(now),
                  currency_code: pr.ref('pr.currency_code'),
                  currency: jsonBuildObject({
                    code: pr.ref('cu.code'),
                    symbol: pr.ref('cu.symbol'),
                    template: pr.ref('cu.template'),
                    decimal_digits: pr.ref('cu.decimal_digits'),
                  }),
                }),
                sql`pr.sort_order, pr.currency_code`,
              ).as('list'),
            )
            .$asScalar(),
        }),
        sql`v.sort_order, v.id`,
      ).as('list'),
    )
    .$asScalar()

const IMAGES = p
  .selectFrom('product_images as i')
  .whereRef('i.product_id', '=', 'p.id')
  .select((i) =>
    jsonList(
      withoutNulls(
        jsonBuildObject({
          url: i.ref('i.url'),
          order: i.ref('i.sort_order'),
          type: i.ref('i.type'),
          alt: sql<string | null>`nullif(i.alt, '')`,
        }),
      ),
      sql`i.sort_order`,
    ).as('list'),
  )
  .$asScalar()

const OPTIONS = p
  .selectFrom('product_options as o')
  .whereRef('o.product_id', '=', 'p.id')
  .select((o) =>
    jsonList(
      jsonBuildObject({
        id: o.ref('o.id'),
        title: o.ref('o.title'),
        values: o
          .selectFrom('variant_option_values as ov')
          .innerJoin('variants as v', (join) =>
            join.onRef('v.id', '=', 'ov.variant_id').on('v.retired_at', 'is', null),
          )
          .whereRef('ov.option_id', '=', 'o.id')
          .select(jsonList(OPTION_VALUE, sql`v.sort_order, v.id`).as('list'))
          .$asScalar(),
      }),
      sql`o.sort_order, o.id`,
    ).as('list'),
  )
  .$asScalar()

const COLLECTIONS = p
  .selectFrom('product_collections as pc')
  .innerJoin('collections as co', (join) =>
    join.onRef('co.id', '=', 'pc.collection_id').on('co.deleted_at', 'is', null),
  )
  .whereRef('pc.product_id', '=', 'p.id')
  .select((pc) =>
    jsonList(
      jsonBuildObject({
        product_id: pc.ref('pc.product_id'),
        collection_id: pc.ref('pc.collection_id'),
        order: pc.ref('pc.sort_order'),
      }),
      sql`pc.sort_order, pc.collection_id`,
    ).as('list'),
  )
  .$asScalar()

const ADDITIONAL_INFO = p
  .selectFrom('product_additional_info as a')
  .whereRef('a.product_id', '=', 'p.id')
  .select((a) =>
    jsonList(
      jsonBuildObject({
        id: a.ref('a.id'),
        order: a.ref('a.sort_order'),
        title: a.ref('a.title'),
        description: a.ref('a.description'),
      }),
      sql`a.sort_order, a.id`,
    ).as('list'),
  )
  .$asScalar()

const CUSTOM_FIELDS = p
  .selectFrom('product_custom_fields as f')
  .whereRef('f.product_id', '=', 'p.id')
  .select((f) =>
    jsonList(
      jsonBuildObject({ id: f.ref('f.id'), title: f.ref('f.title'), is_required: f.ref('f.is_required') }),
      sql`f.id`,
    ).as('list'),
  )
  .$asScalar()

const RELATED_PRODUCTS = p
  .selectFrom('related_products as r')
  .whereRef('r.product_id', '=', 'p.id')
  .select((r) =>
    jsonList(
      jsonBuildObject({
        id: r.ref('r.id'),
        section_title: r.ref('r.section_title'),
        related_type: r.ref('r.related_type'),
        related_id: r.ref('r.related_id'),
        position: r.ref('r.sort_order'),
      }),
      sql`r.sort_order, r.id`,
    ).as('list'),
  )
  .$asScalar()

/** For queries that call the table of products `p`. */
export function productAt(now: Date) {
  return jsonBuildObject({
    id: p.ref('p.id'),
    slug: p.ref('p.slug'),
    title: p.ref('p.title'),
    subtitle: p.ref('p.subtitle'),
    ribbon_text: p.ref('p.ribbon_text'),
    description: p.ref('p.description'),
    thumbnail: p.ref('p.thumbnail'),
    purchasable: p.ref('p.purchasable'),
    order: p.ref('p.sort_order'),
    site_product_selection: p.ref('p.site_product_selection'),
    type_value: p.ref('p.type_value'),
    status: p.ref('p.status'),
    metadata: p.ref('p.metadata'),
    created_at: p.ref('p.created_at'),
    updated_at: p.ref('p.updated_at'),
    deleted_at: p.ref('p.deleted_at'),
    images: IMAGES,
    options: OPTIONS,
    variants: variantsAt(now),
    product_collections: COLLECTIONS,
    additional_info: ADDITIONAL_INFO,
    custom_fields: CUSTOM_FIELDS,
    related_products: RELATED_PRODUCTS,
  })
}

/** A product as the repository reads it: JSON, so moments are texts already. */
export type ProductRecord = ReturnType<typeof productAt> extends Expression<infer Product> ? Product : never
