import { useState } from 'react'
import type { ListedAdminProduct } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { fetchProducts } from './admin-calls.ts'
import { ProductRow, type RowAction } from './product-row.tsx'

const texts = productsAdminTexts.list

type ArchivedProductsProps = {
  busyId: string | null
  onAction: (product: ListedAdminProduct, action: RowAction) => void
}

/** What is sold no more; read when it is opened. */
export function ArchivedProducts({ busyId, onAction }: ArchivedProductsProps) {
  const [isOpen, setOpen] = useState(false)
  const list = useAskedPages(isOpen ? 'archived products' : null, (after, signal) =>
    fetchProducts('', { after, isArchived: true, signal }),
  )
  return (
    <details className="mt-6" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-block min-h-11 cursor-pointer py-2 font-semibold text-pen">
        {texts.archived}
      </summary>
      <div className="mt-2">
        {isOpen ? (
          <PagedRows list={list} label={texts.archived} empty={texts.archiveEmpty} keyOf={({ id }) => id}>
            {(product) => (
              <ProductRow
                product={product}
                isBusy={busyId === product.id}
                place={null}
                onAction={(action) => onAction(product, action)}
                onPrice={null}
              />
            )}
          </PagedRows>
        ) : null}
      </div>
    </details>
  )
}
