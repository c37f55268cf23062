import { useRef, useState } from 'react'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { partsOf } from '#domain/shop/upload-parts.ts'
import { newId } from '#web/browser/new-id.ts'
import { sendPart } from './admin-calls.ts'

export type SentFile = { readonly uploadId: string; readonly partCount: number }
/** @typeParam Code the refusals of what is sent */
export type UploadFailure<Code extends string> = Code | 'interrupted' | 'changed_meanwhile'
export type UploadState<Code extends string> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly percent: number }
  | { readonly phase: 'checking' }
  | { readonly phase: 'failed'; readonly code: UploadFailure<Code> }

const TRIES = 3

/**
 * Sends a file in parts and lets the server take the whole. What has arrived is remembered: after a broken line only
 * the rest is sent again.
 *
 * @param refusals what the server may say of the file; anything else is a line that broke
 */
export function useFileUpload<Code extends string>(refusals: readonly Code[]) {
  const [state, setState] = useState<UploadState<Code>>({ phase: 'idle' })
  const arrived = useRef<{ file: File; uploadId: string; parts: number } | null>(null)

  async function send<Value>(
    file: File,
    finish: (sent: SentFile) => Promise<Ok<Value> | Refusal<string>>,
  ): Promise<Ok<Value> | Refusal<'upload_failed'>> {
    if (arrived.current?.file !== file) {
      arrived.current = { file, uploadId: newId(), parts: 0 }
    }
    const upload = arrived.current
    const parts = partsOf(file.size)
    for (let part = upload.parts; part < parts.length; part += 1) {
      setState({ phase: 'sending', percent: Math.round((part / parts.length) * 100) })
      const { from, to } = parts[part] ?? { from: 0, to: 0 }
      const code = await sendOne(upload.uploadId, part, file.slice(from, to))
      if (code !== null) return failed(failureOf(refusals, code))
      upload.parts = part + 1
    }
    setState({ phase: 'checking' })
    const finished = await finish({ uploadId: upload.uploadId, partCount: parts.length })
    if (!finished.ok) {
      const code = failureOf(refusals, finished.code)
      // Refused for good, or gone on the server: another try begins from the first part.
      if (code !== 'interrupted') arrived.current = null
      return failed(code)
    }
    arrived.current = null
    setState({ phase: 'idle' })
    return ok(finished.value)
  }

  function failed(code: UploadFailure<Code>): Refusal<'upload_failed'> {
    setState({ phase: 'failed', code })
    return refuse('upload_failed')
  }

  return { state, send, reset: () => setState({ phase: 'idle' }) }
}

/** @returns why the part was not taken; null when it was */
async function sendOne(uploadId: string, part: number, bytes: Blob): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const sent = await sendPart(uploadId, part, bytes)
    if (sent.ok) return null
    if (sent.code === 'file-too-large' || attempt === TRIES) return sent.code
  }
}

function failureOf<Code extends string>(refusals: readonly Code[], code: string): UploadFailure<Code> {
  if (code === 'changed_meanwhile') return code
  return refusals.find((refusal) => refusal === code) ?? 'interrupted'
}
