import { useState } from 'react'
import type { ModerationCase } from '#domain/community/moderation-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { moderationAdminTexts as texts } from '#texts/console/moderation.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { fetchContext } from './admin-calls.ts'

/** What was said around it, asked for when somebody wants to know; an essay and a feedback stand alone. */
export function CaseContext({ subject }: { subject: ModerationCase }) {
  const [isOpen, setOpen] = useState(false)
  const asked = useAsked(isOpen ? `context of ${subject.kind} ${subject.id}` : null, (signal) =>
    readContext(subject, signal),
  )
  const isFirstLook = subject.cause === 'first-look' && subject.appealedAt === null
  if (subject.kind === 'challenge_essay' || subject.kind === 'feedback') return null
  if (!isOpen) {
    return (
      <p className="mt-3">
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          {isFirstLook ? texts.openContextOfFirstLook : texts.openContext}
        </Button>
      </p>
    )
  }
  return (
    <Loaded
      asked={asked}
      failed={texts.contextFailed}
      loading={texts.contextLoading}
      className="mt-3"
      empty={<p className="text-ink-soft">{texts.noContext}</p>}
    >
      {(lines) => (
        <ol
          className="grid gap-1 rounded-control bg-shade p-3"
          aria-label={isFirstLook ? texts.contextOfFirstLook : texts.context}
        >
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: read once, never reordered
            <li key={place} className="wrap-anywhere">
              {line.isSubject ? (
                <span className="tag mr-2">{isFirstLook ? texts.theWaiting : texts.theReported}</span>
              ) : null}
              {line.author === '' ? null : <span className="font-semibold">{line.author}: </span>}
              {line.text === '' ? <em>{texts.gone}</em> : line.text}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}

async function readContext(subject: ModerationCase, signal: AbortSignal) {
  const read = await fetchContext(subject, signal)
  return read.ok ? ok(read.value.lines) : read
}
