import { useCallback, useEffect, useState } from 'react'
import type { ChallengeDesk as DeskFacts, WaitingEssay } from '#domain/console/challenge-admin-wire.ts'
import { challengeDeskTexts as texts } from '#texts/console/challenge.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { fetchDesk, fetchWaiting } from './admin-calls.ts'
import { RoundCard } from './round-card.tsx'
import { ThemeForm } from './theme-form.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The owner's part of the challenge: themes, essays to look at, grades and the result. */
export function ChallengeDesk() {
  const [desk, setDesk] = useState<DeskFacts | null>(null)
  const [waiting, setWaiting] = useState<readonly WaitingEssay[]>([])
  const [isFailed, setFailed] = useState(false)

  const read = useCallback(async () => {
    const [facts, essays] = await Promise.all([fetchDesk(), fetchWaiting()])
    setFailed(!facts.ok || !essays.ok)
    if (facts.ok) setDesk(facts.value)
    if (essays.ok) setWaiting(essays.value.essays)
  }, [])

  useEffect(() => {
    void read()
  }, [read])

  const handleChanged = () => void read()
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {isFailed ? (
        <EmptyState
          title={texts.failed}
          actions={
            <Button look="secondary" size="small" onClick={handleChanged}>
              {texts.retry}
            </Button>
          }
        />
      ) : null}
      {desk === null && !isFailed ? <Spinner label={texts.loading} /> : null}
      {desk ? (
        <div className="grid gap-12">
          <ThemeForm desk={desk} onSaved={handleChanged} />
          <WaitingList essays={waiting} isReviewed={desk.isReviewed} onListed={handleChanged} />
          <section aria-labelledby="rodadas">
            <h2 id="rodadas" className="mb-4 text-2xl">
              {texts.rounds}
            </h2>
            {desk.rounds.length === 0 ? <p className="text-ink-soft">{texts.noRounds}</p> : null}
            <ul className="grid gap-5">
              {desk.rounds.map((round) => (
                <li key={round.month}>
                  <RoundCard round={round} onProclaimed={handleChanged} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      ) : null}
    </>
  )
}
