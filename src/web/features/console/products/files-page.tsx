import { materialFilesDeskTexts } from '#texts/console/material-files.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchMaterials } from './admin-calls.ts'
import { DeskState } from './admin-state.tsx'
import { BackLink } from './back-link.tsx'
import { FileRow } from './file-row.tsx'
import { FileUpload } from './file-upload.tsx'
import { useDeskData } from './use-admin-data.ts'

const texts = materialFilesDeskTexts

export function FilesPage() {
  const { value, hasFailed, reload } = useDeskData(fetchMaterials)
  return (
    <>
      <BackLink />
      <PageHead title={texts.title} lead={texts.lead} />
      {value === null || hasFailed ? <DeskState hasFailed={hasFailed} onRetry={() => void reload()} /> : null}
      {value?.materials.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState> : null}
      {value && value.materials.length > 0 ? (
        <ul aria-label={texts.label} className="sheet divide-y divide-rule">
          {value.materials.map((material) => (
            <FileRow key={material.id} material={material} onChanged={() => void reload()} />
          ))}
        </ul>
      ) : null}
      <section className="sheet mt-8 p-4 sm:p-6" aria-labelledby="novo-arquivo">
        <h2 id="novo-arquivo" className="mb-4 text-xl">
          {texts.add}
        </h2>
        <FileUpload
          replaces={null}
          onDone={() => {
            showToast(texts.created)
            void reload()
          }}
        />
      </section>
    </>
  )
}
