import { useEffect, useRef, useState } from 'react'
import { VOICE_SECONDS_MAX } from '#domain/writing/teacher-correction/desk-rules.ts'

export type Recorder = {
  /** unsupported: this browser records nothing. */
  readonly state: 'idle' | 'recording' | 'not-allowed' | 'unsupported'
  readonly seconds: number
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/**
 * The first that this browser writes. AAC plays everywhere, WebM on no iPhone before iOS 17.4: Chrome writes AAC from
 * version 126 on where its machine can, Firefox WebM alone. Safari has MPEG-4 alone, with AAC in it.
 */
const FORMS = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4'] as const
/** Speech; three minutes take less than a megabyte. */
const BITS_PER_SECOND = 32_000

/** The microphone, for three minutes at most. @param onRecorded gets what was said, once it is whole */
export function useRecorder(onRecorded: (voice: { seconds: number; bytes: Blob }) => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder | null>(null)
  const latest = useRef(onRecorded)
  latest.current = onRecorded

  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => {
    if (seconds >= VOICE_SECONDS_MAX && recorder.current?.state === 'recording') recorder.current.stop()
  }, [seconds])
  // A microphone that is still open when the screen goes would stay open.
  useEffect(
    () => () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop()
    },
    [],
  )

  async function start(): Promise<void> {
    const form = globalThis.MediaRecorder
      ? FORMS.find((one) => MediaRecorder.isTypeSupported(one))
      : undefined
    if (!form || !navigator.mediaDevices) return setState('unsupported')
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
    if (!stream) return setState('not-allowed')
    const parts: Blob[] = []
    const begun = performance.now()
    const made = new MediaRecorder(stream, { mimeType: form, audioBitsPerSecond: BITS_PER_SECOND })
    made.addEventListener('dataavailable', ({ data }) => parts.push(data))
    made.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      setState('idle')
      const length = Math.round((performance.now() - begun) / 1000)
      latest.current({
        seconds: Math.min(Math.max(length, 1), VOICE_SECONDS_MAX),
        bytes: new Blob(parts, { type: form }),
      })
    })
    recorder.current = made
    setSeconds(0)
    setState('recording')
    made.start()
  }

  return { state, seconds, start, stop: () => recorder.current?.stop() }
}
