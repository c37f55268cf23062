import type { ReactNode } from 'react'
import { profileTexts } from '#texts/account/profile.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { askedProfile } from '#web/shared/session/asked-profile.ts'
import type { Profile } from '#web/shared/session/profile.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { useActivities } from './use-activities.ts'

const texts = profileTexts.stats

type StatsTabProps = {
  session: SignedIn
  /** What other parts of the site show of the student's way. */
  progress: ReactNode
}

/** Product §3 Profile stats, with referrals counted, since they are real here. */
export function StatsTab({ session, progress }: StatsTabProps) {
  const activities = useActivities()
  return (
    <section aria-labelledby="estatisticas">
      <h2 id="estatisticas" className="mb-4 text-xl">
        {texts.heading}
      </h2>
      <Loaded asked={activities} failed={texts.failed}>
        {({ essays, chatMessages, referrals }) => (
          <Loaded asked={askedProfile(session, countsOf)} failed={texts.failed}>
            {({ badges, purchases }) => (
              <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
                <Stat label={texts.redacoes} count={essays} />
                <Stat label={texts.insignias} count={badges} />
                <Stat label={texts.mensagens} count={chatMessages} />
                <Stat label={texts.indicacoes} count={referrals} />
                <Stat label={texts.ebooks} count={purchases} />
              </dl>
            )}
          </Loaded>
        )}
      </Loaded>
      {progress ? <div className="mt-8">{progress}</div> : null}
    </section>
  )
}

function countsOf(row: Profile | null) {
  return { badges: row?.earned_badges.length ?? 0, purchases: row?.purchased_products.length ?? 0 }
}

function Stat({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse rounded-sheet border border-line p-3 sm:p-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="heading text-3xl tabular-nums">{count}</dd>
    </div>
  )
}
