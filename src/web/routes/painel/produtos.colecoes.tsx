import { lazy } from 'react'

const CollectionsPage = lazy(async () => ({
  default: (await import('#web/features/console/products/collections-page.tsx')).CollectionsPage,
}))

export default function CollectionsRoute() {
  return <CollectionsPage />
}
