/** What the product page shows of a product, picked field by field. */
import { grantsPremium } from '#domain/account/premium.ts'
import type { Contents, SoldApart } from '#domain/shop/bundle.ts'
import type { DetailedProduct } from '#domain/shop/product.ts'
import { byOrder } from './by-order.ts'
import { sharingImagePath } from './sharing-image.ts'

export type ProductPageData = Pick<
  DetailedProduct,
  'id' | 'title' | 'subtitle' | 'ribbon_text' | 'thumbnail' | 'purchasable' | 'variants'
> & {
  /** Whether it makes its buyer premium. */
  readonly grantsPremium: boolean
  /** Who teaches here writes what is sold here; null while the owner has not told (decision 0166). */
  readonly author: string | null
  /** Sanitised by the server. */
  readonly descriptionHtml: string
  /** Path of the picture for link previews. */
  readonly sharingImagePath: string | null
  /** Title of the first option, where there is one. */
  readonly optionTitle: string | null
  /** Addresses in the order of the gallery, each once; the variants' own pictures come last. */
  readonly imageUrls: readonly string[]
  /** What each variant delivers. */
  readonly contents: Contents
  /** What the files of a variant cost apart, by its id and the currency. */
  readonly apart: Readonly<Record<string, SoldApart>>
  /** What the picture of an address shows, where the owner has said it. */
  readonly imageAlts: Readonly<Record<string, string>>
  readonly additionalInfo: readonly {
    readonly id: string
    readonly title: string
    readonly description: string
  }[]
}

export function productPageData(
  product: DetailedProduct,
  contents: Contents,
  author: string | null,
  apart: ProductPageData['apart'] = {},
): ProductPageData {
  const { id, title, subtitle, ribbon_text, thumbnail, purchasable, variants } = product
  const ownUrls = byOrder(product.media).map((image) => image.url)
  const variantUrls = variants.map((variant) => variant.image_url)
  const urls = [...(ownUrls.length > 0 ? ownUrls : [thumbnail]), ...variantUrls]
  return {
    id,
    title,
    subtitle,
    ribbon_text,
    thumbnail,
    purchasable,
    variants,
    grantsPremium: grantsPremium(product.metadata),
    author,
    descriptionHtml: product.description,
    sharingImagePath: sharingImagePath(thumbnail),
    optionTitle: product.options[0]?.title || null,
    contents,
    apart,
    imageUrls: [...new Set(urls.filter((url) => url !== null))],
    imageAlts: Object.fromEntries(product.media.flatMap(({ url, alt }) => (alt ? [[url, alt]] : []))),
    additionalInfo: byOrder(product.additional_info).map((info) => ({
      id: info.id,
      title: info.title,
      description: info.description,
    })),
  }
}
