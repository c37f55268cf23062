import { lazy } from 'react'
import type { Route } from './+types/produtos.$id.ts'

const ProductEditor = lazy(async () => ({
  default: (await import('#web/features/console/products/product-editor.tsx')).ProductEditor,
}))

export default function ProductRoute({ params: { id } }: Route.ComponentProps) {
  return <ProductEditor key={id} id={id} />
}
