/**
 * The answers of the store's reading calls and of a quote (docs/wire.md §1), member by member and strict: one that is
 * missing or too many is a fault. Each schema names what its type names, no more and no less.
 */
import { z } from 'zod'
import type { Currency } from '../shared/money.ts'
import type { CartQuote } from './cart-quote.ts'
import type {
  DetailedProduct,
  GrantedCorrections,
  GrantedLicence,
  ListedProduct,
  OptionValue,
  Price,
  ProductImage,
  ProductOption,
  StockLevel,
  Variant,
} from './product.ts'

type Members<T> = { [K in keyof Required<T>]: z.ZodType<T[K]> }

const amount = z.int().min(0)
const order = z.int()
/** As JavaScript writes it. */
const moment = z.iso.datetime({ precision: 3 })

const currency = z.strictObject({
  code: z.string(),
  symbol: z.string(),
  template: z.string().nullable(),
  decimal_digits: z.int(),
} satisfies Members<Currency>)

const price = z.strictObject({
  amount,
  sale_amount: amount.nullable(),
  currency_code: z.string(),
  currency,
} satisfies Members<Price>)

const optionValue = z.strictObject({
  id: z.string(),
  option_id: z.string(),
  variant_id: z.string(),
  value: z.string(),
} satisfies Members<OptionValue>)

const variant = z.strictObject({
  id: z.string(),
  title: z.string(),
  image_url: z.string().nullable(),
  sku: z.string().nullable(),
  weight: z.number().nullable(),
  manage_inventory: z.boolean(),
  inventory_quantity: z.int().nullable(),
  options: z.array(optionValue),
  prices: z.array(price),
  corrections: z
    .strictObject({
      count: z.int().min(1),
      months: z.int().min(1),
    } satisfies Members<GrantedCorrections>)
    .exactOptional(),
  licence: z
    .strictObject({
      seats: z.int().min(1),
      months: z.int().min(1),
    } satisfies Members<GrantedLicence>)
    .exactOptional(),
} satisfies Members<Variant>)

const image = z.strictObject({
  url: z.string(),
  order,
  type: z.string(),
  alt: z.string().exactOptional(),
} satisfies Members<ProductImage>)

const option = z.strictObject({
  id: z.string(),
  title: z.string(),
  values: z.array(optionValue),
} satisfies Members<ProductOption>)

type Base = Omit<ListedProduct, 'images'>
type Collected = Base['product_collections'][number]
type Info = Base['additional_info'][number]
type Field = Base['custom_fields'][number]
type Related = Base['related_products'][number]

const base = {
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  ribbon_text: z.string().nullable(),
  description: z.string(),
  thumbnail: z.string().nullable(),
  purchasable: z.boolean(),
  order,
  site_product_selection: z.string().nullable(),
  options: z.array(option),
  variants: z.array(variant),
  product_collections: z.array(
    z.strictObject({
      product_id: z.string(),
      collection_id: z.string(),
      order,
    } satisfies Members<Collected>),
  ),
  additional_info: z.array(
    z.strictObject({
      id: z.string(),
      order,
      title: z.string(),
      description: z.string(),
    } satisfies Members<Info>),
  ),
  type: z.strictObject({ value: z.string() }),
  custom_fields: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      is_required: z.boolean(),
    } satisfies Members<Field>),
  ),
  related_products: z.array(
    z.strictObject({
      id: z.string(),
      section_title: z.string(),
      related_type: z.string(),
      related_id: z.string(),
      position: order,
    } satisfies Members<Related>),
  ),
  updated_at: moment,
} satisfies Members<Base>

const listedProduct = z.strictObject({
  ...base,
  images: z.array(image),
} satisfies Members<ListedProduct>)

const detailedProduct = z.strictObject({
  ...base,
  media: z.array(image),
  status: z.string(),
  created_at: moment,
  deleted_at: moment.nullable(),
  metadata: z.record(z.string(), z.unknown()),
} satisfies Members<DetailedProduct>)

export const productListSchema = z.strictObject({
  count: z.int().min(0),
  offset: z.int().min(0),
  limit: z.int().min(1),
  products: z.array(listedProduct),
})

export const productSchema = z.strictObject({ product: detailedProduct })

/** A product as its page will show it, for the owner alone. */
export const productPreviewSchema = z.object({
  product: detailedProduct,
  contents: z.record(
    z.string(),
    z.array(
      z.object({
        title: z.string(),
        pageCount: z.number(),
        shownPages: z.array(
          z.object({
            number: z.int(),
            smallUrl: z.string(),
            largeUrl: z.string(),
            width: z.int(),
            height: z.int(),
          }),
        ),
      }),
    ),
  ),
  author: z.string().nullable(),
})

export const stockLevelsSchema = z.strictObject({
  variants: z.array(
    z.strictObject({ id: z.string(), inventory_quantity: z.int().nullable() } satisfies Members<StockLevel>),
  ),
})

export const collectionListSchema = z.strictObject({
  count: z.int().min(0),
  collections: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      image_url: z.string().nullable(),
      metadata: z.record(z.string(), z.unknown()),
      created_at: moment,
      updated_at: moment,
      deleted_at: moment.nullable(),
      store_id: z.string(),
    }),
  ),
})

export const storeSettingsSchema = z.strictObject({
  store_owner: z.strictObject({ language: z.string() }),
})

export const cartQuoteSchema = z.strictObject({
  couponCode: z.string(),
  subtotalAmount: amount,
  discountAmount: amount,
  totalAmount: amount,
  currencyCode: z.string(),
} satisfies Members<CartQuote>)
