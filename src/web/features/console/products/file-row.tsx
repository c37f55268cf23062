import { useState } from 'react'
import type { AdminMaterial } from '#domain/console/products-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { materialFilesAdminTexts as texts } from '#texts/console/material-files.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { sizeText } from '#texts/shared/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { notifyBuyers } from './admin-calls.ts'
import { FileNamesForm } from './file-names-form.tsx'
import { FileUpload } from './file-upload.tsx'

/** One file: what it is, who receives it, and what can be done with it. */
export function FileRow({ material, onChanged }: { material: AdminMaterial; onChanged: () => void }) {
  const [open, setOpen] = useState<'version' | 'names' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { title, version, pageCount, byteSize, buyerCount, notifiedAt, deliveredBy } = material
  const canNotify = version > 1 && notifiedAt === null && buyerCount > 0

  async function handleNotify(): Promise<void> {
    setBusy(true)
    const notified = await notifyBuyers(material.id)
    setBusy(false)
    setAsking(false)
    if (!notified.ok) return showToast(productsAdminTexts.notSaved)
    showToast(texts.notifiedNow({ count: notified.value.notifiedCount }))
    onChanged()
  }

  return (
    <li className="p-4 sm:px-5">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm text-ink-soft">
        {texts.facts({ version, pages: pageCount, size: sizeText(byteSize) })}{' '}
        {texts.since({ day: formatDay(material.updatedAt) })}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {deliveredBy.length === 0 ? texts.notDelivered : texts.deliveredBy({ where: deliveredBy.join(', ') })}{' '}
        {texts.buyers({ count: buyerCount })}.
      </p>
      {notifiedAt ? (
        <p className="text-sm text-ink-soft">{texts.notified({ day: formatDay(notifiedAt) })}</p>
      ) : null}
      {open ? (
        <div className="mt-4 rounded-control border border-line p-4">
          {open === 'version' ? (
            <FileUpload
              replaces={material}
              onCancel={() => setOpen(null)}
              onDone={(_new, notifiedCount) => {
                setOpen(null)
                showToast(texts.published({ count: notifiedCount }))
                onChanged()
              }}
            />
          ) : (
            <FileNamesForm
              material={material}
              onCancel={() => setOpen(null)}
              onDone={() => {
                setOpen(null)
                onChanged()
              }}
            />
          )}
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="small"
            look="secondary"
            aria-label={texts.newVersionOf({ title })}
            onClick={() => setOpen('version')}
          >
            {texts.newVersion}
          </Button>
          <Button
            size="small"
            look="secondary"
            aria-label={texts.renameOf({ title })}
            onClick={() => setOpen('names')}
          >
            {texts.rename}
          </Button>
          {canNotify ? (
            <Button size="small" look="secondary" onClick={() => setAsking(true)}>
              {texts.tellNow}
            </Button>
          ) : null}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleNotify()}
        title={texts.tellTitle}
        cancelLabel={texts.cancel}
        confirmLabel={texts.send}
        closeLabel={texts.close}
        isBusy={isBusy}
      >
        <p>{texts.tellBody({ count: buyerCount, title })}</p>
      </ConfirmDialog>
    </li>
  )
}
