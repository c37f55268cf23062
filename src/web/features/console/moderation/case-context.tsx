import { useState } from 'react'
import type { ContextLine, ModerationCase } from '#domain/community/moderation-wire.ts'
import { moderationDeskTexts as texts } from '#texts/console/moderation.ts'
import { Button } from '#web/ui/button.tsx'
import { fetchContext } from './admin-calls.ts'

/** What was said around it, asked for when somebody wants to know; an essay and a feedback stand alone. */
export function CaseContext({ subject }: { subject: ModerationCase }) {
  const [lines, setLines] = useState<readonly ContextLine[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  if (subject.kind === 'challenge_essay' || subject.kind === 'feedback') return null

  async function handleOpen(): Promise<void> {
    const read = await fetchContext(subject)
    setFailed(!read.ok)
    if (read.ok) setLines(read.value.lines)
  }

  if (lines === null) {
    return (
      <p className="mt-3">
        <Button look="secondary" size="small" onClick={() => void handleOpen()}>
          {isFailed ? texts.retry : texts.openContext}
        </Button>
      </p>
    )
  }
  if (lines.length === 0) return <p className="mt-3 text-ink-soft">{texts.noContext}</p>
  return (
    <ol className="mt-3 grid gap-1 rounded-control bg-shade p-3" aria-label={texts.context}>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read once, never reordered
        <li key={place} className="wrap-anywhere">
          {line.isSubject ? <span className="tag mr-2">{texts.theReported}</span> : null}
          {line.author === '' ? null : <span className="font-semibold">{line.author}: </span>}
          {line.text === '' ? <em>{texts.gone}</em> : line.text}
        </li>
      ))}
    </ol>
  )
}
