import { href, Link } from 'react-router'
import { premiumTexts } from '#texts/account/premium.ts'
import { useRootData } from '#web/root-data.ts'

/** The way to the plans, where the owner sells any. */
export function PlansLink({ className }: { className?: string }) {
  if (!useRootData().publicConfig.sellsPlans) return null
  return (
    <p className={className}>
      <Link to={href('/premium')} className="text-link">
        {premiumTexts.subscribe}
      </Link>
    </p>
  )
}
