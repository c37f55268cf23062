import { materialFilesAdminTexts } from '#texts/console/material-files.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchMaterials } from './admin-calls.ts'
import { BackLink } from './back-link.tsx'
import { FileRow } from './file-row.tsx'
import { FileUpload } from './file-upload.tsx'

const texts = materialFilesAdminTexts

export function FilesPage() {
  const asked = useAsked('files', fetchMaterials)
  const handleChanged = () => void asked.reload()
  return (
    <>
      <BackLink />
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded
        asked={asked}
        failed={productsAdminTexts.failed}
        loading={productsAdminTexts.opening}
        isEmpty={({ materials }) => materials.length === 0}
        empty={<EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>}
      >
        {({ materials }) => (
          <ul aria-label={texts.label} className="sheet divide-y divide-rule">
            {materials.map((material) => (
              <FileRow key={material.id} material={material} onChanged={handleChanged} />
            ))}
          </ul>
        )}
      </Loaded>
      <section className="sheet mt-8 p-4 sm:p-6" aria-labelledby="novo-arquivo">
        <h2 id="novo-arquivo" className="mb-4 text-xl">
          {texts.add}
        </h2>
        <FileUpload
          replaces={null}
          onDone={() => {
            showToast(texts.created)
            handleChanged()
          }}
        />
      </section>
    </>
  )
}
