import { type ReactNode, useState } from 'react'
import type { Terms } from '#domain/shop/subscription.ts'
import type { SubscriptionOffer } from '#domain/shop/subscription-offer.ts'
import type { OwnSubscription as Own } from '#domain/shop/subscription-wire.ts'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { subscriptionTexts as texts } from '#texts/shop/subscription.ts'
import { useAsksGuardian } from '#web/features/shop/purchase-requests/use-asks-guardian.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { refreshProfile } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { readOwn, type SubscriptionAct, sendAct, sendBegin, sendCardPage } from './subscription-calls.ts'
import { SubscriptionSheet } from './subscription-sheet.tsx'
import { TestCardSheet } from './test-card-sheet.tsx'

export type SubscribeButton = (terms: Terms) => ReactNode

type OwnSubscriptionProps = {
  offer: SubscriptionOffer
  /** The plans, each with its button. */
  children: (button: SubscribeButton) => ReactNode
}

/** Where the account can subscribe, the plans; where it has, the subscription. */
export function OwnSubscription({ offer, children }: OwnSubscriptionProps) {
  const asked = useAsked('own subscription', readOwn)
  const isAsking = useAsksGuardian(true)
  const [busy, setBusy] = useState<string | null>(null)

  function tell(code: string): void {
    const known = new Map<string, string>(Object.entries({ ...texts.refusals, ...texts.own.failures }))
    const description =
      known.get(code) ?? describeAccountFailure({ code, message: null }, texts.own.failureDefault)
    showToast({ variant: 'destructive', title: texts.own.failedAct, description })
  }

  /** To the provider's page, or to ours for the test provider. */
  async function go(name: string, send: () => ReturnType<typeof sendCardPage>): Promise<void> {
    if (busy) return
    setBusy(name)
    const answer = await send()
    setBusy(null)
    if (!answer.ok) return tell(answer.code)
    const address = new URL(answer.value.url)
    if (address.pathname !== window.location.pathname) window.location.assign(address.href)
    else await asked.reload()
  }

  async function act(done: SubscriptionAct): Promise<void> {
    if (busy) return
    setBusy(done.kind)
    const answer = await sendAct(done)
    setBusy(null)
    if (!answer.ok) return tell(answer.code)
    asked.put(answer.value)
    showToast(texts.own.done)
    await refreshProfile()
  }

  const button: SubscribeButton = (terms) => (
    <Button
      isBusy={busy === terms.plan}
      busyLabel={texts.subscribing}
      onClick={() => void go(terms.plan, () => sendBegin(terms))}
    >
      {texts.subscribe(terms)}
    </Button>
  )

  return (
    <Loaded asked={asked} failed={texts.own.failed}>
      {(own) => (
        <>
          {own.subscription && own.subscription.status !== 'awaiting' ? (
            <SubscriptionSheet
              subscription={own.subscription}
              offer={offer}
              isBusy={busy !== null}
              onAct={(done) => void act(done)}
              onCard={() => void go('card', sendCardPage)}
            />
          ) : null}
          {needsTestCard(own) ? (
            <TestCardSheet onCard={(card) => void act({ kind: 'test-card', card })} />
          ) : null}
          <Below own={own}>
            {isAsking ? <Notice className="mb-5">{texts.askGuardian}</Notice> : null}
            {children(button)}
          </Below>
        </>
      )}
    </Loaded>
  )
}

/** The test provider's payment page is this one. */
function needsTestCard({ subscription }: Own): boolean {
  if (!subscription?.isTest) return false
  return subscription.status !== 'ended' && subscription.status !== 'withdrawn'
}

function Below({ own, children }: { own: Own; children: ReactNode }) {
  if (own.refusal === 'already_subscribed') return null
  return own.refusal ? <Notice>{texts.refusals[own.refusal]}</Notice> : children
}
