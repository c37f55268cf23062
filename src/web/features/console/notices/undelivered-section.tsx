import { useRef } from 'react'
import type { NoticesAdmin } from '#domain/console/notices-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { noticesAdminTexts } from '#texts/console/notices.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendForgetRefusal, sendRetry } from './notice-calls.ts'

const texts = noticesAdminTexts.undelivered

type UndeliveredSectionProps = { admin: NoticesAdmin; onChanged: (admin: NoticesAdmin) => void }

/** What was given up, and the addresses that take nothing. */
export function UndeliveredSection({ admin, onChanged }: UndeliveredSectionProps) {
  const { givenUp, refusedAddresses } = admin
  const isBusyRef = useRef(false)

  async function act(
    call: () => ReturnType<typeof sendRetry>,
    done: typeof texts.retried | typeof texts.forgotten,
  ) {
    if (isBusyRef.current) return
    isBusyRef.current = true
    const answer = await call()
    isBusyRef.current = false
    if (!answer.ok) return showToast(texts.failed)
    onChanged(answer.value)
    showToast(done)
  }

  return (
    <section aria-labelledby="nao-chegaram" className="mt-10">
      <h2 id="nao-chegaram" className="text-2xl">
        {texts.heading}
      </h2>
      {givenUp.count === 0 && refusedAddresses.length === 0 ? (
        <p className="mt-2 text-ink-soft">{texts.none}</p>
      ) : null}
      {givenUp.count > 0 ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <p>{texts.givenUp({ count: givenUp.count })}</p>
            {givenUp.lastReason ? (
              <p className="break-words text-sm text-ink-soft">
                {texts.lastReason({ reason: givenUp.lastReason })}
              </p>
            ) : null}
          </div>
          <Button look="secondary" onClick={() => void act(sendRetry, texts.retried)}>
            {texts.retry}
          </Button>
        </div>
      ) : null}
      {refusedAddresses.length > 0 ? (
        <>
          <h3 id="recusados" className="mt-6 text-xl">
            {texts.addresses}
          </h3>
          <p className="mt-1 mb-3 max-w-measure text-ink-soft">{texts.addressesLead}</p>
          <ul aria-labelledby="recusados" className="sheet divide-y divide-rule">
            {refusedAddresses.map(({ email, reason, refusedAt }) => (
              <li key={email} className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
                <div className="min-w-0">
                  <p className="break-words font-semibold">{email}</p>
                  <p className="text-sm text-ink-soft">{texts.refusedOn({ date: formatDay(refusedAt) })}</p>
                  <p className="break-words text-sm text-ink-soft">{reason}</p>
                </div>
                <Button
                  look="secondary"
                  onClick={() => void act(() => sendForgetRefusal(email), texts.forgotten)}
                >
                  {texts.forget}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
