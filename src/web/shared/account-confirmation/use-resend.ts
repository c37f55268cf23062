import { useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { resendConfirmation, resendEmailChange } from '#web/shared/session/account-calls.ts'
import { showToast } from '#web/ui/toast-store.ts'

const REQUESTS = {
  confirmation: { send: resendConfirmation, texts: accountTexts.resend },
  'email-change': { send: resendEmailChange, texts: settingsTexts.email.resend },
} as const

type Resend = { isSending: boolean; resend: (email: string) => Promise<void> }

/** Asks for a mail with a link again and says how it went. */
export function useResend(request: keyof typeof REQUESTS): Resend {
  const [isSending, setSending] = useState(false)
  const { send, texts } = REQUESTS[request]

  async function resend(email: string): Promise<void> {
    if (isSending) return
    setSending(true)
    const result = await send(email)
    setSending(false)
    if (result.ok) return showToast(texts.success)
    const description = describeAccountFailure(result, accountTexts.failures.unexpected_failure)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  return { isSending, resend }
}
