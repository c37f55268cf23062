import { useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { AskedRequest } from '#domain/shop/purchase-request-wire.ts'
import { purchaseRequestTexts } from '#texts/shop/purchase-requests.ts'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchAskedRequests, sendDecision } from './request-calls.ts'
import { RequestLines } from './request-lines.tsx'

const texts = purchaseRequestTexts.asked

/** What the minors of a guardian want to buy: one press answers. */
export function AskedRequests() {
  const asked = useAsked('asked requests', fetchAskedRequests)
  return (
    <section id="pedidos-de-compra" aria-labelledby="pedidos-de-compra-titulo">
      <h2 id="pedidos-de-compra-titulo" className="mb-3 text-xl">
        {texts.heading}
      </h2>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ requests }) =>
          requests.length === 0 ? (
            <p className="text-ink-soft">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {requests.map((request) => (
                <RequestPart key={request.id} request={request} onChanged={() => void asked.reload()} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function RequestPart({ request, onChanged }: { request: AskedRequest; onChanged: () => void }) {
  const { id, state, firstName: name, askedAt, expiresAt, totalAmount, currency } = request
  const [isBusy, setBusy] = useState<'approve' | 'refuse' | null>(null)
  const [run] = useState(() => oneAtATime((busy) => (busy ? null : setBusy(null))))
  const labelOf = (act: string) => texts.of({ act, total: formatMoney(totalAmount, currency), name })

  async function decide(isApproved: boolean): Promise<void> {
    setBusy(isApproved ? 'approve' : 'refuse')
    const sent = await sendDecision(id, isApproved)
    if (!sent.ok) showToast(purchaseRequestTexts.failure(sent.code))
    else showToast(isApproved ? texts.approved : texts.refused)
    onChanged()
  }

  return (
    <li className="grid gap-2 py-4">
      <p className="wrap-anywhere text-ink-soft">{texts.from({ name, day: formatDay(askedAt) })}</p>
      <RequestLines request={request} />
      <p aria-live="polite">{texts.states[state]({ day: formatDay(expiresAt) })}</p>
      {state === 'asked' ? (
        <div className="flex flex-wrap gap-3">
          <Button
            aria-label={labelOf(texts.approve)}
            isBusy={isBusy === 'approve'}
            busyLabel={texts.deciding}
            onClick={() => void run(() => decide(true))}
          >
            {texts.approve}
          </Button>
          <Button
            look="secondary"
            aria-label={labelOf(texts.refuse)}
            isBusy={isBusy === 'refuse'}
            busyLabel={texts.deciding}
            onClick={() => void run(() => decide(false))}
          >
            {texts.refuse}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
