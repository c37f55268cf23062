import { useEffect, useRef, useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import type {
  AdminCollection,
  AdminMaterial,
  OpenedProduct,
  ProductName,
} from '#domain/console/products-admin-wire.ts'
import { materialFilesAdminTexts } from '#texts/console/material-files.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { addUnsaved } from '#web/browser/typed-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { BasicsSection, StateSection } from './basics-section.tsx'
import { CollectionsSection } from './collections-section.tsx'
import { CompanionSection } from './companion-section.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DescriptionSection } from './description-section.tsx'
import { EditorSummary } from './editor-summary.tsx'
import { useFreeQuestion } from './free-question.tsx'
import { InfoSection } from './info-section.tsx'
import { PicturesSection, pictureRow } from './pictures-section.tsx'
import { PremiumSection } from './premium-section.tsx'
import { PriceHistory } from './price-history.tsx'
import { deliveredByTheOnly, draftOf, emptyForm, formOf, type ProductForm } from './product-form-state.ts'
import { RelatedSection } from './related-section.tsx'
import { savedToast } from './saved-toast.ts'
import { useLatestForm } from './use-latest-form.ts'
import { useProductSave } from './use-product-save.ts'
import { VariantsSection } from './variants-section.tsx'

const texts = productsAdminTexts.editor

type ProductFormPageProps = {
  opened: OpenedProduct | null
  /** The first of the shop, without the product itself. */
  products: readonly ProductName[]
  hasMoreProducts: boolean
  collections: readonly AdminCollection[]
  materials: readonly AdminMaterial[]
}

/** The whole product in one form, saved in one step. */
export function ProductFormPage({ opened: first, products, collections, ...given }: ProductFormPageProps) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState(first)
  const [isDirty, setDirty] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [materials, setMaterials] = useState(given.materials)
  const formRef = useRef<HTMLFormElement>(null)
  const { save, isSaving, faults, faultCount, conflictVersion, clearFault, clearConflict } = useProductSave()
  // The page of a product that was just made is gone to before the next drawing.
  const isMade = useRef(false)
  const { form, latest, update, sending } = useLatestForm(() => (first ? formOf(first.product) : emptyForm()))
  useEffect(() => addUnsaved(() => (isDirty || sending.isAny()) && !isMade.current), [isDirty, sending])

  function handleChange(change: Partial<ProductForm>): void {
    // What comes back in a moment would take its place.
    if (isSaving) return
    update((now) => ({ ...now, ...change }))
    setDirty(true)
    clearFault(change)
  }

  async function handleSave(version: number | null): Promise<void> {
    if (isSaving || isWaiting) return
    setWaiting(true)
    // A picture that is still on its way belongs to what is saved.
    await sending.end()
    setWaiting(false)
    const sent = latest.current
    const saved = await save(
      formRef.current,
      sent,
      opened && { id: opened.id, version: version ?? opened.version },
    )
    if (!saved) return
    setDirty(false)
    if (saved.kind === 'created') {
      isMade.current = true
      showToast(savedToast(texts.created, draftOf(sent).draft, false))
      void navigate(href('/painel/produtos/:id', { id: saved.id }), { replace: true })
      return
    }
    setOpened(saved.opened)
    const { product } = saved.opened
    update((now) => {
      // A picture may have arrived meanwhile.
      const arrived = now.images.filter((image) => !sent.images.includes(image))
      if (arrived.length > 0) setDirty(true)
      const kept = formOf(product)
      return { ...kept, images: [...kept.images, ...arrived] }
    })
    showToast(savedToast(texts.saved, product, saved.opened.isArchived))
  }

  const free = useFreeQuestion(() => void handleSave(null))
  const part = { form, faults, onChange: handleChange }
  return (
    <form
      ref={formRef}
      noValidate
      data-unguarded
      onSubmit={(event) => {
        event.preventDefault()
        const { draft, faults: unread } = draftOf(latest.current)
        if (unread.length > 0 || !free.asks(opened?.product ?? null, draft)) void handleSave(null)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_:is(a,button,input,select,textarea)]:scroll-my-28"
    >
      {opened?.isArchived ? <Notice>{texts.archived}</Notice> : null}
      {opened ? <EditorSummary product={draftOf(form).draft} isArchived={opened.isArchived} /> : null}
      {opened ? (
        <Link
          to={href('/painel/produtos/:id/previa', { id: opened.id })}
          className="text-link justify-self-start py-2"
        >
          {productsAdminTexts.pagePreview.open}
        </Link>
      ) : null}
      <BasicsSection {...part} />
      <DescriptionSection {...part} />
      <PicturesSection
        {...part}
        onSending={sending.add}
        onAdd={(url) => {
          update((now) => ({ ...now, images: [...now.images, pictureRow(url)] }))
          setDirty(true)
        }}
      />
      <VariantsSection
        {...part}
        materials={materials}
        variantStocks={opened?.variantStocks ?? []}
        retired={opened?.retiredVariants ?? []}
        onNewMaterial={(material) => {
          setMaterials((now) => [...now, material])
          showToast(materialFilesAdminTexts.created)
          // As the form is now: more was typed while the file was on its way.
          const delivered = deliveredByTheOnly(latest.current.variants, material.id)
          if (delivered) handleChange({ variants: delivered })
        }}
      />
      <PremiumSection {...part} />
      <InfoSection {...part} />
      <CollectionsSection {...part} collections={collections} />
      <RelatedSection
        {...part}
        productId={opened?.id ?? null}
        products={products}
        hasMore={given.hasMoreProducts}
        named={opened?.relatedProducts ?? []}
        collections={collections}
      />
      <CompanionSection
        {...part}
        productId={opened?.id ?? null}
        products={products}
        hasMore={given.hasMoreProducts}
        named={opened?.relatedProducts ?? []}
      />
      <StateSection {...part} formerSlugs={opened?.formerSlugs ?? []} />
      <PriceHistory changes={opened?.priceChanges ?? []} />
      {conflictVersion !== null && opened ? (
        <ConflictNotice
          productId={opened.id}
          isBusy={isSaving}
          onOverwrite={() => {
            clearConflict()
            void handleSave(conflictVersion)
          }}
        />
      ) : null}
      {free.dialog}
      <SaveBar opened={opened} isSaving={isSaving || isWaiting} isDirty={isDirty} faultCount={faultCount} />
    </form>
  )
}

type SaveBarProps = {
  opened: OpenedProduct | null
  isSaving: boolean
  isDirty: boolean
  faultCount: number
}

/** Stays in sight at the foot of the form. */
function SaveBar({ opened, isSaving, isDirty, faultCount }: SaveBarProps) {
  return (
    <div className="sticky bottom-16 z-20 lg:bottom-0 -mx-1 flex flex-wrap items-center gap-3 border-t border-ink bg-paper px-1 py-3">
      <Button type="submit" isBusy={isSaving} busyLabel={texts.saving}>
        {texts.save}
      </Button>
      {opened?.product.isPublished && !opened.isArchived ? (
        <a
          href={href('/product/:id', { id: opened.id })}
          target="_blank"
          rel="noreferrer"
          className="text-link"
        >
          {texts.view}
        </a>
      ) : null}
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-ink-soft">
        {faultCount > 0 ? (
          <span className="font-semibold text-red">{texts.faults({ count: faultCount })}</span>
        ) : isDirty ? (
          texts.unsaved
        ) : opened ? (
          texts.allSaved
        ) : null}
      </p>
    </div>
  )
}
