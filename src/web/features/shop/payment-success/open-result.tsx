import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { OrderResult, ResultKind } from '#domain/shop/order-result.ts'
import { paymentTexts, successTexts } from '#texts/shop/payment.ts'
import { waitingTexts } from '#texts/shop/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

const HEADS = {
  waiting: waitingTexts.result,
  arriving: waitingTexts.arriving,
  unpaid: waitingTexts.unpaid,
  refunding: paymentTexts.refundDue,
  refunded: paymentTexts.refunded,
} satisfies Record<Exclude<ResultKind, 'paid'>, { heading: string; lead: string }>

/** A report of the provider seldom takes longer. */
const TRIES = 10
const PAUSE_MS = 3_000

type OpenResultProps = {
  kind: Exclude<ResultKind, 'paid'>
  result: OrderResult
  onRefresh: () => void
}

/** An order that is not paid, or no more: what it is, and what can be done (decision 0116). */
export function OpenResult({ kind, result, onRefresh }: OpenResultProps) {
  const isArriving = kind === 'arriving'
  const tries = useRef(0)
  useEffect(() => {
    if (!isArriving) return
    const timer = setInterval(() => {
      tries.current += 1
      if (tries.current > TRIES) clearInterval(timer)
      else onRefresh()
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [isArriving, onRefresh])

  const { heading, lead } = HEADS[kind]
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <p className="mb-4">{waitingTexts.result.number({ number: result.number })}</p>
      {kind === 'waiting' ? <Boleto result={result} /> : null}
      <div className="flex flex-wrap gap-3">
        {isArriving ? (
          <Button look="secondary" className="needs-script" onClick={onRefresh}>
            {waitingTexts.arriving.refresh}
          </Button>
        ) : null}
        <LinkButton to={href('/perfil')} look="secondary">
          {waitingTexts.result.toOrders}
        </LinkButton>
        <LinkButton to={href('/store')} look="quiet">
          {successTexts.toStore}
        </LinkButton>
      </div>
    </>
  )
}

function Boleto({ result: { waiting } }: { result: OrderResult }) {
  return (
    <div className="sheet mb-6 p-5">
      {waiting?.payableUntil ? (
        <p className="text-lg font-semibold">
          {waitingTexts.payUntil({ day: formatDay(waiting.payableUntil) })}
        </p>
      ) : null}
      {waiting?.voucherUrl ? (
        // The provider's own page.
        <a href={waiting.voucherUrl} className={`${buttonClass('primary', 'medium')} my-3`}>
          {waitingTexts.openVoucher}
        </a>
      ) : null}
      <p className="text-ink-soft">{waitingTexts.result.mail}</p>
    </div>
  )
}
