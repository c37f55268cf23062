import { Mic, Square, Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { VOICE_SECONDS_MAX, VOICE_TEXT } from '#domain/writing/teacher-correction/desk-rules.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { usePrivateFile } from '#web/shared/private-file/use-private-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useDeskCalls } from './desk-calls-context.ts'
import { useRecorder } from './use-recorder.ts'

const texts = teacherCorrectionsTexts.voice

type VoicePartProps = {
  id: string
  token: string
  seconds: number | null
  text: string
  buttonRef: RefObject<HTMLButtonElement | null>
  onSeconds: (seconds: number | null) => void
  onText: (text: string) => void
}

/** A word of the teacher's own voice, and beside it the same in writing. */
export function VoicePart({ id, token, seconds, text, buttonRef, onSeconds, onText }: VoicePartProps) {
  const { dropVoice, sendVoice } = useDeskCalls()
  const [isKeeping, setKeeping] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [version, setVersion] = useState(0)
  const recorder = useRecorder((voice) => void keep(voice))

  async function keep(voice: { seconds: number; bytes: Blob }): Promise<void> {
    setKeeping(true)
    setFailed(false)
    const kept = await sendVoice(id, token, voice)
    setKeeping(false)
    setFailed(!kept.ok)
    if (!kept.ok) return
    setVersion((before) => before + 1)
    onSeconds(voice.seconds)
  }

  async function drop(): Promise<void> {
    const dropped = await dropVoice(id, token)
    setFailed(!dropped.ok)
    if (dropped.ok) onSeconds(null)
  }

  const isRecording = recorder.state === 'recording'
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg">{texts.heading}</h3>
      <p className="mt-1 text-sm text-ink-soft">{texts.lead}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          ref={buttonRef}
          look={isRecording ? 'primary' : 'secondary'}
          onClick={() => (isRecording ? recorder.stop() : void recorder.start())}
        >
          {isRecording ? <Square aria-hidden="true" size={18} /> : <Mic aria-hidden="true" size={18} />}
          {isRecording ? texts.stop : seconds === null ? texts.record : texts.recordAgain}
        </Button>
        {isRecording ? (
          <span role="timer" className="tabular-nums">
            {texts.recording({ left: clockOf(VOICE_SECONDS_MAX - recorder.seconds) })}
          </span>
        ) : null}
        {isKeeping ? <Spinner label={texts.keeping} /> : null}
      </div>
      {recorder.state === 'not-allowed' ? <Notice className="mt-3">{texts.notAllowed}</Notice> : null}
      {recorder.state === 'unsupported' ? <Notice className="mt-3">{texts.unsupported}</Notice> : null}
      {hasFailed ? (
        <Notice tone="error" className="mt-3">
          {texts.failed}
        </Notice>
      ) : null}
      {seconds === null || isRecording ? null : (
        <>
          <p role="status" className="mt-3">
            {texts.kept({ length: clockOf(seconds) })}
          </p>
          <OwnVoice key={version} id={id} />
          <Button size="small" look="quiet" className="mt-2" onClick={() => void drop()}>
            <Trash2 aria-hidden="true" size={18} />
            {texts.drop}
          </Button>
          <TextAreaField
            label={texts.text}
            className="mt-3"
            rows={2}
            maxLength={VOICE_TEXT.max}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        </>
      )}
    </div>
  )
}

/** Fetched when somebody wants to hear it. */
function OwnVoice({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false)
  const { voicePath } = useDeskCalls()
  const { url } = usePrivateFile(isAsked ? voicePath(id) : null)
  if (!isAsked)
    return (
      <Button size="small" look="secondary" className="mt-2" onClick={() => setAsked(true)}>
        {texts.listen}
      </Button>
    )
  // biome-ignore lint/a11y/useMediaCaption: what it says stands in writing below it
  return url ? <audio controls src={url} aria-label={texts.player} className="mt-2 w-full" /> : <Spinner />
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
