import { lazy } from 'react'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/produtos.$id.previa.ts'

const PreviewPage = lazy(async () => {
  const [{ ProductPreview }, { ProductDetails }, { productPageData }] = await Promise.all([
    import('#web/features/console/products/product-preview.tsx'),
    import('#web/features/shop/product-page/product-details.tsx'),
    import('#web/features/shop/product-page/product-page-data.ts'),
  ])
  return {
    default: ({ id, storeId }: { id: string; storeId: string }) => (
      <ProductPreview
        id={id}
        draw={({ product, contents, author }, purchase) => (
          <ProductDetails
            page={productPageData(product, contents, author)}
            storeId={storeId}
            purchase={purchase}
          />
        )}
      />
    ),
  }
})

export default function ProductPreviewRoute({ params: { id } }: Route.ComponentProps) {
  const { storeId } = useRootData().publicConfig
  return <PreviewPage key={id} id={id} storeId={storeId} />
}
