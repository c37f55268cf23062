import { href, Link } from 'react-router'
import { formatMoney } from '#domain/shared/money.ts'
import { monthlyShare, type Terms } from '#domain/shop/subscription.ts'
import { SUBSCRIPTION_CURRENCY, type SubscriptionOffer } from '#domain/shop/subscription-offer.ts'
import { premiumTexts } from '#texts/account/premium.ts'
import { planName, subscriptionTexts as texts } from '#texts/shop/subscription.ts'
import { PremiumList } from '#web/shared/premium/premium-list.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ClassPremium } from './class-premium.tsx'
import { OwnSubscription, type SubscribeButton } from './own-subscription.tsx'

type PremiumPageProps = {
  offer: SubscriptionOffer
  /** What opens it for good; null where nothing for sale does. */
  lasting: { readonly id: string; readonly title: string } | null
}

/** What premium opens and what it costs; for who is signed in, the own subscription. */
export function PremiumPage({ offer, lasting }: PremiumPageProps) {
  const session = useSession()
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      {session.status === 'signed-in' ? <ClassPremium /> : null}
      <section className="sheet mb-8 px-5 py-4" aria-label={premiumTexts.heading}>
        <PremiumList lead={texts.lists} teacherCorrections={offer.correctionsPerMonth} />
      </section>
      {session.status === 'signed-in' ? (
        <OwnSubscription offer={offer}>{(button) => <Plans offer={offer} button={button} />}</OwnSubscription>
      ) : (
        <Plans offer={offer} button={null} />
      )}
      {lasting ? (
        <p className="mt-8">
          <Link to={href('/product/:id', { id: lasting.id })} className="text-link">
            {texts.lasting(lasting)}
          </Link>
        </p>
      ) : null}
    </Page>
  )
}

/** @param button null for who is not signed in */
function Plans({ offer, button }: { offer: SubscriptionOffer; button: SubscribeButton | null }) {
  if (offer.plans.length === 0) return <p className="text-ink-soft">{texts.notSold}</p>
  return (
    <section aria-labelledby="planos">
      <h2 id="planos" className="text-2xl">
        {texts.plans}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {offer.plans.map((terms) => (
          <li key={terms.plan} className="sheet flex flex-col gap-2 px-5 py-4">
            <h3 className="text-xl">{planName(terms.plan)}</h3>
            <Price terms={terms} />
            {button ? <div className="mt-auto pt-2">{button(terms)}</div> : null}
          </li>
        ))}
      </ul>
      {button ? null : (
        <LinkButton to={href('/login')} className="mt-4">
          {texts.signIn}
        </LinkButton>
      )}
      <ul className="mt-6 list-disc pl-5 text-ink-soft">
        <li>{texts.paidBy(offer)}</li>
        {offer.takesPix ? <li>{texts.pixTakesDays}</li> : null}
        {texts.conditions.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{texts.minors}</li>
      </ul>
      <p className="mt-3">
        <Link to={href('/termos-de-uso')} className="text-link">
          {texts.terms}
        </Link>
      </p>
    </section>
  )
}

function Price({ terms }: { terms: Terms }) {
  const money = (cents: number) => formatMoney(cents, SUBSCRIPTION_CURRENCY)
  return (
    <>
      <p className="text-lg font-semibold">
        {texts.price({ price: money(terms.priceInCents), plan: terms.plan })}
      </p>
      {terms.plan === 'yearly' ? (
        // Never less than it is.
        <p className="text-ink-soft">{texts.perMonth({ price: money(Math.ceil(monthlyShare(terms))) })}</p>
      ) : null}
    </>
  )
}
