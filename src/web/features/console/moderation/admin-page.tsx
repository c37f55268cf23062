import { useCallback, useEffect, useRef, useState } from 'react'
import type { ModerationCase } from '#domain/community/moderation-wire.ts'
import { moderationDeskTexts as texts } from '#texts/console/moderation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { fetchQueue } from './admin-calls.ts'
import { CaseCard } from './case-card.tsx'
import { ChatChannels } from './chat-channels.tsx'

/** What waits for the owner's word: reports first, the urgent ones before all, and appeals. */
export function ModerationDesk() {
  const [cases, setCases] = useState<readonly ModerationCase[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)

  const read = useCallback(async () => {
    const queue = await fetchQueue()
    setFailed(!queue.ok)
    if (queue.ok) setCases(queue.value.cases)
  }, [])

  useEffect(() => {
    void read()
  }, [read])

  async function handleDecided(): Promise<void> {
    await read()
    // The card that had the focus is gone.
    headingRef.current?.focus()
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <h2 ref={headingRef} tabIndex={-1} className="mb-5 text-2xl">
        {cases === null ? texts.queue : texts.waiting({ count: cases.length })}
      </h2>
      {isFailed ? (
        <EmptyState
          title={texts.failed}
          actions={
            <Button look="secondary" size="small" onClick={() => void read()}>
              {texts.retry}
            </Button>
          }
        />
      ) : null}
      {cases === null && !isFailed ? <Spinner label={texts.loading} /> : null}
      {cases?.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState> : null}
      <ul className="grid gap-6">
        {cases?.map((one) => (
          <li key={`${one.kind} ${one.id} ${one.appealedAt}`}>
            <CaseCard subject={one} onDecided={() => void handleDecided()} />
          </li>
        ))}
      </ul>
      <ChatChannels />
    </>
  )
}
