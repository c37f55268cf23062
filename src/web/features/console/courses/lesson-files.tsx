import { useRef, useState } from 'react'
import type { LessonDraft } from '#domain/console/courses-admin-wire.ts'
import { checkMaterialFile, MATERIAL_REFUSALS, type MaterialRefusal } from '#domain/shop/material-upload.ts'
import { ATTACHMENT_LIMITS } from '#domain/study/courses/lesson-attachment.ts'
import { coursesAdminTexts } from '#texts/console/courses.ts'
import { materialUploadTexts } from '#texts/console/material-files.ts'
import { sizeText } from '#texts/shared/file-size.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type UploadFailure, useFileUpload } from '../products/use-file-upload.ts'
import { sendAttachment } from './courses-calls.ts'
import { FilePicker } from './file-picker.tsx'
import { ListTools, moved, replaced, without } from './list-tools.tsx'
import type { FaultOf } from './use-course-form.ts'

const texts = coursesAdminTexts.editor.files

type Attachments = NonNullable<LessonDraft['attachments']>

type LessonFilesProps = {
  course: string
  attachments: Attachments
  place: string
  faultOf: FaultOf
  onChange: (attachments: Attachments) => void
}

/** The PDFs of a lesson: what students press, and one more. */
export function LessonFiles({ course, attachments, place, faultOf, onChange }: LessonFilesProps) {
  return (
    <section className="grid gap-4">
      <h4 className="text-base font-semibold">{texts.section}</h4>
      {attachments.length > 0 ? (
        <ol className="grid gap-4">
          {attachments.map((file, index) => (
            <li key={file.id} className="rounded-sheet border border-line p-4">
              <TextField
                label={texts.title}
                hint={file.byteSize > 0 ? `PDF, ${sizeText(file.byteSize)}` : undefined}
                name={`${place}.attachments.${index}.title`}
                value={file.title}
                maxLength={80}
                error={faultOf(`${place}.attachments.${index}.title`)}
                onChange={(event) =>
                  onChange(replaced(attachments, index, { ...file, title: event.target.value }))
                }
              />
              <div className="mt-3">
                <ListTools
                  name={file.title || texts.title}
                  index={index}
                  count={attachments.length}
                  onMove={(to) => onChange(moved(attachments, index, to))}
                  onRemove={() => onChange(without(attachments, index))}
                />
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {attachments.length < ATTACHMENT_LIMITS.ofLesson ? (
        <AddFile course={course} onAdded={(file) => onChange([...attachments, file])} />
      ) : null}
    </section>
  )
}

function AddFile({ course, onAdded }: { course: string; onAdded: (file: Attachments[number]) => void }) {
  // Of the newest form: what was typed while the file travelled stays.
  const added = useRef(onAdded)
  added.current = onAdded
  const [refused, setRefused] = useState<string | null>(null)
  const { state, send, reset } = useFileUpload(MATERIAL_REFUSALS)
  const isBusy = state.phase === 'sending' || state.phase === 'checking'
  const failure = state.phase === 'failed' ? failureText(state.code) : refused

  async function handleChoose(file: File): Promise<void> {
    reset()
    const code =
      file.size > ATTACHMENT_LIMITS.bytes
        ? 'file-too-large'
        : checkMaterialFile({ name: file.name, byteSize: file.size })
    setRefused(code && failureText(code))
    if (code) return
    const sent = await send(file, async (upload) => {
      const answer = await sendAttachment(course, { ...upload, fileName: file.name.slice(-120) })
      // Not a matter of the file: said here, the upload knows nothing of courses.
      if (!answer.ok && answer.code === 'too_many_attachments') setRefused(texts.tooMany)
      return answer
    })
    if (sent.ok) added.current({ ...sent.value.attachment, title: titleOf(file.name) })
  }

  return (
    <div className="grid gap-3">
      <FilePicker
        label={texts.add}
        fileLabel={texts.file}
        hint={texts.hint(ATTACHMENT_LIMITS)}
        accept="application/pdf,.pdf"
        isBusy={isBusy}
        busyLabel={state.phase === 'checking' ? materialUploadTexts.checking : materialUploadTexts.sending}
        onChoose={(file) => void handleChoose(file)}
      />
      {state.phase === 'sending' ? (
        <ProgressBar
          label={materialUploadTexts.progress}
          percent={state.percent}
          valueText={materialUploadTexts.percent({ percent: state.percent })}
        />
      ) : null}
      {failure ? <Notice tone="error">{refused ?? failure}</Notice> : null}
    </div>
  )
}

function failureText(code: UploadFailure<MaterialRefusal['code']>): string {
  if (code === 'file-too-large') return texts.tooLarge(ATTACHMENT_LIMITS)
  if (code === 'interrupted' || code === 'changed_meanwhile') return texts.interrupted
  return materialUploadTexts.refusals[code]
}

/** "lista_de_conectivos.pdf" → "lista de conectivos" */
function titleOf(fileName: string): string {
  const words = fileName.replace(/\.pdf$/i, '').replaceAll(/[_-]+/g, ' ')
  return words.trim().slice(0, 80)
}
