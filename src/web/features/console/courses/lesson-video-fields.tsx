import { useRef, useState } from 'react'
import { COURSE_LIMITS, type LessonDraft, type VideoDraft } from '#domain/console/courses-admin-wire.ts'
import { readCaptions, spokenText } from '#domain/study/courses/captions.ts'
import { checkVideoFile, VIDEO_LIMITS, VIDEO_REFUSALS } from '#domain/study/courses/own-video.ts'
import { coursesAdminTexts } from '#texts/console/courses.ts'
import { materialUploadTexts } from '#texts/console/material-files.ts'
import { sizeText } from '#texts/shared/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type UploadFailure, useFileUpload } from '../products/use-file-upload.ts'
import { sendCaptions, sendVideo } from './courses-calls.ts'
import { FilePicker } from './file-picker.tsx'
import type { FaultOf } from './use-course-form.ts'

const texts = coursesAdminTexts.editor.videos
const NO_VIDEO: VideoDraft = { address: '', transcript: '' }

type LessonVideoFieldsProps = {
  course: string
  video: LessonDraft['video']
  place: string
  faultOf: FaultOf
  /** Where a kept video is seen, by its id. */
  urls: Readonly<Record<string, string>>
  onChange: (video: LessonDraft['video']) => void
}

/** A lesson without a file, an address and a transcript has no video. */
export function LessonVideoFields({ course, video, place, faultOf, urls, onChange }: LessonVideoFieldsProps) {
  const { address, transcript, file, captions } = video ?? NO_VIDEO
  // Of what came after the course was opened.
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({})
  // Of the newest form: what was typed while a file travelled stays.
  const newest = useRef({ video, onChange })
  newest.current = { video, onChange }

  function set(change: Partial<VideoDraft>): void {
    const next = { ...NO_VIDEO, ...newest.current.video, ...change }
    const isNone = next.address === '' && next.transcript === '' && !next.file && !next.captions
    newest.current.onChange(isNone ? null : next)
  }

  const urlOf = (kept: { id: string } | null | undefined) => kept && (urls[kept.id] ?? added[kept.id])

  return (
    <section className="grid gap-4">
      <h4 className="text-base font-semibold">{texts.section}</h4>
      {file ? (
        <OwnFile
          url={urlOf(file)}
          captionsUrl={urlOf(captions)}
          byteSize={file.byteSize}
          error={faultOf(`${place}.file`)}
          onRemove={() => set({ file: null, captions: null })}
        />
      ) : (
        <>
          <TextField
            label={texts.address}
            hint={texts.addressHint}
            name={`${place}.address`}
            type="url"
            value={address}
            maxLength={300}
            error={faultOf(`${place}.address`)}
            onChange={(event) => set({ address: event.target.value })}
          />
          {address === '' ? (
            <AddVideo
              course={course}
              onAdded={({ url, ...kept }) => {
                setAdded((now) => ({ ...now, [kept.id]: url }))
                set({ file: kept, address: '' })
              }}
            />
          ) : null}
        </>
      )}
      {file ? (
        <AddCaptions
          course={course}
          isKept={Boolean(captions?.byteSize)}
          fault={faultOf(`${place}.captions`)}
          onAdded={({ url, ...kept }, spoken) => {
            setAdded((now) => ({ ...now, [kept.id]: url }))
            const written = newest.current.video?.transcript ?? ''
            set({ captions: kept, transcript: written === '' ? spoken : written })
          }}
        />
      ) : null}
      {video ? (
        <TextAreaField
          label={texts.transcript}
          hint={texts.transcriptHint}
          name={`${place}.transcript`}
          value={transcript}
          maxLength={COURSE_LIMITS.text}
          rows={8}
          error={faultOf(`${place}.transcript`)}
          onChange={(event) => set({ transcript: event.target.value })}
        />
      ) : null}
    </section>
  )
}

type OwnFileProps = {
  url: string | null | undefined
  captionsUrl: string | null | undefined
  byteSize: number
  error: string | undefined
  onRemove: () => void
}

function OwnFile({ url, captionsUrl, byteSize, error, onRemove }: OwnFileProps) {
  return (
    <div className="grid justify-items-start gap-3">
      {url ? (
        // biome-ignore lint/a11y/useMediaCaption: they may not have come yet; without them no lesson is published
        <video
          key={captionsUrl}
          src={url}
          controls
          playsInline
          preload="none"
          className="aspect-video w-full max-w-measure rounded-mark border border-line bg-black"
        >
          {captionsUrl ? (
            <track kind="captions" srcLang="pt-BR" label={texts.track} src={captionsUrl} default />
          ) : null}
        </video>
      ) : null}
      <p className="text-sm text-ink-soft">{texts.kept({ size: sizeText(byteSize) })}</p>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Button size="small" look="quiet" onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  )
}

type KeptFile = { id: string; byteSize: number; url: string }

function AddVideo({ course, onAdded }: { course: string; onAdded: (video: KeptFile) => void }) {
  const [refused, setRefused] = useState<string | null>(null)
  const { state, send, reset } = useFileUpload(VIDEO_REFUSALS)
  const isBusy = state.phase === 'sending' || state.phase === 'checking'
  const failure = refused ?? (state.phase === 'failed' ? failureText(state.code) : null)

  async function handleChoose(file: File): Promise<void> {
    reset()
    const code = checkVideoFile({ name: file.name, byteSize: file.size })
    setRefused(code && failureText(code))
    if (code) return
    const sent = await send(file, async (upload) => {
      const answer = await sendVideo(course, upload)
      // Not a matter of the file: said here, the upload knows nothing of courses.
      if (!answer.ok && answer.code === 'too_many_attachments')
        setRefused(coursesAdminTexts.editor.files.tooMany)
      return answer
    })
    if (sent.ok) onAdded(sent.value.video)
  }

  return (
    <div className="grid gap-3">
      <FilePicker
        label={texts.add}
        fileLabel={texts.file}
        hint={texts.hint(VIDEO_LIMITS)}
        accept="video/mp4,.mp4,.m4v"
        isBusy={isBusy}
        busyLabel={state.phase === 'checking' ? materialUploadTexts.checking : materialUploadTexts.sending}
        onChoose={(file) => void handleChoose(file)}
      />
      {state.phase === 'sending' ? (
        <ProgressBar
          label={texts.progress}
          percent={state.percent}
          valueText={materialUploadTexts.percent({ percent: state.percent })}
        />
      ) : null}
      {failure ? <Notice tone="error">{failure}</Notice> : null}
    </div>
  )
}

function failureText(code: UploadFailure<keyof typeof texts.refusals>): string {
  if (code === 'interrupted' || code === 'changed_meanwhile') return texts.interrupted
  return texts.refusals[code]
}

type AddCaptionsProps = {
  course: string
  isKept: boolean
  fault: string | undefined
  /** With what is said in them, to begin a transcript. */
  onAdded: (captions: KeptFile, spoken: string) => void
}

function AddCaptions({ course, isKept, fault, onAdded }: AddCaptionsProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function handleChoose(file: File): Promise<void> {
    if (file.size > VIDEO_LIMITS.captions) return setError(texts.captionsTooLong)
    const text = await file.text()
    const cues = readCaptions(text)
    if (!cues.ok)
      return setError(cues.code === 'captions-broken' ? texts.captionsBroken(cues) : texts.captionsEmpty)
    setError(null)
    setBusy(true)
    const sent = await sendCaptions(course, text)
    setBusy(false)
    if (sent.ok) onAdded(sent.value.captions, spokenText(cues.value).slice(0, COURSE_LIMITS.text))
    else
      setError(
        sent.code === 'too_many_attachments' ? coursesAdminTexts.editor.files.tooMany : texts.interrupted,
      )
  }

  return (
    <div className="grid gap-3">
      <FilePicker
        label={isKept ? texts.changeCaptions : texts.addCaptions}
        fileLabel={texts.captionsFile}
        hint={isKept ? texts.captionsKept : texts.captionsHint}
        accept=".vtt,.srt,text/vtt"
        isBusy={isBusy}
        busyLabel={materialUploadTexts.sending}
        onChoose={(file) => void handleChoose(file)}
      />
      {(error ?? fault) ? <Notice tone="error">{error ?? fault}</Notice> : null}
    </div>
  )
}
