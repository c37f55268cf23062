import { profileTexts } from '#texts/profile.ts'

const texts = profileTexts.stats

type StatsTabProps = { badgeCount: number; purchaseCount: number }

/** Spec §3 Profile stats: referrals stay at 0; what has no source yet shows 0 too. */
export function StatsTab({ badgeCount, purchaseCount }: StatsTabProps) {
  const stats = [
    { label: texts.redacoes, count: 0 },
    { label: texts.insignias, count: badgeCount },
    { label: texts.mensagens, count: 0 },
    { label: texts.indicacoes, count: 0 },
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
    </section>
  )
}
