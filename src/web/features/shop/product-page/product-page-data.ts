/** What the product page shows of a product, picked field by field. */
import { grantsPremium } from '#domain/account/premium.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { type Contents, type SoldApart, savedTogether } from '#domain/shop/bundle.ts'
import { type DetailedProduct, effectiveAmount, type Variant } from '#domain/shop/product.ts'
import { bundleSaving } from '#texts/shop/bundle-saving.ts'
import { correctionsNote, grantedCorrections } from '#texts/shop/credits.ts'
import { grantedLicence, licenceNote } from '#texts/shop/licence.ts'
import { byOrder } from './by-order.ts'
import { sharingImagePath } from './sharing-image.ts'

type VariantGrant = { readonly kind: 'corrections' | 'licence'; readonly what: string; readonly note: string }

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
  /** What the files of a variant cost apart and together, in words, only where together is less (decision 0237). */
  readonly saving: Readonly<Record<string, string>>
  /** What a variant grants beside its files, in words, and what is to be known of it. */
  readonly grants: Readonly<Record<string, readonly VariantGrant[]>>
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
  apart: Readonly<Record<string, SoldApart>> = {},
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
    saving: ofVariants(variants, (variant) => savingText(variant, apart)),
    grants: ofVariants(variants, grantsOf),
    imageUrls: [...new Set(urls.filter((url) => url !== null))],
    imageAlts: Object.fromEntries(product.media.flatMap(({ url, alt }) => (alt ? [[url, alt]] : []))),
    additionalInfo: byOrder(product.additional_info).map((info) => ({
      id: info.id,
      title: info.title,
      description: info.description,
    })),
  }
}

function ofVariants<Words>(variants: readonly Variant[], tell: (variant: Variant) => Words | null) {
  return Object.fromEntries(
    variants.flatMap((variant) => {
      const told = tell(variant)
      return told === null ? [] : [[variant.id, told] as const]
    }),
  )
}

/** @param apart by a variant's id and the currency */
function savingText(
  { id, prices: [price] }: Variant,
  apart: Readonly<Record<string, SoldApart>>,
): string | null {
  if (!price) return null
  const files = apart[`${id} ${price.currency_code}`]
  const amount = effectiveAmount(price)
  const saved = savedTogether({ amount, currencyCode: price.currency_code }, files)
  if (saved === null || !files) return null
  const money = (cents: number) => formatMoney(cents, price.currency)
  return bundleSaving({
    apart: money(files.amount),
    together: money(amount),
    saved: money(saved),
    files: files.files,
  })
}

function grantsOf({ corrections, licence }: Variant): VariantGrant[] | null {
  const grants: VariantGrant[] = []
  if (corrections)
    grants.push({ kind: 'corrections', what: grantedCorrections(corrections), note: correctionsNote })
  if (licence) grants.push({ kind: 'licence', what: grantedLicence(licence), note: licenceNote })
  return grants.length > 0 ? grants : null
}
