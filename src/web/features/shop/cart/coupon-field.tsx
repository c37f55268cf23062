import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { type Currency, formatMoney } from '#domain/shared/money.ts'
import { couponTexts as texts } from '#texts/shop/coupon.ts'
import { setCartOpen } from '#web/browser/cart-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CouponState } from './use-coupon.ts'

type CouponFieldProps = {
  state: CouponState
  currency: Currency | null
  onApply: (typed: string) => void
  onRemove: () => void
}

/** Quiet until it is wanted: a line that opens the field, and then the discount in its place. */
export function CouponField({ state, currency, onApply, onRemove }: CouponFieldProps) {
  const { quote, code, refusal, isBusy } = state
  const [isOpen, setOpen] = useState(false)
  const applied = quote
    ? texts.applied({ code: quote.couponCode, amount: formatMoney(quote.discountAmount, currency) })
    : null
  const wasAppliedRef = useRef(quote !== null)
  const boxRef = useRef<HTMLDivElement>(null)
  const isApplied = quote !== null

  // What was pressed is gone when the discount takes the field's place, or the other way round.
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused instanceof HTMLDialogElement
    const wasHere = wasAppliedRef.current !== isApplied
    wasAppliedRef.current = isApplied
    if (wasHere && isLost) boxRef.current?.querySelector('button')?.focus()
  }, [isApplied])

  return (
    <div ref={boxRef} className="mb-3">
      <p role="status" className="sr-only">
        {applied ?? refusal?.reason}
      </p>
      {code !== null && (quote || !isOpen) ? (
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            {texts.line({ code: quote?.couponCode ?? code })}{' '}
            <button
              type="button"
              aria-label={texts.removeOf({ code: quote?.couponCode ?? code })}
              onClick={() => {
                onRemove()
                setOpen(false)
              }}
              className="text-link ml-2 min-h-11 px-1 text-sm"
            >
              {texts.remove}
            </button>
          </span>
          {quote ? (
            <span className="font-semibold text-green tabular-nums">
              {texts.off(formatMoney(quote.discountAmount, currency))}
            </span>
          ) : (
            <Spinner label={texts.applying} />
          )}
        </p>
      ) : isOpen || refusal ? (
        <CouponForm refusal={refusal} isBusy={isBusy} onApply={onApply} />
      ) : (
        <button type="button" onClick={() => setOpen(true)} className="text-link min-h-11">
          {texts.open}
        </button>
      )}
    </div>
  )
}

type CouponFormProps = {
  refusal: CouponState['refusal']
  isBusy: boolean
  onApply: (typed: string) => void
}

function CouponForm({ refusal, isBusy, onApply }: CouponFormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const error = isEmpty ? texts.refusals.empty : refusal?.reason

  // A refusal that a change of the cart brought takes nobody's focus away.
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const focused = document.activeElement
    const isFree = focused === document.body || focused instanceof HTMLDialogElement
    if (isFree || (refusal && form.contains(focused))) form.querySelector('input')?.focus()
  }, [refusal])

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    const typed = String(new FormData(event.currentTarget).get('coupon') ?? '').trim()
    setEmpty(typed === '')
    if (typed === '') event.currentTarget.querySelector('input')?.focus()
    else onApply(typed)
  }

  return (
    <form ref={formRef} noValidate onSubmit={handleSubmit}>
      <div className="flex items-start gap-3">
        <TextField
          name="coupon"
          label={texts.label}
          defaultValue={refusal?.typed ?? ''}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          className="min-w-0 flex-1"
          onInput={() => setEmpty(false)}
        />
        <Button type="submit" look="secondary" isBusy={isBusy} busyLabel={texts.applying} className="mt-7">
          {texts.apply}
        </Button>
      </div>
      {refusal?.needsAccount ? (
        <Link
          to={href('/login')}
          className="text-link inline-flex min-h-11 items-center"
          onClick={() => setCartOpen(false)}
        >
          {texts.signIn}
        </Link>
      ) : null}
    </form>
  )
}
