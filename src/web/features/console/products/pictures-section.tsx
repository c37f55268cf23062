import { ImageUp, Star, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { checkPictureFile, MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/account/picture.ts'
import { pictureRefusalText } from '#texts/account/picture-refusals.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { ProductPicture } from '#web/shared/product-picture/product-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { sendPicture } from './admin-calls.ts'
import { FieldFault } from './field-fault.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { pictureFault } from './picture-refusal.ts'
import { moved, newKey, replacedAt } from './product-form-state.ts'

const texts = productsAdminTexts.pictures

type PicturesSectionProps = FormPartProps & {
  /** With the form as it is then: an upload takes its time. */
  onAdd: (url: string) => void
  /** Told of each upload, until it has ended and was added. */
  onSending: (upload: Promise<void>) => void
}

export function PicturesSection({ form, faults, onChange, onAdd, onSending }: PicturesSectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { images } = form
  const thumbnail = images.some(({ url }) => url === form.thumbnail) ? form.thumbnail : images[0]?.url

  async function handleChoose(file: File | undefined): Promise<void> {
    if (!file || isBusy) return
    const checked = checkPictureFile({ name: file.name, type: file.type, byteSize: file.size })
    if (!checked.ok) return setError(pictureRefusalText(checked))
    setError(undefined)
    setBusy(true)
    const sent = await sendPicture(file)
    setBusy(false)
    if (sent.ok) onAdd(sent.value.url)
    else setError(pictureFault(sent, file.name) ?? texts.failed)
  }

  return (
    <FormSection
      title={productsAdminTexts.sections.pictures}
      hint={texts.hint({ maxMegabytes: MAX_PICTURE_BYTES / 1024 ** 2 })}
    >
      {images.length === 0 ? <p className="text-ink-soft">{texts.empty}</p> : null}
      <ol className="grid gap-4">
        {images.map((image, index) => {
          const name = texts.name({ place: index + 1 })
          const isThumbnail = image.url === thumbnail
          return (
            <li key={image.key} className="flex flex-wrap items-start gap-4 border-b border-rule pb-4">
              <div className="w-20 shrink-0 overflow-hidden rounded-mark border border-line">
                <ProductPicture url={image.url} alt={image.alt} sizes="80px" />
              </div>
              <div className="min-w-0 flex-1 basis-52">
                <TextField
                  label={texts.alt}
                  labelNote={productsAdminTexts.optional}
                  {...(index === 0 ? { hint: texts.altHint } : {})}
                  name={`images.${index}.url`}
                  error={faults[`images.${index}.url`]}
                  maxLength={250}
                  value={image.alt}
                  onChange={(event) =>
                    onChange({ images: replacedAt(images, index, { alt: event.currentTarget.value }) })
                  }
                />
                <div className="mt-2 flex flex-wrap items-center gap-1">
                  {isThumbnail ? (
                    <span className="tag mr-2 text-sm">{texts.thumbnail}</span>
                  ) : (
                    <IconButton
                      label={texts.makeThumbnail({ name })}
                      onClick={() => onChange({ thumbnail: image.url })}
                    >
                      <Star aria-hidden="true" size={20} />
                    </IconButton>
                  )}
                  <MoveButtons
                    name={name}
                    index={index}
                    count={images.length}
                    onMove={(to) => onChange({ images: moved(images, index, to) })}
                  />
                  <IconButton
                    label={texts.remove({ name })}
                    onClick={() => onChange({ images: images.filter(({ key }) => key !== image.key) })}
                  >
                    <Trash2 aria-hidden="true" size={20} />
                  </IconButton>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      <div>
        <Button
          look="secondary"
          isBusy={isBusy}
          busyLabel={texts.sending}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" size={18} />
          {texts.add}
        </Button>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          hidden
          tabIndex={-1}
          aria-label={texts.add}
          onChange={(event) => {
            onSending(handleChoose(event.currentTarget.files?.[0]))
            event.currentTarget.value = ''
          }}
        />
        <div className="mt-2">
          <FieldFault text={error} />
        </div>
      </div>
    </FormSection>
  )
}

export function pictureRow(url: string) {
  return { key: newKey(), url, alt: '' }
}
