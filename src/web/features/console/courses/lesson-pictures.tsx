import { useRef, useState } from 'react'
import { PICTURE_TYPES } from '#domain/account/picture.ts'
import type { LessonDraft, PictureDraft } from '#domain/console/courses-admin-wire.ts'
import {
  checkLessonPicture,
  figureLine,
  figuresOf,
  nextFigure,
  PICTURE_LIMITS,
  withFigureAt,
  withoutFigure,
} from '#domain/study/courses/lesson-picture.ts'
import { pictureRefusalText } from '#texts/account/picture-refusals.ts'
import { coursesAdminTexts } from '#texts/console/courses.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { pictureFault } from '../products/picture-refusal.ts'
import { sendPicture } from './courses-calls.ts'
import { FilePicker } from './file-picker.tsx'
import { replaced, without } from './list-tools.tsx'
import type { FaultOf } from './use-course-form.ts'

const texts = coursesAdminTexts.editor.pictures

type Illustrated = Pick<LessonDraft, 'text' | 'pictures'>

type LessonPicturesProps = {
  course: string
  lesson: Illustrated
  place: string
  faultOf: FaultOf
  /** Where a kept picture is seen, by its id. */
  urls: Readonly<Record<string, string>>
  /** Where in the text the next picture goes. */
  caret: () => number
  onChange: (change: Illustrated) => void
}

/** The pictures of a lesson: what each shows, and one more where the caret stands in the text. */
export function LessonPictures({
  course,
  lesson,
  place,
  faultOf,
  urls,
  caret,
  onChange,
}: LessonPicturesProps) {
  const { text, pictures = [] } = lesson
  // Of those that came after the course was opened.
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({})
  // Of the newest form: what was typed while the picture travelled stays.
  const newest = useRef({ lesson, onChange })
  newest.current = { lesson, onChange }

  function put(picture: PictureDraft, url: string): void {
    setAdded((now) => ({ ...now, [picture.id]: url }))
    const { lesson, onChange } = newest.current
    const number = nextFigure(lesson.pictures ?? [], lesson.text)
    onChange({
      text: withFigureAt(lesson.text, caret(), number),
      pictures: [...(lesson.pictures ?? []), { ...picture, number }],
    })
  }

  return (
    <section className="grid gap-4">
      <h4 className="text-base font-semibold">{texts.section}</h4>
      {pictures.length > 0 ? (
        <ol className="grid gap-4">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="grid gap-3 rounded-sheet border border-line p-4">
              <PictureFields
                picture={picture}
                place={`${place}.pictures.${index}`}
                faultOf={faultOf}
                url={urls[picture.id] ?? added[picture.id]}
                onChange={(next) => onChange({ text, pictures: replaced(pictures, index, next) })}
              />
              <div className="flex flex-wrap gap-2">
                {figuresOf(text).includes(picture.number) ? null : (
                  <Button
                    size="small"
                    look="secondary"
                    onClick={() => onChange({ text: withFigureAt(text, caret(), picture.number), pictures })}
                  >
                    {texts.put}
                  </Button>
                )}
                <Button
                  size="small"
                  look="quiet"
                  aria-label={coursesAdminTexts.editor.remove({ name: texts.figure(picture) })}
                  onClick={() =>
                    onChange({
                      text: withoutFigure(text, picture.number),
                      pictures: without(pictures, index),
                    })
                  }
                >
                  {coursesAdminTexts.editor.removeShort}
                </Button>
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {pictures.length < PICTURE_LIMITS.ofLesson ? <AddPicture course={course} onAdded={put} /> : null}
    </section>
  )
}

type PictureFieldsProps = Pick<LessonPicturesProps, 'place' | 'faultOf'> & {
  picture: PictureDraft
  url: string | undefined
  onChange: (picture: PictureDraft) => void
}

function PictureFields({ picture, place, faultOf, url, onChange }: PictureFieldsProps) {
  const { number, alt, caption } = picture
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        {url ? (
          <img src={url} alt="" className="max-h-32 w-40 rounded-mark border border-line object-contain" />
        ) : null}
        <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
          {texts.stands({ line: figureLine(number) })}
        </p>
      </div>
      <TextField
        label={texts.alt(picture)}
        hint={texts.altHint}
        name={`${place}.alt`}
        value={alt}
        maxLength={300}
        error={faultOf(`${place}.alt`)}
        onChange={(event) => onChange({ ...picture, alt: event.target.value })}
      />
      <TextField
        label={texts.caption(picture)}
        hint={texts.captionHint}
        name={`${place}.caption`}
        value={caption}
        maxLength={200}
        onChange={(event) => onChange({ ...picture, caption: event.target.value })}
      />
    </>
  )
}

type AddPictureProps = { course: string; onAdded: (picture: PictureDraft, url: string) => void }

function AddPicture({ course, onAdded }: AddPictureProps) {
  const added = useRef(onAdded)
  added.current = onAdded
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function handleChoose(file: File): Promise<void> {
    const checked = checkLessonPicture({ name: file.name, type: file.type, byteSize: file.size })
    setError(checked.ok ? null : pictureRefusalText(checked))
    if (!checked.ok) return
    setBusy(true)
    const sent = await sendPicture(course, file)
    setBusy(false)
    if (sent.ok) {
      const { url, ...picture } = sent.value.picture
      added.current({ ...picture, number: 0, alt: '', caption: '' }, url)
    } else if (sent.code === 'too_many_attachments') setError(coursesAdminTexts.editor.files.tooMany)
    else setError(pictureFault(sent, file.name) ?? texts.failed)
  }

  return (
    <div className="grid gap-3">
      <FilePicker
        label={texts.add}
        fileLabel={texts.file}
        hint={texts.hint(PICTURE_LIMITS)}
        accept={PICTURE_TYPES.join(',')}
        isBusy={isBusy}
        busyLabel={texts.sending}
        onChoose={(file) => void handleChoose(file)}
      />
      {error ? <Notice tone="error">{error}</Notice> : null}
    </div>
  )
}
