import { useDeskPath } from '#web/features/console/frame/use-admin-path.ts'
import { COLLECTIONS_PATH, FILES_PATH, NEW_PATH } from './admin-path.ts'
import { CollectionsPage } from './collections-page.tsx'
import { FilesPage } from './files-page.tsx'
import { ProductEditor } from './product-editor.tsx'
import { ProductList } from './product-list.tsx'

/** The list, one product, the collections or the files, as the address says. */
export function ProductsDesk() {
  const [part] = useDeskPath()
  if (part === undefined) return <ProductList />
  if (part === COLLECTIONS_PATH) return <CollectionsPage />
  if (part === FILES_PATH) return <FilesPage />
  return <ProductEditor key={part} id={part === NEW_PATH ? null : part} />
}
