import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AdminCollection } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import {
  createCollection,
  deleteCollection,
  fetchCollections,
  renameCollection,
  sendCollectionOrder,
} from './admin-calls.ts'
import { BackLink } from './back-link.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { moved } from './product-form-state.ts'
import { TitleForm } from './title-form.tsx'

const texts = productsAdminTexts.collections

export function CollectionsPage() {
  const asked = useAsked('collections', fetchCollections)
  const { reload } = asked
  const collections = asked.value?.collections ?? []
  const [leaving, setLeaving] = useState<AdminCollection | null>(null)
  const [isBusy, setBusy] = useState(false)
  const top = useRef<HTMLDivElement>(null)

  async function handleDelete(collection: AdminCollection): Promise<void> {
    setBusy(true)
    const sent = await deleteCollection(collection.id)
    setBusy(false)
    setLeaving(null)
    // Gone in another window is gone as well.
    if (!sent.ok && sent.code !== 'collection_not_found') return showToast(productsAdminTexts.notSaved)
    showToast(texts.removed(collection))
    await reload()
    // The row that had the focus is gone.
    top.current?.focus()
  }

  async function handleMove(from: number, to: number): Promise<void> {
    const next = moved(collections, from, to)
    asked.change(() => ({ collections: next }))
    const sent = await sendCollectionOrder(next.map(({ id }) => id))
    if (sent.ok) return
    showToast(sent.code === 'list_changed' ? productsAdminTexts.listChanged : productsAdminTexts.notSaved)
    await reload()
  }

  return (
    <>
      <BackLink />
      <div ref={top} tabIndex={-1}>
        <PageHead title={texts.title} lead={texts.lead} />
      </div>
      <Loaded
        asked={asked}
        failed={productsAdminTexts.failed}
        loading={productsAdminTexts.opening}
        isEmpty={() => collections.length === 0}
        empty={<EmptyState title={texts.empty} />}
      >
        {() => (
          <ol aria-label={texts.label} className="sheet divide-y divide-rule">
            {collections.map((collection, index) => (
              <li key={collection.id} className="flex flex-wrap items-end gap-3 p-4 sm:px-5">
                <TitleForm
                  label={texts.name}
                  submit={texts.rename}
                  initial={collection.title}
                  note={countOf(collection)}
                  onSend={async (title) => {
                    const sent = await renameCollection(collection.id, title)
                    if (sent.ok) showToast(texts.renamed)
                    return sent.ok ? null : sent.code
                  }}
                />
                <span className="flex">
                  <MoveButtons
                    name={collection.title}
                    index={index}
                    count={collections.length}
                    onMove={(to) => void handleMove(index, to)}
                  />
                  <IconButton label={texts.remove(collection)} onClick={() => setLeaving(collection)}>
                    <Trash2 aria-hidden="true" size={20} />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <div className="sheet mt-6 p-4 sm:p-5">
        <TitleForm
          label={texts.newName}
          submit={texts.create}
          initial=""
          onSend={async (title) => {
            const made = await createCollection(title)
            if (made.ok) await reload()
            return made.ok ? null : made.code
          }}
        />
      </div>
      {leaving ? (
        <ConfirmDialog
          isOpen
          onClose={() => setLeaving(null)}
          onConfirm={() => void handleDelete(leaving)}
          title={texts.removeTitle(leaving)}
          cancelLabel={texts.cancel}
          confirmLabel={texts.removeSubmit}
          confirmLook="danger"
          closeLabel={texts.close}
          isBusy={isBusy}
        >
          <p>{texts.removeBody({ count: leaving.productCount })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function countOf({ productCount }: AdminCollection): string {
  return texts.count({ count: productCount })
}
