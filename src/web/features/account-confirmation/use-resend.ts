import { useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/accounts.ts'
import { resendConfirmation } from '#web/features/session/account-calls.ts'
import { showToast } from '#web/ui/toast-store.ts'

const texts = accountTexts.resend

/** Asks for the confirmation mail again and says how it went. */
export function useResend(): { isSending: boolean; resend: (email: string) => Promise<void> } {
  const [isSending, setSending] = useState(false)

  async function resend(email: string): Promise<void> {
    if (isSending) return
    setSending(true)
    const result = await resendConfirmation(email)
    setSending(false)
    if (result.ok) return showToast(texts.success)
    const description = describeAccountFailure(result, accountTexts.failures.unexpected_failure)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  return { isSending, resend }
}
