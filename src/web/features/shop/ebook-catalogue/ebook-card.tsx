import { href } from 'react-router'
import type { Price } from '#domain/shop/product.ts'
import { coverUrl } from '#domain/site/content-pictures.ts'
import type { Ebook } from '#domain/site/site-contents.ts'
import { ebooksTexts as texts } from '#texts/shop/ebooks.ts'
import { ProductPrice } from '#web/features/shop/product-price/product-price.tsx'
import { ProductPicture } from '#web/shared/product-picture/product-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type EbookCardProps = {
  /** With the price of the shop, where it sells the same. */
  ebook: Ebook & { shopPrice: Price | null; productId: string | null }
  /** From 1, in the order of reading. */
  number: number
}

export function EbookCard({ ebook, number }: EbookCardProps) {
  const { isWhole } = ebook
  return (
    <article
      className={classNames(
        // With large letters the words stand below the cover.
        'sheet flex h-full flex-wrap gap-4 p-4 sm:gap-x-6 sm:p-6',
        isWhole && 'border-2 border-pen',
      )}
    >
      <div className="basis-[6.5rem] self-start sm:basis-[11rem]">
        <ProductPicture
          url={coverUrl(ebook)}
          alt=""
          sizes="(min-width: 40rem) 187px, 110px"
          isMain={number <= 2}
          className="rounded-mark border border-line shadow-sheet"
        />
      </div>
      <div className="flex min-w-0 grow basis-28 flex-col">
        {isWhole ? <p className="note mb-1 text-2xl">{texts.whole}</p> : null}
        <h2 className="text-base leading-tight min-[26rem]:text-lg sm:text-2xl lg:text-[1.375rem]">
          {ebook.title}
        </h2>
        <p className="mt-2 leading-snug text-ink-soft">{ebook.description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 pt-4">
          {ebook.shopPrice ? (
            <ProductPrice price={ebook.shopPrice} />
          ) : (
            <p className="text-xl font-semibold tabular-nums">
              <span className="sr-only">{texts.price}: </span>
              {ebook.price}
            </p>
          )}
          <LinkButton
            to={ebook.productId === null ? href('/store') : href('/product/:id', { id: ebook.productId })}
            look={isWhole ? 'primary' : 'secondary'}
          >
            {texts.toStore}
            <span className="sr-only">{texts.toStoreFor(ebook.title)}</span>
          </LinkButton>
        </div>
      </div>
    </article>
  )
}
