import { useId } from 'react'
import { premiumTexts } from '#texts/account/premium.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PlansLink } from './plans-link.tsx'
import { PremiumList } from './premium-list.tsx'

/** What the page of a product that grants premium says of it. */
export function PremiumSheet({ className }: { className?: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames('sheet px-5 py-4', className)}>
      <h2 id={id} className="text-xl">
        {premiumTexts.comesWith}
      </h2>
      <PremiumList lead={premiumTexts.is} className="mt-2" />
      <PlansLink className="mt-3" />
    </section>
  )
}
