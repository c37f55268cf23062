import { useCallback } from 'react'
import { type Ok, ok, type Refusal } from '#domain/shared/result.ts'
import { productsDeskTexts } from '#texts/console/products.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchCollections, fetchMaterials, fetchProduct, fetchProducts } from './admin-calls.ts'
import { DeskState } from './admin-state.tsx'
import { BackLink } from './back-link.tsx'
import { ProductFormPage } from './product-form-page.tsx'
import { useDeskData } from './use-admin-data.ts'

const texts = productsDeskTexts.editor

type Loaded = Parameters<typeof ProductFormPage>[0]

/** Reads the product and what its form chooses from. @param props.id null for a new one */
export function ProductEditor({ id }: { id: string | null }) {
  const read = useCallback(async (): Promise<Ok<'missing' | Loaded> | Refusal<string>> => {
    const [product, list, collections, materials] = await Promise.all([
      id === null ? ok(null) : fetchProduct(id),
      fetchProducts(''),
      fetchCollections(),
      fetchMaterials(),
    ])
    if (!product.ok) return product.code === 'product_not_found' ? ok('missing' as const) : product
    if (!list.ok) return list
    if (!collections.ok) return collections
    if (!materials.ok) return materials
    return ok({
      opened: product.value,
      products: list.value.rows.filter((one) => one.id !== id),
      hasMoreProducts: list.value.next !== null,
      collections: collections.value.collections,
      materials: materials.value.materials,
    })
  }, [id])
  const { value, hasFailed, reload } = useDeskData(read)

  return (
    <>
      <BackLink />
      <PageHead title={id === null ? texts.create : texts.edit} />
      {value === 'missing' ? <EmptyState title={texts.missing} /> : null}
      {value === null || hasFailed ? <DeskState hasFailed={hasFailed} onRetry={() => void reload()} /> : null}
      {value !== null && value !== 'missing' ? <ProductFormPage {...value} /> : null}
    </>
  )
}
