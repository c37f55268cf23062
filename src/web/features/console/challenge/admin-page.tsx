import type { ChallengeAdmin as AdminFacts, WaitingEssay } from '#domain/console/challenge-admin-wire.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { challengeAdminTexts as texts } from '#texts/console/challenge.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchAdmin, fetchWaiting } from './admin-calls.ts'
import { RoundCard } from './round-card.tsx'
import { ThemeForm } from './theme-form.tsx'
import { WaitingList } from './waiting-list.tsx'

type ChallengeFacts = { readonly admin: AdminFacts; readonly waiting: readonly WaitingEssay[] }

/** The owner's part of the challenge: themes, essays to look at, grades and the result. */
export function ChallengeAdmin() {
  const asked = useAsked('challenge', readAdmin)
  const handleChanged = () => void asked.reload()
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ admin, waiting }) => (
          <div className="grid gap-12">
            <ThemeForm admin={admin} onSaved={handleChanged} />
            <WaitingList essays={waiting} isReviewed={admin.isReviewed} onListed={handleChanged} />
            <section aria-labelledby="rodadas">
              <h2 id="rodadas" className="mb-4 text-2xl">
                {texts.rounds}
              </h2>
              {admin.rounds.length === 0 ? <p className="text-ink-soft">{texts.noRounds}</p> : null}
              <ul className="grid gap-5">
                {admin.rounds.map((round) => (
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

async function readAdmin(signal: AbortSignal): Promise<Ok<ChallengeFacts> | ApiRefusal> {
  const [admin, essays] = await Promise.all([fetchAdmin(signal), fetchWaiting(signal)])
  if (!admin.ok) return admin
  if (!essays.ok) return essays
  return ok({ admin: admin.value, waiting: essays.value.essays })
}
