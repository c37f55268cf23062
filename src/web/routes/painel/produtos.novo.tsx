import { lazy } from 'react'

const ProductEditor = lazy(async () => ({
  default: (await import('#web/features/console/products/product-editor.tsx')).ProductEditor,
}))

export default function NewProductRoute() {
  return <ProductEditor id={null} />
}
