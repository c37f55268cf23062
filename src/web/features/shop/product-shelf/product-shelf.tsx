import { useRevalidator } from 'react-router'
import { mostExpensiveId } from '#domain/shop/product.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { type CardPlace, ProductCard } from '#web/features/shop/product-card/product-card.tsx'
import { useFreshStock } from '#web/features/shop/stock/use-fresh-stock.ts'
import { useIsWholeShown } from '#web/ui/below-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { ShelfData } from './shelf-data.ts'

/** The first row where four stand side by side, and more than a telephone's screen. */
const FIRST_CARDS = 4

type ProductShelfProps = {
  shelf: ShelfData
  place: CardPlace
  storeId: string
  /** False where the dearest of all stands on another page. */
  marksDearest?: boolean
}

/** The cards of a list, or what stands in their place: a spinner, an error, an empty sheet. */
export function ProductShelf({ shelf, place, storeId, marksDearest = true }: ProductShelfProps) {
  const products = useFreshStock(storeId, shelf.products)
  const { state, revalidate } = useRevalidator()
  const isWholeShown = useIsWholeShown()

  if (shelf.error !== null && state === 'loading')
    return <Spinner label={shelfTexts.loadingProducts} className="py-8" />
  if (shelf.error !== null) {
    return (
      <Notice
        tone="error"
        title={shelfTexts.listFailure(shelf.error || shelfTexts.listFailureDefault)}
        actions={
          <Button look="secondary" size="small" onClick={() => void revalidate()} className="needs-script">
            {storeTexts.tryAgain}
          </Button>
        }
      />
    )
  }
  if (products.length === 0) return <EmptyState title={shelfTexts.empty} />

  const mostExpensive = marksDearest ? mostExpensiveId(products) : null
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 gap-y-6',
        place === 'store'
          ? 'gap-x-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
          : 'gap-x-3 sm:grid-cols-3 lg:gap-x-6',
      )}
    >
      {products.slice(0, isWholeShown ? undefined : FIRST_CARDS).map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            place={place}
            isMostComplete={product.id === mostExpensive}
            isFirstRow={place === 'store' && index === 0}
          />
        </li>
      ))}
      {isWholeShown ? null : <li className="min-h-(--window-height)" />}
    </ul>
  )
}
