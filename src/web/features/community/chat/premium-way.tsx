import { href } from 'react-router'
import { premiumTexts } from '#texts/account/premium.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { useRootData } from '#web/root-data.ts'
import { PlansLink } from '#web/shared/premium/plans-link.tsx'
import { PremiumList } from '#web/shared/premium/premium-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export type PremiumOffer = { readonly id: string; readonly title: string }

/** Below the field that a subscriber alone may use: what premium is, and the way in (product §5 Chat). */
export function PremiumWay({ offer }: { offer: PremiumOffer | null }) {
  const { sellsPlans } = useRootData().publicConfig
  return (
    <section aria-label={premiumTexts.heading} className="border-t border-line px-4 py-4">
      <p className="mb-2">{chatTexts.premiumOnly}</p>
      <PremiumList lead={premiumTexts.is} />
      {offer ? (
        <LinkButton to={href('/product/:id', { id: offer.id })} look="secondary" className="mt-4">
          {premiumTexts.buy({ title: offer.title })}
        </LinkButton>
      ) : sellsPlans ? null : (
        <p className="mt-3 text-ink-soft">{premiumTexts.notSold}</p>
      )}
      <PlansLink className="mt-3" />
    </section>
  )
}
