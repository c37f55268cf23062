import { Check } from 'lucide-react'
import { PREMIUM_PER_DAY, type PremiumBenefit, premiumBenefits } from '#domain/account/premium.ts'
import { premiumBenefitText } from '#texts/account/premium.ts'
import { useRootData } from '#web/root-data.ts'
import { classNames } from '#web/ui/class-names.ts'

type PremiumListProps = {
  lead: string
  /** What it was when it was told; what premium gives today where it is left out. */
  benefits?: readonly PremiumBenefit[]
  /** In each month, of a subscription. */
  teacherCorrections?: number
  className?: string
}

/** What premium opens, in the one wording of the site (decision 0115). */
export function PremiumList({ lead, benefits, teacherCorrections = 0, className }: PremiumListProps) {
  const { features, hasPremiumCourses: hasCourses } = useRootData().publicConfig
  const told = benefits ?? premiumBenefits(features, { hasCourses, teacherCorrections })
  return (
    <div className={classNames(className)}>
      <p className="text-ink-soft">{lead}</p>
      <ul className="mt-1 grid gap-1">
        {told.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Check aria-hidden="true" size={18} className="mt-1 shrink-0 text-green" />
            {premiumBenefitText(benefit, { ...PREMIUM_PER_DAY, teacherCorrections })}
          </li>
        ))}
      </ul>
    </div>
  )
}
