import { href, Link } from 'react-router'
import { displayedVariant, type ListedProduct } from '#domain/shop/product.ts'
import { cardAction, isProductSoldOut } from '#domain/shop/product-card.ts'
import { productTexts } from '#texts/shop/product.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { ProductPrice } from '#web/features/shop/product-price/product-price.tsx'
import { ProductPicture } from '#web/shared/product-picture/product-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { addFromList } from './add-from-list.ts'

/** What a card shows of a product. */
export type CardProduct = Pick<
  ListedProduct,
  'id' | 'title' | 'subtitle' | 'thumbnail' | 'purchasable' | 'site_product_selection' | 'variants'
> & { readonly grantsPremium: boolean }
export type CardPlace = 'home' | 'store'

type ProductCardProps = {
  product: CardProduct
  place: CardPlace
  isMostComplete: boolean
  isFirstRow?: boolean
}

const texts = cardTexts

/** Lying on phones, upright where there is width. The whole card leads to the product; the button is above. */
export function ProductCard({ product, place, isMostComplete, isFirstRow = false }: ProductCardProps) {
  // On the home page the cards stand under their section's heading, in the store right under the page's.
  const Heading = place === 'home' ? 'h3' : 'h2'
  const subtitle = product.subtitle || (place === 'store' ? texts.defaultSubtitle : null)
  return (
    <article
      className={classNames(
        // With large letters the words stand below the cover on a telephone, too.
        'sheet group relative flex h-full flex-wrap gap-x-4 gap-y-3 p-3 sm:flex-col sm:flex-nowrap sm:gap-y-0 sm:p-4',
        isMostComplete && 'border-2 border-pen',
      )}
    >
      {isMostComplete ? (
        <p className="tag absolute -top-3 left-3 z-10 -rotate-2 sm:left-4">{texts.mostComplete}</p>
      ) : null}
      <div
        className={classNames(
          'relative self-start max-sm:basis-[6.5rem] sm:mb-4 sm:self-stretch',
          place === 'home' && 'sm:rounded-mark sm:border sm:border-line sm:bg-shade sm:px-[18%] sm:py-6',
        )}
      >
        <ProductPicture
          url={product.thumbnail}
          alt=""
          sizes="(min-width: 80rem) 280px, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 110px"
          isMain={isFirstRow}
          className="rounded-mark border border-line shadow-sheet"
        />
        {isProductSoldOut(product) ? (
          <p className="absolute inset-x-0 bottom-0 border-t border-ink bg-sheet py-1 text-center text-sm font-semibold">
            {texts.soldOut}
          </p>
        ) : null}
      </div>
      <div className="flex min-w-0 grow basis-28 flex-col sm:basis-0">
        <Heading
          className={classNames(
            'text-base leading-tight min-[26rem]:text-lg',
            place === 'home' ? 'sm:text-base md:text-lg lg:text-xl' : 'sm:text-xl',
          )}
        >
          <Link
            to={href('/product/:id', { id: product.id })}
            className="after:absolute after:inset-0 group-hover:text-pen"
          >
            {product.title}
          </Link>
        </Heading>
        {subtitle ? <p className="mt-1 text-[0.9375rem] leading-snug text-ink-soft">{subtitle}</p> : null}
        {isMostComplete && product.grantsPremium ? (
          <p className="note mt-2 text-xl">{texts.mostCompleteNote}</p>
        ) : null}
        <div className="mt-auto pt-3">
          <ProductPrice price={displayedVariant(product)?.prices[0]} />
          <div className="relative z-10 mt-3">
            <CardButton product={product} place={place} isMostComplete={isMostComplete} />
          </div>
        </div>
      </div>
    </article>
  )
}

function CardButton({ product, place, isMostComplete }: Omit<ProductCardProps, 'isFirstRow'>) {
  const action = cardAction(product)
  const look = isMostComplete ? 'primary' : 'secondary'
  // Who hears a list of buttons hears a dozen of the same.
  const of = <span className="sr-only">: {product.title}</span>
  if (isProductSoldOut(product)) {
    return (
      <Button look="secondary" disabled className="w-full">
        {productTexts.soldOut}
        {of}
      </Button>
    )
  }
  if (action.kind === 'add') {
    return (
      <Button
        look={look}
        disabled={!action.isEnabled}
        className="w-full needs-script"
        onClick={() => addFromList(product, action.variant)}
      >
        {place === 'home' ? texts.buyNow : texts.addToCart}
        {of}
      </Button>
    )
  }
  const label = action.kind === 'get-for-free' ? texts.getForFree : texts.seeOptions
  if (!action.isEnabled) {
    return (
      <Button look={look} disabled className="w-full">
        {label}
        {of}
      </Button>
    )
  }
  return (
    <LinkButton to={href('/product/:id', { id: product.id })} look={look} className="w-full">
      {label}
      {of}
    </LinkButton>
  )
}
