import { Check, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { addToCart } from '#domain/shop/cart.ts'
import { effectiveAmount, type Variant } from '#domain/shop/product.ts'
import { addButtonState, quantityLimit, stepQuantity } from '#domain/shop/product-card.ts'
import { productTopic } from '#domain/shop/product-interest.ts'
import { cartRefusalNotice } from '#texts/shop/cart-refusals.ts'
import { productTexts } from '#texts/shop/product.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { changeCart } from '#web/browser/cart-store.ts'
import { AskingButton } from '#web/features/shop/interest/asking-button.tsx'
import { useRootData } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { ProductPageData } from './product-page-data.ts'

/** How many, and into the cart. Keyed by variant: another one begins at 1 again (product §2 Product page). */
export function PurchasePanel({
  product,
  variant,
}: {
  product: ProductPageData
  variant: Variant | undefined
}) {
  const { features } = useRootData().publicConfig
  const [quantity, setQuantity] = useState(1)
  const state = addButtonState(product, variant, quantity)
  const limit = variant ? quantityLimit(variant) : null
  // Its room is kept for all variants, so that choosing another one moves nothing.
  const hasStockLine = state === 'unavailable' || product.variants.some((other) => other.manage_inventory)

  function changeQuantity(wanted: number): void {
    if (!variant) return
    const step = stepQuantity(wanted, variant)
    setQuantity(step.quantity)
    if (step.exceededLimit !== null) showToast(storeTexts.notices.quantityLimited(step.exceededLimit))
  }

  function handleAdd(): void {
    if (!variant) return
    const refusal = changeCart((cart) =>
      addToCart(cart, { product, variant, quantity, stockQuantity: variant.inventory_quantity }),
    )
    if (refusal) showToast(storeTexts.notices.addFailedOnPage(cartRefusalNotice(refusal).description))
    else {
      const facts = { quantity, productTitle: product.title, variantTitle: variant.title }
      showToast(storeTexts.notices.addedFromPage(facts))
    }
  }

  if (variant && state === 'ready' && isFree(variant)) return <FreePanel variant={variant} />
  return (
    <div className="mt-6">
      <p aria-live="polite" className={classNames('font-semibold', hasStockLine && 'mb-3 min-h-6')}>
        {state === 'unavailable' ? <span className="text-red">{productTexts.unavailable}</span> : null}
        {state !== 'unavailable' && limit !== null && limit > 0 ? (
          <span className="text-green">{productTexts.inStock(limit)}</span>
        ) : null}
      </p>
      <div className="needs-script flex flex-wrap gap-3">
        <div className="flex items-center rounded-control border border-line-strong bg-sheet">
          <IconButton
            label={productTexts.fewer}
            disabled={quantity <= 1}
            onClick={() => changeQuantity(quantity - 1)}
            className="border-0 disabled:bg-transparent"
          >
            <Minus aria-hidden="true" size={18} />
          </IconButton>
          <output
            aria-label={productTexts.quantity}
            className="min-w-10 text-center text-lg font-semibold tabular-nums"
          >
            {quantity}
          </output>
          <IconButton
            label={productTexts.more}
            disabled={state === 'unavailable' || state === 'sold-out'}
            onClick={() => changeQuantity(quantity + 1)}
            className="border-0 disabled:bg-transparent"
          >
            <Plus aria-hidden="true" size={18} />
          </IconButton>
        </div>
        <Button
          size="large"
          disabled={state !== 'ready'}
          onClick={handleAdd}
          className="min-w-[min(15rem,100%)] flex-1"
        >
          {state === 'sold-out' ? productTexts.soldOut : productTexts.addToCart}
        </Button>
      </div>
      {features.productInterest && (state === 'sold-out' || state === 'unavailable') ? (
        <div className="mt-4">
          <AskingButton topic={productTopic(product.id)} look="secondary" />
        </div>
      ) : null}
      <noscript>
        <p className="mt-3 rounded-sheet border border-pen bg-pen-wash p-4">{productTexts.needsScript}</p>
      </noscript>
      <Promises
        promises={
          comesWithoutFiles(product, variant) ? productTexts.promisesWithoutFiles : productTexts.promises
        }
      />
    </div>
  )
}

/** Corrections or a licence alone are no PDF to download. */
function comesWithoutFiles({ contents }: ProductPageData, variant: Variant | undefined): boolean {
  if (variant?.corrections === undefined && variant?.licence === undefined) return false
  return (contents[variant.id] ?? []).length === 0
}

function Promises({ promises }: { promises: readonly string[] }) {
  return (
    <ul className="mt-6 space-y-1.5 text-ink-soft">
      {promises.map((promise) => (
        <li key={promise} className="flex items-center gap-2">
          <Check aria-hidden="true" size={18} className="shrink-0 text-green" />
          {promise}
        </li>
      ))}
    </ul>
  )
}

function isFree({ prices }: Variant): boolean {
  const [price] = prices
  return price !== undefined && effectiveAmount(price) === 0
}

/** What costs nothing is taken in one press, without a cart: an account has it at once, a guest says an e-mail first. */
function FreePanel({ variant }: { variant: Variant }) {
  const { storeId } = useRootData().publicConfig
  const [isBusy, setBusy] = useState(false)

  async function handleTake(): Promise<void> {
    setBusy(true)
    try {
      const { takeForFree } = await import('./take-for-free.ts')
      await takeForFree(storeId, variant)
      // Back from the next page, the browser may show this one again as it was left.
      window.addEventListener('pageshow', () => setBusy(false), { once: true })
    } catch {
      setBusy(false)
      showToast(productTexts.takeFailed)
    }
  }

  return (
    <div className="mt-6">
      <Button
        size="large"
        className="needs-script min-w-60"
        isBusy={isBusy}
        busyLabel={productTexts.taking}
        onClick={() => void handleTake()}
      >
        {productTexts.takeForFree}
      </Button>
      <noscript>
        <p className="mt-3 rounded-sheet border border-pen bg-pen-wash p-4">{productTexts.freeNeedsScript}</p>
      </noscript>
      <Promises promises={productTexts.freePromises} />
    </div>
  )
}
