import { useId, useState } from 'react'
import { PICTURE_TYPES } from '#domain/account/picture.ts'
import { studyPictureSize } from '#domain/study/contents/study-picture.ts'
import { checkLessonPicture, PICTURE_LIMITS } from '#domain/study/courses/lesson-picture.ts'
import { pictureRefusalText } from '#texts/account/picture-refusals.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '../courses/file-picker.tsx'
import { FieldFault } from '../products/field-fault.tsx'
import { pictureFault } from '../products/picture-refusal.ts'
import { sendPicture } from './study-calls.ts'

const texts = studyAdminTexts.picture

type PictureFieldProps = {
  label: string
  error: string | undefined
  /** The address of the picture; empty where there is none. */
  value: string
  onChange: (url: string) => void
}

/** A picture that is brought at once; the row keeps its address. */
export function PictureField({ label, error, value, onChange }: PictureFieldProps) {
  const errorId = useId()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function handleChoose(file: File): Promise<void> {
    const checked = checkLessonPicture({ name: file.name, type: file.type, byteSize: file.size })
    setRefused(checked.ok ? undefined : pictureRefusalText(checked))
    if (!checked.ok) return
    setBusy(true)
    const sent = await sendPicture(file)
    setBusy(false)
    if (sent.ok) onChange(sent.value.url)
    else setRefused(pictureFault(sent, file.name) ?? texts.failed)
  }

  return (
    <fieldset className="grid gap-2" aria-describedby={errorId}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {value === '' ? null : (
        <div className="flex flex-wrap items-end gap-3">
          <img
            src={value}
            alt=""
            {...studyPictureSize(value)}
            className="h-auto max-h-48 w-auto max-w-full rounded-mark border border-line"
          />
          <Button size="small" look="quiet" onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        </div>
      )}
      <FilePicker
        label={value === '' ? texts.add : texts.replace}
        fileLabel={label}
        hint={texts.hint(PICTURE_LIMITS)}
        accept={PICTURE_TYPES.join(',')}
        isBusy={isBusy}
        busyLabel={texts.sending}
        onChoose={(file) => void handleChoose(file)}
      />
      <div id={errorId}>
        <FieldFault text={refused ?? error} />
      </div>
    </fieldset>
  )
}
