import { href, Link } from 'react-router'
import type { ListedAdminProduct } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { ProductPicture } from '#web/shared/product-picture/product-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { inReais } from './brl.ts'
import { MoveButtons } from './move-buttons.tsx'

const texts = productsAdminTexts.list

export type RowAction = 'hide' | 'show' | 'duplicate' | 'archive' | 'restore' | 'publish' | 'unpublish'

type ProductRowProps = {
  product: ListedAdminProduct
  isBusy: boolean
  /** Null where there is no order: in the archive, and among what a search has found. */
  place: { index: number; count: number; hasMore: boolean; onMove: (to: number) => void } | null
  onAction: (action: RowAction) => void
  /** Null in the archive. */
  onPrice: (() => void) | null
}

export function ProductRow({ product, isBusy, place, onAction, onPrice }: ProductRowProps) {
  const { id, title } = product
  const actions: RowAction[] = product.isArchived
    ? ['restore']
    : [
        ...(product.isPublished
          ? [product.isHidden ? ('show' as const) : ('hide' as const)]
          : (['publish'] as const)),
        'duplicate',
        'archive',
      ]
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="w-14 shrink-0 overflow-hidden rounded-mark border border-line">
        <ProductPicture url={product.thumbnail} alt="" sizes="56px" />
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">
          <Link to={href('/painel/produtos/:id', { id })} className="text-link">
            {title}
          </Link>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-soft">{factsOf(product).join(' · ')}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {statesOf(product).map((state) => (
            <span key={state} className="rounded-mark border border-line-strong px-2 py-0.5 text-sm">
              {state}
            </span>
          ))}
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center gap-2 sm:pl-18">
        {product.variantCount === 1 && onPrice ? (
          <Button
            size="small"
            look="secondary"
            isBusy={isBusy}
            aria-label={productsAdminTexts.quick.priceOf({ title })}
            onClick={onPrice}
          >
            {productsAdminTexts.quick.price}
          </Button>
        ) : null}
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            look="secondary"
            isBusy={isBusy}
            aria-label={texts.actionOf({ action: wordOf(action), title })}
            onClick={() => onAction(action)}
          >
            {wordOf(action)}
          </Button>
        ))}
        {place ? (
          <span className="ml-auto">
            <MoveButtons name={title} {...place} />
          </span>
        ) : null}
      </div>
    </div>
  )
}

function wordOf(action: RowAction): string {
  return action === 'publish' || action === 'unpublish' ? productsAdminTexts.quick[action] : texts[action]
}

function factsOf(product: ListedAdminProduct): string[] {
  const { lowestAmount, variantCount, piecesLeft, soldCount, hasMoreSold } = product
  const price =
    lowestAmount === 0 ? texts.free : lowestAmount === null ? texts.noPrice : inReais(lowestAmount)
  return [
    variantCount > 1 && lowestAmount ? texts.from({ price }) : price,
    texts.variants({ count: variantCount }),
    ...(piecesLeft === null ? [] : [texts.left({ count: piecesLeft })]),
    texts.sold({ count: soldCount, hasMore: hasMoreSold }),
  ]
}

function statesOf(product: ListedAdminProduct): string[] {
  const { states } = texts
  if (product.isArchived) return [states.archived]
  if (!product.isPublished) return [states.draft]
  return [
    product.isHidden ? states.hidden : states.published,
    ...(product.isPurchasable ? [] : [states.notForSale]),
  ]
}
