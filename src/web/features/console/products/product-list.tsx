import { FileText, FolderOpen, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { type ListedAdminProduct, PRODUCT_SEARCH_MAX } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { AdminSearch, useAdminSearch } from '#web/features/console/frame/admin-search.tsx'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useKeptPages } from '#web/features/console/frame/use-kept-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import {
  archiveProduct,
  duplicateProduct,
  fetchProducts,
  placeProduct,
  restoreProduct,
  setHidden,
} from './admin-calls.ts'
import { ArchivedProducts } from './archived-products.tsx'
import { moved } from './product-form-state.ts'
import { ProductRow, type RowAction } from './product-row.tsx'
import { QuickPrice } from './quick-price.tsx'
import { useQuickChange } from './use-quick-change.ts'

const texts = productsAdminTexts.list

/** Every product in every state: search, order, show or hide, copy, archive, and the way to its edit. */
export function ProductList() {
  const navigate = useNavigate()
  const search = useAdminSearch()
  const list = useKeptPages(`products ${search}`, (after, signal) => fetchProducts(search, { after, signal }))
  const [archived, setArchived] = useState<ListedAdminProduct | null>(null)
  const [archiveVersion, setArchiveVersion] = useState(0)
  const quick = useQuickChange(list.reload)
  const [busyId, setBusyId] = useState<string | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  const products = list.value ?? []

  async function handleMove(from: number, to: number): Promise<void> {
    const [product, neighbour] = [products[from], products[to]]
    if (!product || !neighbour) return
    list.change((rows) => moved(rows, from, to))
    const sent = await placeProduct(product.id, { side: to < from ? 'before' : 'after', of: neighbour.id })
    if (sent.ok) return
    showToast(sent.code === 'list_changed' ? productsAdminTexts.listChanged : productsAdminTexts.notSaved)
    await list.reload()
  }

  async function handleAction(product: ListedAdminProduct, action: RowAction): Promise<void> {
    if (busyId !== null) return
    setBusyId(product.id)
    const done = await act(product, action)
    setBusyId(null)
    if (!done) return showToast(productsAdminTexts.notSaved)
    if (action === 'duplicate' || action === 'publish' || action === 'unpublish') return
    if (action === 'hide' || action === 'show') {
      const isHidden = action === 'hide'
      return list.change((rows) => rows.map((row) => (row.id === product.id ? { ...row, isHidden } : row)))
    }
    setArchived(action === 'archive' ? product : null)
    setArchiveVersion((version) => version + 1)
    if (action === 'archive') list.change((rows) => rows.filter(({ id }) => id !== product.id))
    else void list.reload()
    // The row that had the focus has gone to another place.
    requestAnimationFrame(() => notice.current?.focus())
  }

  async function act(product: ListedAdminProduct, action: RowAction): Promise<boolean> {
    switch (action) {
      case 'hide':
      case 'show':
        return (await setHidden(product.id, action === 'hide')).ok
      case 'archive':
        return (await archiveProduct(product.id)).ok
      case 'restore':
        return (await restoreProduct(product.id)).ok
      case 'publish':
      case 'unpublish':
        return quick.change(product, { isPublished: action === 'publish' })
      case 'duplicate': {
        const made = await duplicateProduct(product.id)
        if (!made.ok) return false
        showToast(texts.duplicated({ title: productsAdminTexts.copyOf(product) }))
        void navigate(href('/painel/produtos/:id', { id: made.value.id }))
        return true
      }
    }
  }

  return (
    <>
      <PageHead title={productsAdminTexts.title} lead={productsAdminTexts.lead} />
      <ListLinks />
      <AdminSearch label={texts.search} maxLength={PRODUCT_SEARCH_MAX} />
      <div ref={notice} tabIndex={-1}>
        {archived ? (
          <ArchivedNotice product={archived} onUndo={() => void handleAction(archived, 'restore')} />
        ) : null}
      </div>
      <PagedRows
        list={list}
        label={search === '' ? texts.label : texts.found({ search })}
        empty={search === '' ? texts.empty : texts.notFound}
        emptyLead={search === '' ? texts.emptyLead : texts.notFoundLead}
        keyOf={({ id }) => id}
      >
        {(product) => {
          const index = products.indexOf(product)
          const { hasMore } = list
          const onMove = (to: number) => void handleMove(index, to)
          return (
            <ProductRow
              product={product}
              isBusy={busyId === product.id}
              place={search === '' ? { index, count: products.length, hasMore, onMove } : null}
              onAction={(action) => void handleAction(product, action)}
              onPrice={() => quick.open(product)}
            />
          )
        }}
      </PagedRows>
      {quick.priced ? (
        <QuickPrice
          product={quick.priced}
          isBusy={quick.isSaving}
          onClose={quick.close}
          onPrice={(amount) => void quick.price(amount)}
        />
      ) : null}
      <ArchivedProducts
        key={archiveVersion}
        busyId={busyId}
        onAction={(product, action) => void handleAction(product, action)}
      />
    </>
  )
}

/** To a new product, the files and the collections. */
function ListLinks() {
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <LinkButton to={href('/painel/produtos/novo')}>
        <Plus aria-hidden="true" size={18} />
        {texts.create}
      </LinkButton>
      <LinkButton look="secondary" to={href('/painel/produtos/arquivos')}>
        <FileText aria-hidden="true" size={18} />
        {texts.files}
      </LinkButton>
      <LinkButton look="secondary" to={href('/painel/produtos/colecoes')}>
        <FolderOpen aria-hidden="true" size={18} />
        {texts.collections}
      </LinkButton>
    </div>
  )
}

function ArchivedNotice({ product, onUndo }: { product: ListedAdminProduct; onUndo: () => void }) {
  return (
    <Notice
      tone="success"
      className="mb-5"
      actions={
        <Button size="small" look="secondary" onClick={onUndo}>
          {texts.undo}
        </Button>
      }
    >
      {texts.archivedNotice(product)}
    </Notice>
  )
}
