import { PenLine, School } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import type { Variant } from '#domain/shop/product.ts'
import { productTexts } from '#texts/shop/product.ts'
import { OwnedNote } from '#web/features/shop/owned-files/owned-note.tsx'
import { useOwnedFiles } from '#web/features/shop/owned-files/use-owned-files.ts'
import { ProductPrice } from '#web/features/shop/product-price/product-price.tsx'
import { useFreshStock } from '#web/features/shop/stock/use-fresh-stock.ts'
import { ProductDescription } from '#web/shared/product-description/product-description.tsx'
import { BelowScreen } from '#web/ui/below-screen.tsx'
import { lateSection } from '#web/ui/late-section.tsx'
import { BundleContents } from './bundle-contents.tsx'
import { LookInside } from './look-inside.tsx'
import { ProductGallery } from './product-gallery.tsx'
import type { ProductPageData } from './product-page-data.ts'
import { PurchasePanel } from './purchase-panel.tsx'
import { VariantPicker } from './variant-picker.tsx'

const PremiumSheet = lateSection(() =>
  import('#web/shared/premium/premium-sheet.tsx').then((module) => module.PremiumSheet),
)

const GRANT_MARKS = { corrections: PenLine, licence: School } as const

type ProductDetailsProps = {
  page: ProductPageData
  storeId: string
  /** In the place of what buys: a preview sells nothing. */
  purchase?: ReactNode
}

export function ProductDetails({ page, storeId, purchase }: ProductDetailsProps) {
  const [product = page] = useFreshStock(storeId, [page])
  const [selectedId, setSelectedId] = useState(page.variants[0]?.id)
  const [imageIndex, setImageIndex] = useState(0)
  const owned = useOwnedFiles(page.variants.map(({ id }) => id).join(','))
  const variant = product.variants.find(({ id }) => id === selectedId) ?? product.variants[0]
  const saving = variant ? page.saving[variant.id] : undefined
  const grants = (variant && page.grants[variant.id]) ?? []
  const parts = (variant && page.contents[variant.id]) ?? []

  function handleSelect(chosen: Variant): void {
    setSelectedId(chosen.id)
    const position = chosen.image_url === null ? -1 : page.imageUrls.indexOf(chosen.image_url)
    if (position >= 0) setImageIndex(position)
  }

  return (
    <article>
      <div className="product-columns">
        <div className="product-columns__picture">
          <ProductGallery
            title={page.title}
            imageUrls={page.imageUrls}
            imageAlts={page.imageAlts}
            ribbonText={page.ribbon_text}
            index={imageIndex}
            onIndexChange={setImageIndex}
          />
        </div>
        <div>
          <h1 className="text-3xl sm:text-4xl md:max-lg:text-3xl">{page.title}</h1>
          {page.subtitle ? <p className="mt-3 text-lg text-ink-soft">{page.subtitle}</p> : null}
          {page.author ? (
            <p className="mt-2">
              <Link to={href('/quem-somos')} className="text-link">
                {productTexts.writtenBy({ name: page.author })}
              </Link>
            </p>
          ) : null}
          <div className="mt-5">
            <ProductPrice price={variant?.prices[0]} size="page" />
          </div>
          {saving ? <p className="mt-3">{saving}</p> : null}
          {page.variants.length > 1 && variant ? (
            <VariantPicker
              optionTitle={page.optionTitle}
              variants={product.variants}
              selectedId={variant.id}
              onSelect={handleSelect}
            />
          ) : null}
          {grants.map(({ kind, what, note }) => {
            const Mark = GRANT_MARKS[kind]
            return (
              <p key={kind} className="mt-6 flex items-start gap-3">
                <Mark aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-pen" />
                <span>
                  <strong>{what}.</strong> {note}
                </span>
              </p>
            )
          })}
          {variant ? <OwnedNote className="mt-6" owned={owned.get(variant.id)} /> : null}
          {purchase ?? <PurchasePanel key={variant?.id} product={product} variant={variant} />}
          <BelowScreen>
            {page.grantsPremium ? <PremiumSheet className="mt-8" /> : null}
            <LookInside key={`${variant?.id} inside`} parts={parts} />
            <BundleContents parts={parts} />
            {page.descriptionHtml ? (
              <section aria-labelledby="sobre" className="mt-10 border-t border-ink pt-6">
                <h2 id="sobre" className="mb-3 text-2xl">
                  {productTexts.about}
                </h2>
                <ProductDescription sanitizedHtml={page.descriptionHtml} />
              </section>
            ) : null}
            {page.additionalInfo.length > 0 ? (
              <dl className="sheet mt-8 divide-y divide-rule px-5">
                {page.additionalInfo.map((info) => (
                  <div key={info.id} className="product-fact">
                    <dt className="font-semibold">{info.title}</dt>
                    <dd className="text-ink-soft">{info.description}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </BelowScreen>
        </div>
      </div>
    </article>
  )
}
