import { useState } from 'react'
import { ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { ReadLine } from '#domain/writing/machine-reading.ts'
import type { TypedLine } from '#domain/writing/transcription.ts'
import { machineReadingTexts as texts } from '#texts/writing/machine-reading.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { agreeToReading, fetchReadingState, readStrips, withdrawReading } from './reading-calls.ts'
import { type NumberedLine, stripsPicture } from './strips-picture.ts'

type Reading = {
  readonly lines: readonly TypedLine[]
  readonly fileOf: (page: number) => Blob | null
  readonly onRead: (read: readonly ReadLine[]) => void
}

/** Whether a service may be asked for the empty lines, and asking it page by page. */
export function useMachineReading({ lines, fileOf, onRead }: Reading) {
  const asked = useAsked('handwriting', fetchReadingState)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const empty = emptyLines(lines)

  async function readAll(recipient: string): Promise<Refusal<string> | { ok: true; value: number }> {
    if (asked.value?.consentedAt === null) {
      const given = await agreeToReading(recipient)
      if (!given.ok) return given
      asked.change((before) => ({ ...before, consentedAt: new Date().toISOString() }))
    }
    let count = 0
    for (const page of new Set(empty.map(({ line }) => line.page))) {
      const rows = empty.filter(({ line }) => line.page === page)
      const file = fileOf(page)
      const picture = file && (await stripsPicture(file, rows))
      if (!picture) return refuse('unmade')
      const read = await readStrips(
        picture,
        rows.map(({ number }) => number),
      )
      if (!read.ok) return read
      count += read.value.lines.length
      onRead(read.value.lines)
    }
    return ok(count)
  }

  async function read(): Promise<void> {
    const recipient = asked.value?.recipient
    if (isReading || !recipient) return
    setReading(true)
    setFailure(null)
    setDone(null)
    const all = empty.length
    const answer = await readAll(recipient)
    setReading(false)
    if (answer.ok) setDone(texts.done({ count: answer.value, all }))
    else if (answer.code === 'unmade') setFailure(texts.unmade)
    else setFailure(texts.refusals[answer.code] ?? texts.failureDefault)
    void asked.reload()
  }

  async function withdraw(): Promise<void> {
    const withdrawn = await withdrawReading()
    showToast(withdrawn.ok ? texts.withdrawn : texts.notWithdrawn)
    if (withdrawn.ok) asked.change((before) => ({ ...before, consentedAt: null }))
  }

  return { state: asked.value, emptyCount: empty.length, isReading, failure, done, read, withdraw }
}

function emptyLines(lines: readonly TypedLine[]): NumberedLine[] {
  return lines.flatMap((line, at) =>
    line.isWritten && line.text.trim() === '' ? [{ number: at + 1, line }] : [],
  )
}
