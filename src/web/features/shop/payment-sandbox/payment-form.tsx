import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { PaymentChoice, PaymentPageOrder } from '#domain/shop/payment-page.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { waitingTexts } from '#texts/shop/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type PaymentFormRefusal = {
  readonly code: 'email-required' | 'email-invalid' | 'email-unusual' | 'too-many-receipts'
  readonly email: string
  readonly name: string
  /** What an address that looks mistyped was probably meant to be. */
  readonly meant?: string | null
}

type PaymentFormProps = { order: PaymentPageOrder; refusal: PaymentFormRefusal | null }

/** A plain form: it posts to its own address and works without a script. The pressed button is the choice. */
export function PaymentForm({ order, refusal }: PaymentFormProps) {
  const sent = useSentOnce()
  return (
    <form method="post" noValidate className="grid gap-8" onSubmit={sent.handleSubmit}>
      <p role="status" className="sr-only">
        {sent.isSent ? paymentTexts.sending : null}
      </p>
      <section aria-labelledby="comprador">
        <h2 id="comprador" className="mb-3 text-xl">
          {paymentTexts.buyer}
        </h2>
        {order.buyerEmail === null ? (
          <GuestFields refusal={refusal} isFree={order.isFree} />
        ) : (
          <>
            <p className="wrap-anywhere">{paymentTexts.buyerIs({ email: order.buyerEmail })}</p>
            {refusal ? <Notice className="mt-4">{paymentTexts.refusals[refusal.code]}</Notice> : null}
          </>
        )}
      </section>
      {order.isFree ? (
        <Choice choice="free" look="primary" label={paymentTexts.receiveFree} />
      ) : (
        <PaidChoices />
      )}
    </form>
  )
}

/** A press that led nowhere (the visitor stopped it, the network broke) may be made again after this long. */
const SENDING_MS = 10_000

/** Of two presses the second would be answered that the order is decided already, in the place of what became of it. */
function useSentOnce() {
  const [isSent, setSent] = useState(false)
  const hasSent = useRef(false)
  const allow = useCallback(() => {
    hasSent.current = false
    setSent(false)
  }, [])
  useEffect(() => {
    // Back from the next page, the same form may be sent again.
    addEventListener('pageshow', allow)
    return () => removeEventListener('pageshow', allow)
  }, [allow])
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(allow, SENDING_MS)
    return () => clearTimeout(timer)
  }, [isSent, allow])
  function handleSubmit(event: FormEvent): void {
    if (hasSent.current) event.preventDefault()
    hasSent.current = true
    setSent(true)
  }
  return { isSent, handleSubmit }
}

function GuestFields({ refusal, isFree }: { refusal: PaymentFormRefusal | null; isFree: boolean }) {
  return (
    <div className="grid gap-5">
      <TextField
        name="email"
        type="email"
        label={paymentTexts.email}
        hint={paymentTexts.emailHint}
        defaultValue={refusal?.email ?? ''}
        error={refusal ? paymentTexts.refusals[refusal.code] : undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        // The page came back because of this field, with or without a script
        autoFocus={refusal !== null}
      />
      {refusal?.meant ? <AskedBack typed={refusal.email} meant={refusal.meant} /> : null}
      {isFree ? null : (
        <TextField
          name="name"
          label={paymentTexts.name}
          labelNote={commonTexts.optional}
          hint={paymentTexts.nameHint}
          defaultValue={refusal?.name ?? ''}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
        />
      )}
    </div>
  )
}

/** Chosen again with the same address, it counts. */
function AskedBack({ typed, meant }: { typed: string; meant: string }) {
  return (
    <Notice
      title={paymentTexts.unusual.title({ meant })}
      actions={
        <Button
          look="secondary"
          size="small"
          className="needs-script"
          onClick={(event) => {
            const field = event.currentTarget.form?.elements.namedItem('email')
            if (!(field instanceof HTMLInputElement)) return
            field.value = meant
            field.focus()
          }}
        >
          {paymentTexts.unusual.use({ meant })}
        </Button>
      }
    >
      {paymentTexts.unusual.lead({ typed })}
      <input type="hidden" name="confirmedEmail" value={typed} />
    </Notice>
  )
}

function PaidChoices() {
  return (
    <>
      <section aria-labelledby="formas">
        <h2 id="formas" className="mb-3 text-xl">
          {paymentTexts.outcome}
        </h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice choice="pix-approve" look="primary" label={paymentTexts.pix} />
          <Choice choice="card-approve" look="primary" label={paymentTexts.card} />
          <Choice choice="boleto" look="secondary" label={waitingTexts.sandbox.choice} />
        </div>
      </section>
      <section aria-labelledby="outros" className="border-t border-line pt-6">
        <h2 id="outros" className="mb-3 text-lg">
          {paymentTexts.otherOutcomes}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Problem choice="refuse" label={paymentTexts.refuse} hint={paymentTexts.refuseHint} />
          <Problem choice="cancel" label={paymentTexts.cancel} hint={paymentTexts.cancelHint} />
        </div>
      </section>
    </>
  )
}

function Problem({ choice, label, hint }: { choice: PaymentChoice; label: string; hint: string }) {
  return (
    <div className="grid content-start gap-1">
      <Choice choice={choice} look={choice === 'refuse' ? 'danger' : 'secondary'} label={label} />
      <p id={`${choice}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}

type ChoiceProps = { choice: PaymentChoice; label: string; look: 'primary' | 'secondary' | 'danger' }

function Choice({ choice, label, look }: ChoiceProps) {
  const isProblem = choice === 'refuse' || choice === 'cancel'
  return (
    <Button
      type="submit"
      name="decision"
      value={choice}
      look={look}
      size={isProblem ? 'medium' : 'large'}
      aria-describedby={isProblem ? `${choice}-hint` : undefined}
    >
      {label}
    </Button>
  )
}
