/** What leaves the store, field by field (docs/wire.md §1): a list carries its pictures under `images`, one product under `media`. */
import type { DetailedProduct, ListedProduct } from '#domain/shop/product.ts'
import { sanitizeDescription } from './description.ts'
import type { ProductRecord } from './product-json.ts'

export function presentListedProduct(product: ProductRecord): ListedProduct {
  return { ...presentBase(product), images: product.images }
}

export function presentDetailedProduct(product: ProductRecord): DetailedProduct {
  return {
    ...presentBase(product),
    media: product.images,
    status: product.status,
    created_at: isoMoment(product.created_at),
    deleted_at: product.deleted_at === null ? null : isoMoment(product.deleted_at),
    metadata: { ...product.metadata, slug: product.slug },
  }
}

function presentBase(product: ProductRecord): Omit<ListedProduct, 'images'> {
  return {
    id: product.id,
    title: product.title,
    subtitle: product.subtitle,
    ribbon_text: product.ribbon_text,
    description: sanitizeDescription(product.description),
    thumbnail: product.thumbnail,
    purchasable: product.purchasable,
    order: product.order,
    site_product_selection: product.site_product_selection,
    options: product.options,
    variants: product.variants.map(({ corrections, licence, ...variant }) => ({
      ...variant,
      ...(corrections === null ? {} : { corrections }),
      ...(licence === null ? {} : { licence }),
    })),
    product_collections: product.product_collections,
    additional_info: product.additional_info,
    type: { value: product.type_value },
    custom_fields: product.custom_fields,
    related_products: product.related_products,
    updated_at: isoMoment(product.updated_at),
  }
}

/** PostgreSQL's JSON writes "+00:00" and microseconds; clients get what JavaScript writes. */
function isoMoment(text: string): string {
  return new Date(text).toISOString()
}
