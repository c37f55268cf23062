import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AdminMaterial } from '#domain/console/products-admin-wire.ts'
import {
  checkMaterialFile,
  MATERIAL_REFUSALS,
  MAX_MATERIAL_MEGABYTES,
  type MaterialRefusal,
} from '#domain/shop/material-upload.ts'
import { materialFilesAdminTexts, materialUploadTexts } from '#texts/console/material-files.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { createMaterial, publishVersion } from './admin-calls.ts'
import { type UploadFailure, useFileUpload } from './use-file-upload.ts'

const texts = materialUploadTexts

type FileUploadProps = {
  /** The file of which this is a new version; null for a new file. */
  replaces: AdminMaterial | null
  onDone: (material: AdminMaterial, notifiedCount: number) => void
  onCancel?: () => void
}

/** Stands inside another form too, so it is no form itself: its button sends. What was typed stays after a refusal. */
export function FileUpload({ replaces, onDone, onCancel }: FileUploadProps) {
  const [file, setFile] = useState<File | null>(null)
  const [title, setTitle] = useState('')
  const [fileName, setFileName] = useState(replaces?.fileName ?? '')
  const [tells, setTells] = useState(false)
  const [errors, setErrors] = useState<{ file?: string; title?: string }>({})
  const { state, send, reset } = useFileUpload(MATERIAL_REFUSALS)
  const isBusy = state.phase === 'sending' || state.phase === 'checking'

  function handleChoose(chosen: File | undefined): void {
    if (!chosen) return
    reset()
    const code = checkMaterialFile({ name: chosen.name, byteSize: chosen.size })
    setErrors(code === null ? {} : { file: texts.refusals[code] })
    if (code !== null) return
    setFile(chosen)
    if (!replaces && title === '') setTitle(titleOf(chosen.name))
    if (!replaces) setFileName(chosen.name)
  }

  async function handleSend(): Promise<void> {
    if (isBusy) return
    if (!file) return setErrors({ file: texts.fileMissing })
    if (!replaces && title.trim() === '') return setErrors({ title: texts.titleMissing })
    const sent = await send(file, (upload) => {
      const name = fileName.trim() || file.name
      if (!replaces) return createMaterial({ ...upload, title: title.trim(), fileName: name })
      return publishVersion(replaces.id, {
        ...upload,
        fileName: name,
        replaces: replaces.version,
        notifyBuyers: tells,
      })
    })
    if (!sent.ok) return
    setFile(null)
    setTitle('')
    onDone(sent.value.material, sent.value.notifiedCount)
  }

  return (
    <div className="grid gap-4">
      <FileChoice file={file} error={errors.file} isBusy={isBusy} onChoose={handleChoose} />
      {replaces ? null : (
        <TextField
          label={texts.title}
          hint={texts.titleHint}
          error={errors.title}
          maxLength={120}
          value={title}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            setErrors({})
          }}
        />
      )}
      <TextField
        label={texts.fileName}
        maxLength={120}
        value={fileName}
        onChange={(event) => setFileName(event.currentTarget.value)}
      />
      {replaces && replaces.buyerCount > 0 ? (
        <Checkbox
          label={texts.tell({ count: replaces.buyerCount })}
          checked={tells}
          onChange={(event) => setTells(event.currentTarget.checked)}
        />
      ) : null}
      {state.phase === 'sending' ? (
        <ProgressBar
          label={texts.progress}
          percent={state.percent}
          valueText={texts.percent({ percent: state.percent })}
        />
      ) : null}
      {state.phase === 'failed' ? <Notice tone="error">{failureText(state.code)}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          busyLabel={state.phase === 'checking' ? texts.checking : texts.sending}
          onClick={() => void handleSend()}
        >
          {state.phase === 'failed' ? texts.again : texts.submit}
        </Button>
        {onCancel && !isBusy ? (
          <Button look="quiet" onClick={onCancel}>
            {materialFilesAdminTexts.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type FileChoiceProps = {
  file: File | null
  error: string | undefined
  isBusy: boolean
  onChoose: (file: File | undefined) => void
}

function FileChoice({ file, error, isBusy, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => !isBusy && input.current?.click()}>
          <FileUp aria-hidden="true" size={18} />
          {file ? texts.change : texts.choose}
        </Button>
        <p className="min-w-0 wrap-anywhere">{file ? file.name : texts.none}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        tabIndex={-1}
        aria-label={texts.file}
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {error ? (
        <p role="alert" className="mt-1 text-sm font-semibold text-red">
          {error}
        </p>
      ) : null}
      <p className="mt-1 text-sm text-ink-soft">{texts.hint({ maxMegabytes: MAX_MATERIAL_MEGABYTES })}</p>
    </div>
  )
}

function failureText(code: UploadFailure<MaterialRefusal['code']>): string {
  if (code === 'interrupted') return texts.interrupted
  if (code === 'changed_meanwhile') return texts.changed
  return texts.refusals[code]
}

/** "caderno_de_repertorios.pdf" → "caderno de repertorios" */
function titleOf(fileName: string): string {
  return fileName
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
}
