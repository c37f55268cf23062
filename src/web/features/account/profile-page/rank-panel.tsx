import {
  BookMarked,
  Brain,
  Crown,
  Feather,
  Hammer,
  Landmark,
  type LucideIcon,
  Megaphone,
  ScrollText,
  Shield,
  Sparkles,
} from 'lucide-react'
import { type RankId, rankProgress } from '#domain/account/ranks.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const texts = profileTexts.rank

const ICONS = {
  'escriba-aprendiz': Feather,
  'teorico-da-palavra': BookMarked,
  'construtor-de-argumentos': Hammer,
  'guardiao-da-coesao': Shield,
  retorico: Megaphone,
  'articulador-da-ideia': Brain,
  'estrategista-das-palavras': ScrollText,
  'oraculo-da-redacao': Sparkles,
  'mestre-das-letras': Landmark,
  'lenda-da-redacao': Crown,
} satisfies Record<RankId, LucideIcon>

/** The rank and the way to the next one (product §4 Rank). */
export function RankPanel({ xp }: { xp: number }) {
  const { rank, next, missingXp, progressPercent } = rankProgress(xp)
  const Icon = ICONS[rank.id]
  const goal = next ? texts.toNext({ missingXp, next: next.name }) : texts.top
  return (
    <div>
      <p className="eyebrow">{texts.label}</p>
      <div className="mb-2 flex items-center justify-between gap-3">
        <p className="heading flex items-center gap-2 text-lg">
          <Icon aria-hidden="true" size={20} className="shrink-0 text-pen" />
          {rank.name}
        </p>
        <p className="shrink-0 font-semibold tabular-nums">{texts.points({ xp })}</p>
      </div>
      <ProgressBar
        label={next ? texts.barLabel({ next: next.name }) : texts.label}
        percent={progressPercent}
        valueText={goal}
      />
      <p className="mt-1 text-sm text-ink-soft">{goal}</p>
    </div>
  )
}
