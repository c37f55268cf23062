import { type Ok, ok, type Refusal } from '#domain/shared/result.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchCollections, fetchMaterials, fetchProduct, fetchProducts } from './admin-calls.ts'
import { BackLink } from './back-link.tsx'
import { ProductFormPage } from './product-form-page.tsx'

const texts = productsAdminTexts.editor

type Opened = Parameters<typeof ProductFormPage>[0]

/** Reads the product and what its form chooses from. @param props.id null for a new one */
export function ProductEditor({ id }: { id: string | null }) {
  const asked = useAsked(`product ${id ?? 'new'}`, (signal) => readProduct(id, signal))
  return (
    <>
      <BackLink />
      <PageHead title={id === null ? texts.create : texts.edit} />
      <Loaded
        asked={asked}
        failed={productsAdminTexts.failed}
        loading={productsAdminTexts.opening}
        refused={(code) => (code === 'product_not_found' ? <EmptyState title={texts.missing} /> : undefined)}
      >
        {(loaded) => <ProductFormPage {...loaded} />}
      </Loaded>
    </>
  )
}

async function readProduct(id: string | null, signal: AbortSignal): Promise<Ok<Opened> | Refusal<string>> {
  const [product, list, collections, materials] = await Promise.all([
    id === null ? ok(null) : fetchProduct(id, signal),
    fetchProducts('', { signal }),
    fetchCollections(signal),
    fetchMaterials(signal),
  ])
  if (!product.ok) return product
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
}
