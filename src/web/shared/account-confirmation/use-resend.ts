import { useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import type { resendConfirmation } from '#web/shared/session/account-calls.ts'
import { showToast, type ToastNotice } from '#web/ui/toast-store.ts'

type Request = {
  send: typeof resendConfirmation
  texts: { success: ToastNotice; failureTitle: string }
}
type Resend = { isSending: boolean; resend: (email: string) => Promise<void> }

/** Asks for a mail with a link again and says how it went. */
export function useResend({ send, texts }: Request): Resend {
  const [isSending, setSending] = useState(false)

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
