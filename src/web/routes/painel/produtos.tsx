import { lazy } from 'react'

const ProductList = lazy(async () => ({
  default: (await import('#web/features/console/products/product-list.tsx')).ProductList,
}))

export default function ProductsRoute() {
  return <ProductList />
}
