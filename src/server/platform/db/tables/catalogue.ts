/** What the shop offers: products, variants, prices, booklets. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonObject, Moment, NullableMoment } from './columns.ts'

export type CurrenciesTable = {
  code: string
  symbol: string
  template: string
  decimal_digits: Generated<number>
}

export type ProductsTable = {
  id: string
  slug: string
  title: string
  subtitle: string | null
  ribbon_text: string | null
  description: Generated<string>
  thumbnail: string | null
  purchasable: Generated<boolean>
  sort_order: Generated<number>
  site_product_selection: 'lowest_price_first' | 'first_variant' | null
  status: Generated<'published' | 'draft'>
  is_hidden: Generated<boolean>
  type_value: Generated<string>
  metadata: JsonObject
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: NullableMoment
  companion_product_id: string | null
  companion_amount: number | null
}

export type FormerSlugsTable = { slug: string; product_id: string }

export type ProductImagesTable = {
  product_id: string
  sort_order: number
  url: string
  type: Generated<string>
  alt: Generated<string>
}

export type ProductPicturesTable = { id: string; created_at: Moment; last_used_at: Moment }

export type ProductOptionsTable = {
  id: string
  product_id: string
  title: string
  sort_order: Generated<number>
}

export type VariantsTable = {
  id: string
  product_id: string
  title: string
  image_url: string | null
  sku: string | null
  weight: number | null
  sort_order: Generated<number>
  manage_inventory: Generated<boolean>
  inventory_quantity: number | null
  reserved_quantity: Generated<number>
  generations: Generated<number>
  corrections_granted: Generated<number>
  corrections_months: Generated<number>
  corrections_readers: Generated<number>
  licence_seats: Generated<number>
  licence_months: Generated<number>
  retired_at: NullableMoment
}

export type VariantOptionValuesTable = { id: string; option_id: string; variant_id: string; value: string }

export type PricesTable = {
  variant_id: string
  currency_code: string
  amount: number
  sale_amount: number | null
  sale_starts_at: NullableMoment
  sale_ends_at: NullableMoment
  sort_order: Generated<number>
}

export type PriceChangesTable = {
  id: GeneratedAlways<string>
  variant_id: string
  currency_code: string
  amount: number
  sale_amount: number | null
  sale_starts_at: NullableMoment
  sale_ends_at: NullableMoment
  changed_at: Moment
}

export type CollectionsTable = {
  id: string
  title: string
  image_url: string | null
  metadata: JsonObject
  sort_order: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: NullableMoment
}

export type ProductCollectionsTable = {
  product_id: string
  collection_id: string
  sort_order: Generated<number>
}

export type ProductAdditionalInfoTable = {
  id: string
  product_id: string
  sort_order: Generated<number>
  title: string
  description: string
}

export type ProductCustomFieldsTable = {
  id: string
  product_id: string
  title: string
  is_required: Generated<boolean>
}

export type RelatedProductsTable = {
  id: string
  product_id: string
  section_title: string
  related_type: 'product' | 'collection'
  related_id: string
  sort_order: Generated<number>
}

export type MaterialsTable = {
  id: string
  title: string
  file_name: string
  storage_key: string
  sha256: string
  byte_size: number
  page_count: number
  version: Generated<number>
  updated_at: Moment
  /** Pages that the owner lets be seen; null is ours to choose. */
  shown_pages: number[] | null
  /** The file whose pages were drawn last, or could not be. */
  drawn_key: string | null
}

export type MaterialPagesTable = {
  id: string
  material_id: string
  page: number
  width: number
  height: number
  created_at: Moment
}

export type MaterialVersionsTable = {
  material_id: string
  version: number
  file_name: string
  storage_key: string
  sha256: string
  byte_size: number
  page_count: number
  created_at: Moment
  told_at: NullableMoment
}

export type VariantMaterialsTable = { variant_id: string; material_id: string; sort_order: Generated<number> }

export type StampedCopiesTable = {
  purchase_id: string
  material_id: string
  file_key: string
  source_key: string
  created_at: Moment
  used_at: Moment
}

export type CatalogueTables = {
  currencies: CurrenciesTable
  products: ProductsTable
  former_slugs: FormerSlugsTable
  product_images: ProductImagesTable
  product_pictures: ProductPicturesTable
  product_options: ProductOptionsTable
  variants: VariantsTable
  variant_option_values: VariantOptionValuesTable
  prices: PricesTable
  price_changes: PriceChangesTable
  collections: CollectionsTable
  product_collections: ProductCollectionsTable
  product_additional_info: ProductAdditionalInfoTable
  product_custom_fields: ProductCustomFieldsTable
  related_products: RelatedProductsTable
  materials: MaterialsTable
  material_versions: MaterialVersionsTable
  material_pages: MaterialPagesTable
  variant_materials: VariantMaterialsTable
  stamped_copies: StampedCopiesTable
}
