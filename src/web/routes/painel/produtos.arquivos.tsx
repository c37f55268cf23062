import { lazy } from 'react'

const FilesPage = lazy(async () => ({
  default: (await import('#web/features/console/products/files-page.tsx')).FilesPage,
}))

export default function FilesRoute() {
  return <FilesPage />
}
