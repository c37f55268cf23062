import { useEffect, useRef } from 'react'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { AccountSheet } from '#web/features/account/account-sheet/account-sheet.tsx'
import { ResendForm } from './resend-form.tsx'

const texts = confirmationTexts.pending

/** An account was asked for and waits for the proof of its e-mail: what to do now. */
export function PendingAccount({ email }: { email: string }) {
  const heading = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    // The form is gone, and the focus with it: what has happened is read from here.
    heading.current?.focus()
  }, [])

  return (
    <AccountSheet
      title={
        <span ref={heading} tabIndex={-1} className="marked outline-none">
          {texts.heading}
        </span>
      }
      lead={texts.lead({ email })}
    >
      <p className="mb-5">{texts.notArrived}</p>
      <ResendForm email={email} />
    </AccountSheet>
  )
}
