/** The bodies and answers of `/api/console/products`: the owner's list of products, one product as it is edited, files. */
import { z } from 'zod'
import { LICENCE_MONTHS_MAX, LICENCE_MONTHS_USUAL, LICENCE_SEATS_MAX } from '../shop/school-licence.ts'
import { MAX_SHOWN_PAGES } from '../shop/shown-pages.ts'
import { plannedMoment } from '../site/planned-moment.ts'

/** As long as a title may be. */
export const PRODUCT_SEARCH_MAX = 200

const text = (max: number) => z.string().trim().max(max)
const cents = z.int().min(0).max(100_000_000)
const pieces = z.int().min(-1_000_000).max(1_000_000)
const id = z.string().min(1).max(64)
const pictureUrl = z.string().max(300)

export const STOCK_CHANGES = ['keep', 'set', 'adjust'] as const

export const variantDraftSchema = z.strictObject({
  /** Null for one that is not kept yet. */
  id: id.nullable(),
  title: text(80),
  sku: text(60),
  /** Null while the field is empty or not an amount. */
  amount: cents.nullable(),
  saleAmount: cents.nullable(),
  saleStartsAt: plannedMoment.nullable(),
  saleEndsAt: plannedMoment.nullable(),
  isStockManaged: z.boolean(),
  /** `set` says what there is, `adjust` what has come or gone: right also while pieces are sold. */
  stock: z.strictObject({ change: z.enum(STOCK_CHANGES), pieces }),
  /** One for each option, in their order. */
  optionValues: z.array(text(60)).max(3),
  materialIds: z.array(id).max(50),
  /** Extra generations of the essay generator that one piece brings (decision 0057). */
  generations: z.int().min(0).max(100),
  /** Corrections by a teacher that one piece brings, and for how many months they can be used. */
  corrections: z.int().min(0).max(100),
  correctionsMonths: z.int().min(1).max(60),
  /** Two: each of these corrections is read by two, and by a third where they are far apart. */
  correctionsReaders: z.literal([1, 2]).default(1),
  /** Seats of a school's licence that one piece brings, and for how many months. */
  licenceSeats: z.int().min(0).max(LICENCE_SEATS_MAX).default(0),
  licenceMonths: z.int().min(1).max(LICENCE_MONTHS_MAX).default(LICENCE_MONTHS_USUAL),
  imageUrl: pictureUrl.nullable(),
})
export type VariantDraft = z.infer<typeof variantDraftSchema>

export const productDraftSchema = z.strictObject({
  title: text(200),
  subtitle: text(300),
  /** Empty: made from the title. */
  slug: text(60),
  ribbonText: text(40),
  isPurchasable: z.boolean(),
  isPublished: z.boolean(),
  isHidden: z.boolean(),
  showsLowestPrice: z.boolean(),
  /** Who buys it becomes premium. */
  grantsPremium: z.boolean(),
  /** Markdown. */
  description: z.string().max(20_000),
  collectionIds: z.array(id).max(50),
  info: z.array(z.strictObject({ title: text(80), description: text(1_000) })).max(30),
  related: z
    .array(z.strictObject({ sectionTitle: text(80), type: z.enum(['product', 'collection']), id }))
    .max(30),
  /** What the cart offers with it; null offers nothing. The amount is null for the price that it has. */
  companion: z.strictObject({ productId: id, amount: cents.nullable() }).nullable(),
  options: z.array(z.strictObject({ id: id.nullable(), title: text(60) })).max(3),
  variants: z.array(variantDraftSchema).max(50),
  images: z.array(z.strictObject({ url: pictureUrl, alt: text(250) })).max(20),
  /** One of the images; null takes the first. */
  thumbnail: pictureUrl.nullable(),
})
export type ProductDraft = z.infer<typeof productDraftSchema>

export const saveProductSchema = z.strictObject({
  /** The version that was opened: another window's save in between is never written over. */
  version: z.int().min(1),
  product: productDraftSchema,
})
export const createProductSchema = z.strictObject({ product: productDraftSchema })

/** Up or down by one: a product is put directly beside its neighbour. */
export const placeSchema = z.strictObject({ side: z.enum(['before', 'after']), of: id })
export type PlaceRequest = z.output<typeof placeSchema>
export const orderSchema = z.strictObject({ ids: z.array(id).max(1_000) })
/** Price of the only version, or whether it is published: what changes most often. */
export const quickChangeSchema = z.strictObject({
  amount: cents.optional(),
  isPublished: z.boolean().optional(),
})
export type QuickChange = z.output<typeof quickChangeSchema>
export const visibilitySchema = z.strictObject({ isHidden: z.boolean() })
export const collectionTitleSchema = z.strictObject({ title: text(80).min(1) })
export const descriptionSchema = z.strictObject({ markdown: z.string().max(20_000) })
export const descriptionAnswerSchema = z.object({ html: z.string() })

const listedProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  isPublished: z.boolean(),
  isHidden: z.boolean(),
  isPurchasable: z.boolean(),
  isArchived: z.boolean(),
  variantCount: z.number(),
  /** What a buyer would pay at least, in cents; null without a price. */
  lowestAmount: z.number().nullable(),
  /** The price without a sale, of a product with one version; null for others. */
  regularAmount: z.number().nullable(),
  /** What can still be bought where stock is managed; null where none is. */
  piecesLeft: z.number().nullable(),
  /** Pieces of the first `COUNTED_SALES` purchases at most. */
  soldCount: z.number(),
  hasMoreSold: z.boolean(),
})
export type ListedAdminProduct = z.infer<typeof listedProductSchema>
/** The list counts no further: the product's own page tells the whole number. */
export const COUNTED_SALES = 100
export const productListSchema = z.object({
  products: z.array(listedProductSchema),
  next: z.string().nullable(),
})
export const productListQuery = z.object({
  /** The beginnings of words of the title; empty for all. */
  q: z.string().trim().max(PRODUCT_SEARCH_MAX).default(''),
  archived: z.enum(['yes', 'no']).default('no'),
  after: z.string().max(80).optional(),
})

const adminCollectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  productCount: z.number(),
})
export type AdminCollection = z.infer<typeof adminCollectionSchema>
export const collectionListSchema = z.object({ collections: z.array(adminCollectionSchema) })

const adminMaterialSchema = z.object({
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  version: z.number(),
  pageCount: z.number(),
  byteSize: z.number(),
  updatedAt: z.string(),
  /** How many buyers receive it today. */
  buyerCount: z.number(),
  /** When the buyers were told of this version; null when they were not. */
  notifiedAt: z.string().nullable(),
  /** Where it is delivered: "Product (variant)". */
  deliveredBy: z.array(z.string()),
  /** The owner's choice of pages to look into; null is the shop's. */
  shownPages: z.array(z.number()).nullable(),
  /** Pages that are seen on the product's page today. */
  drawnPages: z.array(z.number()),
})
export type AdminMaterial = z.infer<typeof adminMaterialSchema>
export const materialListSchema = z.object({ materials: z.array(adminMaterialSchema) })

export const newMaterialSchema = z.strictObject({
  uploadId: z.uuid(),
  partCount: z.int().min(1).max(1_000),
  title: text(120).min(1),
  fileName: text(120).min(1),
})
export const newVersionSchema = z.strictObject({
  uploadId: z.uuid(),
  partCount: z.int().min(1).max(1_000),
  fileName: text(120).min(1),
  /** The version that is replaced: a second window, or a second press, does not publish twice. */
  replaces: z.int().min(1),
  notifyBuyers: z.boolean(),
})
export const materialNamesSchema = z.strictObject({
  title: text(120).min(1),
  fileName: text(120).min(1),
  /** Which pages may be looked into; null leaves it to the shop, [] shows none. Left out, it stays as it is. */
  shownPages: z
    .array(z.int().min(1).max(99_999))
    .max(MAX_SHOWN_PAGES)
    .refine((pages) => new Set(pages).size === pages.length)
    .nullable()
    .optional(),
})
export type MaterialNames = z.output<typeof materialNamesSchema>
export const materialAnswerSchema = z.object({ material: adminMaterialSchema, notifiedCount: z.number() })

export const pictureAnswerSchema = z.object({ url: z.string() })

const priceChangeSchema = z.object({
  variantTitle: z.string(),
  amount: z.number(),
  saleAmount: z.number().nullable(),
  saleStartsAt: z.string().nullable(),
  saleEndsAt: z.string().nullable(),
  changedAt: z.string(),
})
export type PriceChange = z.infer<typeof priceChangeSchema>

/** What stands beside a variant and is not edited with it. */
const variantStockSchema = z.object({
  id: z.string(),
  inventoryQuantity: z.number().nullable(),
  reservedQuantity: z.number(),
  soldCount: z.number(),
})
export type VariantStock = z.infer<typeof variantStockSchema>

const productNameSchema = z.object({ id: z.string(), title: z.string() })
export type ProductName = z.infer<typeof productNameSchema>

export const openedProductSchema = z.object({
  id: z.string(),
  version: z.number(),
  isArchived: z.boolean(),
  updatedAt: z.string(),
  product: productDraftSchema,
  /** Sold before and taken out: they can be sold again. */
  retiredVariants: z.array(variantDraftSchema),
  variantStocks: z.array(variantStockSchema),
  /** Those that `product.related` names. */
  relatedProducts: z.array(productNameSchema),
  formerSlugs: z.array(z.string()),
  /** The newest first. */
  priceChanges: z.array(priceChangeSchema),
})
export type OpenedProduct = z.infer<typeof openedProductSchema>

export const productCreatedSchema = z.object({ id: z.string() })
