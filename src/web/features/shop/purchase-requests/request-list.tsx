import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { PurchaseRequest } from '#domain/shop/purchase-request-wire.ts'
import { ownRequestsTexts as texts } from '#texts/shop/own-purchase-requests.ts'
import { purchaseRequestTexts } from '#texts/shop/purchase-requests.ts'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendRequestPayment, sendTakeBack } from './request-calls.ts'
import { RequestLines } from './request-lines.tsx'

type RequestListProps = {
  /** Their purchases wait for a guardian's word. */
  isAsked: boolean
  requests: readonly PurchaseRequest[]
  onChanged: () => void
}

export function RequestList({ isAsked, requests, onChanged }: RequestListProps) {
  const [query] = useSearchParams()
  return (
    <section id="pedidos-ao-responsavel" aria-labelledby="pedidos-ao-responsavel-titulo">
      <h2 id="pedidos-ao-responsavel-titulo" className="mb-2 text-xl">
        {texts.heading}
      </h2>
      {query.has('pediu') ? <Sent /> : null}
      {isAsked ? <p className="mb-4 max-w-measure text-ink-soft">{texts.lead}</p> : null}
      {requests.length === 0 ? <p className="text-ink-soft">{texts.none}</p> : null}
      <ul className="divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <OwnRequest key={request.id} request={request} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

/** After the press in the cart, far below the head of the profile. */
function Sent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div ref={place}>
      <Notice title={texts.sent.title} className="mb-4">
        {texts.sent.text}
      </Notice>
    </div>
  )
}

function OwnRequest({ request, onChanged }: { request: PurchaseRequest; onChanged: () => void }) {
  const { id, state, askedAt, expiresAt, totalAmount, currency } = request
  const [isBusy, setBusy] = useState<'pay' | 'back' | null>(null)
  const [run] = useState(() => oneAtATime((busy) => (busy ? null : setBusy(null))))
  const total = formatMoney(totalAmount, currency)

  async function pay(): Promise<void> {
    setBusy('pay')
    const opened = await sendRequestPayment(id)
    if (opened.ok) return location.assign(opened.value.url)
    showToast(purchaseRequestTexts.failure(opened.code))
    onChanged()
  }

  async function takeBack(): Promise<void> {
    setBusy('back')
    const sent = await sendTakeBack(id)
    showToast(sent.ok ? texts.takenBack : purchaseRequestTexts.failure(sent.code))
    onChanged()
  }

  return (
    <li className="grid gap-2 py-4">
      <p className="text-ink-soft">{texts.askedOn({ day: formatDay(askedAt) })}</p>
      <RequestLines request={request} />
      <p aria-live="polite">{texts.states[state]({ day: formatDay(expiresAt) })}</p>
      <div className="flex flex-wrap gap-3">
        {state === 'approved' ? (
          <Button
            aria-label={texts.payOf({ total })}
            isBusy={isBusy === 'pay'}
            busyLabel={texts.paying}
            onClick={() => void run(pay)}
          >
            {texts.pay}
          </Button>
        ) : null}
        {state === 'asked' || state === 'approved' ? (
          <Button
            look="secondary"
            aria-label={texts.takeBackOf({ total })}
            isBusy={isBusy === 'back'}
            busyLabel={texts.takingBack}
            onClick={() => void run(takeBack)}
          >
            {texts.takeBack}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
