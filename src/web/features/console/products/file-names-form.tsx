import { type FormEvent, useRef, useState } from 'react'
import type { AdminMaterial } from '#domain/console/products-admin-wire.ts'
import { checkShownPages, readShownPages } from '#domain/shop/shown-pages.ts'
import { materialUploadTexts, materialFilesAdminTexts as texts } from '#texts/console/material-files.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { renameMaterial } from './admin-calls.ts'

const MAX_LENGTH = 120

type FileNamesFormProps = { material: AdminMaterial; onCancel: () => void; onDone: () => void }

/** The title that buyers read, and the name that the download has. */
export function FileNamesForm({ material, onCancel, onDone }: FileNamesFormProps) {
  const [title, setTitle] = useState(material.title)
  const [fileName, setFileName] = useState(material.fileName)
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(material.shownPages?.length !== 0)
  const [pages, setPages] = useState(material.shownPages?.join(', ') ?? '')
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors<'title' | 'fileName' | 'shownPages'>()

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || !form.current) return
    const chosen = readShownPages(pages)
    const pagesError = isShown ? faultOfPages(chosen, material.pageCount) : null
    const hasErrors = show(form.current, {
      ...(title.trim() === '' ? { title: materialUploadTexts.titleMissing } : {}),
      ...(fileName.trim() === '' ? { fileName: texts.fileNameMissing } : {}),
      ...(pagesError ? { shownPages: pagesError } : {}),
    })
    if (hasErrors) return
    setBusy(true)
    const sent = await renameMaterial(material.id, {
      title: title.trim(),
      fileName: fileName.trim(),
      shownPages: !isShown ? [] : chosen?.length ? chosen : null,
    })
    setBusy(false)
    if (!sent.ok) return showToast(productsAdminTexts.notSaved)
    showToast(texts.renamed)
    onDone()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      <TextField
        label={materialUploadTexts.title}
        name="title"
        hint={materialUploadTexts.titleHint}
        error={errors.title}
        required
        maxLength={MAX_LENGTH}
        value={title}
        onChange={(event) => {
          setTitle(event.currentTarget.value)
          clear('title')
        }}
      />
      <TextField
        label={materialUploadTexts.fileName}
        name="fileName"
        error={errors.fileName}
        required
        maxLength={MAX_LENGTH}
        value={fileName}
        onChange={(event) => {
          setFileName(event.currentTarget.value)
          clear('fileName')
        }}
      />
      <div>
        <Checkbox
          label={texts.looksInside}
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        <p className="text-sm text-ink-soft">{texts.looksInsideHint({ drawn: material.drawnPages })}</p>
      </div>
      {isShown ? (
        <TextField
          label={texts.shownPages}
          name="shownPages"
          hint={texts.shownPagesHint}
          error={errors.shownPages}
          maxLength={40}
          value={pages}
          onChange={(event) => {
            setPages(event.currentTarget.value)
            clear('shownPages')
          }}
        />
      ) : null}
      <p className="text-sm text-ink-soft">{texts.renameHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {texts.renameSubmit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function faultOfPages(chosen: readonly number[] | null, pageCount: number): string | null {
  if (!chosen) return texts.shownPagesUnread
  return checkShownPages(chosen, pageCount).ok || chosen.length === 0
    ? null
    : texts.shownPagesRefused({ pages: pageCount })
}
