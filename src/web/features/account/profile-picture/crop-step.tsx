import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { PICTURE_KINDS, type PictureKind } from '#domain/account/picture.ts'
import { pictureRefusalText } from '#texts/account/picture-refusals.ts'
import { pictureTexts } from '#texts/account/pictures.ts'
import { type CropArea, cropPicture } from '#web/browser/crop-picture.ts'
import { savePicture } from '#web/shared/session/picture-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const PictureCropper = lazy(() =>
  import('./picture-cropper.tsx').then((module) => ({ default: module.PictureCropper })),
)

const texts = pictureTexts.crop

type CropStepProps = { kind: PictureKind; file: File; onDone: () => void }

/** The chosen picture, cut to its shape and then saved. */
export function CropStep({ kind, file, onDone }: CropStepProps) {
  const address = useAddressOf(file)
  const area = useRef<CropArea | null>(null)
  const [isSaving, setSaving] = useState(false)
  const step = useRef<HTMLDivElement>(null)

  // What was pressed to come here is gone: the focus waits here until there is something to move.
  useEffect(() => step.current?.focus(), [])

  function refuseFile(): void {
    const refusal = { ok: false, code: 'picture-damaged', fileName: file.name || null } as const
    showToast({
      variant: 'destructive',
      title: pictureTexts.uploadFailureTitle,
      description: pictureRefusalText(refusal),
    })
    onDone()
  }

  async function handleSave(): Promise<void> {
    if (!address || !area.current) return
    setSaving(true)
    const cropped = await cropPicture(address, area.current, PICTURE_KINDS[kind], file.name).catch(() => null)
    if (!cropped) return refuseFile()
    const result = await savePicture(kind, cropped)
    setSaving(false)
    if (result.ok) {
      showToast(pictureTexts[kind].success)
      return onDone()
    }
    if (result.step === 'save') return showToast({ variant: 'destructive', ...pictureTexts.saveFailure })
    showToast({
      variant: 'destructive',
      title: pictureTexts.uploadFailureTitle,
      description: result.message ?? pictureTexts.uploadFailureDefault,
    })
  }

  return (
    <div ref={step} tabIndex={-1} className="outline-none">
      <Suspense fallback={<Spinner label={texts.loading} />}>
        {address ? (
          <PictureCropper
            kind={kind}
            address={address}
            onChange={(next) => {
              area.current = next
            }}
            onUnreadable={refuseFile}
          />
        ) : null}
      </Suspense>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onDone}>
          {texts.back}
        </Button>
        <Button isBusy={isSaving} busyLabel={texts.submitting} onClick={handleSave}>
          {texts.submit}
        </Button>
      </div>
    </div>
  )
}

/** Null until there is one; given back when the step is left. */
function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
