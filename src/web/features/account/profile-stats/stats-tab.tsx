import { profileTexts } from '#texts/account/profile.ts'
import { ProgressSection } from '#web/features/writing/essay-history/progress-section.tsx'
import { useRootData } from '#web/root-data.ts'
import { useDeeds } from './use-deeds.ts'

const texts = profileTexts.stats

type StatsTabProps = { badgeCount: number; purchaseCount: number }

/** Product §3 Profile stats, with referrals counted, since they are real here. */
export function StatsTab({ badgeCount, purchaseCount }: StatsTabProps) {
  const deeds = useDeeds()
  const { features } = useRootData().publicConfig
  const stats = [
    { label: texts.redacoes, count: deeds.essays },
    { label: texts.insignias, count: badgeCount },
    { label: texts.mensagens, count: deeds.chatMessages },
    { label: texts.indicacoes, count: deeds.referrals },
    { label: texts.ebooks, count: purchaseCount },
  ]
  return (
    <section aria-labelledby="estatisticas">
      <h2 id="estatisticas" className="mb-4 text-xl">
        {texts.heading}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {stats.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse rounded-sheet border border-line p-3 sm:p-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="heading text-3xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {features.writingRoom ? (
        <div className="mt-8">
          <ProgressSection hasLink />
        </div>
      ) : null}
    </section>
  )
}
