import { useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { SUBSCRIPTION_CURRENCY, type SubscriptionOffer } from '#domain/shop/subscription-offer.ts'
import type { ShownSubscription } from '#domain/shop/subscription-wire.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { planName, subscriptionTexts as texts } from '#texts/shop/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { SubscriptionAct } from './subscription-calls.ts'

type SubscriptionSheetProps = {
  subscription: ShownSubscription
  offer: SubscriptionOffer
  isBusy: boolean
  onAct: (act: SubscriptionAct) => void
  onCard: () => void
}

const money = (cents: number) => formatMoney(cents, SUBSCRIPTION_CURRENCY)
const dayOf = (moment: string | null) => (moment ? formatDay(moment) : '')

/** How the subscription stands, what was paid, and what can be done with it. */
export function SubscriptionSheet(props: SubscriptionSheetProps) {
  const { subscription } = props
  const isOver = subscription.status === 'ended' || subscription.status === 'withdrawn'
  return (
    <section aria-labelledby="assinatura" className="sheet mb-8 px-5 py-4">
      <h2 id="assinatura" className="text-xl">
        {texts.own.heading}: {planName(subscription.plan)}
      </h2>
      <p className="mt-2">{standingOf(subscription)}</p>
      {subscription.next ? <p className="mt-1">{nextOf(subscription, subscription.next)}</p> : null}
      {isOver ? null : <Acts {...props} />}
      <Payments subscription={subscription} />
    </section>
  )
}

function standingOf(subscription: ShownSubscription): string {
  const { status, endReason, isCancelled, paidUntil, graceUntil, priceInCents, next } = subscription
  if (status === 'ended' || status === 'withdrawn') return texts.own.over[endReason ?? 'erased']
  if (graceUntil) return texts.own.late({ day: dayOf(graceUntil) })
  const day = dayOf(paidUntil)
  if (isCancelled) return texts.own.cancelled({ day })
  const isNext = next !== null && paidUntil !== null && next.from <= paidUntil
  return texts.own.renews({ day, price: money(isNext ? next.priceInCents : priceInCents) })
}

function nextOf({ plan }: ShownSubscription, next: NonNullable<ShownSubscription['next']>): string {
  const told = { day: dayOf(next.from), price: money(next.priceInCents) }
  return next.plan === plan
    ? texts.own.nextPrice(told)
    : texts.own.nextPlan({ ...told, plan: planName(next.plan) })
}

function Acts({ subscription, offer, isBusy, onAct, onCard }: SubscriptionSheetProps) {
  const [asks, setAsks] = useState<'cancel' | 'withdraw' | null>(null)
  const { plan, next, isCancelled, status, isTest, withdrawableUntil, paidUntil } = subscription
  const others = offer.plans.filter((terms) => terms.plan !== plan && terms.plan !== next?.plan)
  const mayChange = status === 'active' && !isCancelled
  const confirm = (kind: 'cancel' | 'withdraw') => {
    setAsks(null)
    onAct({ kind })
  }
  const paid = subscription.charges.reduce(
    (sum, { amount, isGivenBack }) => sum + (isGivenBack ? 0 : amount),
    0,
  )
  const isPaid = status === 'active'
  const { cancelDialog, withdrawDialog } = texts
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {mayChange
        ? others.map((terms) => (
            <Button
              key={terms.plan}
              look="secondary"
              isBusy={isBusy}
              onClick={() => onAct({ kind: 'plan', terms })}
            >
              {texts.own.changeTo({ plan: terms.plan, price: money(terms.priceInCents) })}
            </Button>
          ))
        : null}
      {mayChange && next && next.plan !== plan ? (
        <Button look="secondary" isBusy={isBusy} onClick={() => onAct({ kind: 'plan', terms: subscription })}>
          {texts.own.keepPlan}
        </Button>
      ) : null}
      {isTest ? null : (
        <Button look="secondary" isBusy={isBusy} onClick={onCard}>
          {texts.own.card}
        </Button>
      )}
      {isCancelled ? (
        <Button isBusy={isBusy} onClick={() => onAct({ kind: 'resume' })}>
          {texts.own.resume}
        </Button>
      ) : (
        <Button look="secondary" isBusy={isBusy} onClick={() => setAsks('cancel')}>
          {texts.own.cancel}
        </Button>
      )}
      {withdrawableUntil ? (
        <Button look="secondary" isBusy={isBusy} onClick={() => setAsks('withdraw')}>
          {texts.own.withdraw({ day: writeDay(withdrawableUntil) })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asks === 'cancel'}
        onClose={() => setAsks(null)}
        onConfirm={() => confirm('cancel')}
        title={cancelDialog.heading}
        description={isPaid ? cancelDialog.lead({ day: dayOf(paidUntil) }) : cancelDialog.leadUnpaid}
        cancelLabel={cancelDialog.keep}
        confirmLabel={cancelDialog.submit}
        closeLabel={commonTexts.close}
        confirmLook="danger"
      >
        <p>{isPaid ? cancelDialog.body : cancelDialog.bodyUnpaid}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === 'withdraw'}
        onClose={() => setAsks(null)}
        onConfirm={() => confirm('withdraw')}
        title={withdrawDialog.heading}
        description={withdrawDialog.lead({ price: money(paid) })}
        cancelLabel={withdrawDialog.keep}
        confirmLabel={withdrawDialog.submit}
        closeLabel={commonTexts.close}
        confirmLook="danger"
      >
        <p>{withdrawDialog.body}</p>
      </ConfirmDialog>
    </div>
  )
}

function Payments({ subscription: { charges } }: { subscription: ShownSubscription }) {
  if (charges.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold">{texts.own.payments}</summary>
      <ul className="mt-2">
        {charges.map(({ paidAt, periodStart, amount, isGivenBack, isRefunded }) => (
          <li key={`${periodStart}${paidAt}`}>
            {texts.own.payment({ day: formatDay(paidAt), price: money(amount) })}
            {isRefunded ? ` (${texts.own.refunded})` : isGivenBack ? ` (${texts.own.givenBack})` : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
