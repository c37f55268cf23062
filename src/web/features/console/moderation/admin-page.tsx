import { useRef } from 'react'
import { ok } from '#domain/shared/result.ts'
import { moderationAdminTexts as texts } from '#texts/console/moderation.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchQueue } from './admin-calls.ts'
import { CaseCard } from './case-card.tsx'
import { ChatChannels } from './chat-channels.tsx'

/** What waits for the owner's word: reports first, the urgent ones before all, and appeals. */
export function ModerationAdmin() {
  const asked = useAsked('moderation cases', readQueue)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const cases = asked.value

  async function handleDecided(): Promise<void> {
    await asked.reload()
    // The card that had the focus is gone.
    headingRef.current?.focus()
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <h2 ref={headingRef} tabIndex={-1} className="mb-5 text-2xl">
        {cases === null ? texts.queue : texts.waiting({ count: cases.length })}
      </h2>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        empty={<EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>}
      >
        {(queue) => (
          <ul className="grid gap-6">
            {queue.map((one) => (
              <li key={`${one.kind} ${one.id} ${one.appealedAt}`}>
                <CaseCard subject={one} onDecided={() => void handleDecided()} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ChatChannels />
    </>
  )
}

async function readQueue(signal: AbortSignal) {
  const queue = await fetchQueue(signal)
  return queue.ok ? ok(queue.value.cases) : queue
}
