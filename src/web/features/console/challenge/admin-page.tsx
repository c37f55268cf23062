import type { ChallengeDesk as DeskFacts, WaitingEssay } from '#domain/console/challenge-admin-wire.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { challengeDeskTexts as texts } from '#texts/console/challenge.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchDesk, fetchWaiting } from './admin-calls.ts'
import { RoundCard } from './round-card.tsx'
import { ThemeForm } from './theme-form.tsx'
import { WaitingList } from './waiting-list.tsx'

type ChallengeFacts = { readonly desk: DeskFacts; readonly waiting: readonly WaitingEssay[] }

/** The owner's part of the challenge: themes, essays to look at, grades and the result. */
export function ChallengeDesk() {
  const asked = useAsked('challenge', readDesk)
  const handleChanged = () => void asked.reload()
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ desk, waiting }) => (
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
        )}
      </Loaded>
    </>
  )
}

async function readDesk(signal: AbortSignal): Promise<Ok<ChallengeFacts> | ApiRefusal> {
  const [desk, essays] = await Promise.all([fetchDesk(signal), fetchWaiting(signal)])
  if (!desk.ok) return desk
  if (!essays.ok) return essays
  return ok({ desk: desk.value, waiting: essays.value.essays })
}
