import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { checkPictureFile, PICTURE_TYPES, type PictureKind } from '#domain/account/picture.ts'
import { pictureRefusalText } from '#texts/account/picture-refusals.ts'
import { pictureTexts } from '#texts/account/pictures.ts'
import { removePicture } from '#web/shared/session/picture-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type PictureFieldProps = {
  kind: PictureKind
  /** Whether the profile has a picture of its own. */
  isSet: boolean
  /** The picture as it is now. */
  preview: ReactNode
  /** A file that may be a picture, and where the choice began; what surely is none was refused before. */
  onChoose: (file: File, button: HTMLElement | null) => void
}

/** One of the two pictures: what it is now, and the ways to another one or to none. */
export function PictureField({ kind, isSet, preview, onChoose }: PictureFieldProps) {
  const texts = pictureTexts[kind]
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isRemoving, setRemoving] = useState(false)

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.currentTarget.files?.[0]
    // The same file can be chosen again.
    event.currentTarget.value = ''
    if (!file) return
    const checked = checkPictureFile({ name: file.name, type: file.type, byteSize: file.size })
    if (checked.ok) {
      onChoose(file, button.current)
      return
    }
    showToast({
      variant: 'destructive',
      title: pictureTexts.uploadFailureTitle,
      description: pictureRefusalText(checked),
    })
  }

  async function handleRemove(): Promise<void> {
    setRemoving(true)
    const result = await removePicture(kind)
    setRemoving(false)
    showToast(result.ok ? texts.removed : { variant: 'destructive', ...pictureTexts.saveFailure })
  }

  return (
    <fieldset className="mt-6 min-w-0 border-0 p-0">
      <legend className="mb-2 font-semibold">{texts.heading}</legend>
      {preview}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={button} look="secondary" size="small" onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" size={18} />
          {isSet ? texts.change : texts.choose}
        </Button>
        {isSet ? (
          <Button
            look="quiet"
            size="small"
            isBusy={isRemoving}
            busyLabel={pictureTexts.removing}
            onClick={handleRemove}
          >
            <Trash2 aria-hidden="true" size={18} />
            {texts.remove}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        hidden
        tabIndex={-1}
        aria-label={texts.choose}
        onChange={handleChange}
      />
    </fieldset>
  )
}
