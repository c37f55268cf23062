import type { User } from '@supabase/auth-js'
import { type MouseEvent, useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { useResend } from '#web/shared/account-confirmation/use-resend.ts'
import { changeEmail, resendEmailChange } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { headingOf } from './settings-section.tsx'

const texts = settingsTexts.email

type PendingEmailChangeProps = { user: User; newEmail: string }

/** A change that waits for its mailboxes: its links once more, or its end. */
export function PendingEmailChange({ user, newEmail }: PendingEmailChangeProps) {
  const { isSending, resend } = useResend({ send: resendEmailChange, texts: texts.resend })
  const [isEnding, setEnding] = useState(false)
  const email = user.email ?? ''

  async function handleEnd(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (isEnding) return
    const heading = headingOf(event.currentTarget)
    setEnding(true)
    const result = await changeEmail(email)
    if (result.ok) {
      // The user carries no new address any more, and this remark goes.
      heading?.focus()
      return showToast(texts.ended)
    }
    setEnding(false)
    const description = describeAccountFailure(result, accountTexts.failures.unexpected_failure)
    showToast({ variant: 'destructive', title: texts.endFailureTitle, description })
  }

  return (
    <Notice
      className="w-full max-w-measure"
      actions={
        <>
          <Button
            look="secondary"
            size="small"
            isBusy={isSending}
            busyLabel={texts.resend.submitting}
            onClick={() => void resend(email)}
          >
            {texts.resend.submit}
          </Button>
          <Button look="quiet" size="small" isBusy={isEnding} busyLabel={texts.ending} onClick={handleEnd}>
            {texts.end}
          </Button>
        </>
      }
    >
      <span className="wrap-anywhere">
        {texts[user.email_confirmed_at ? 'both' : 'newOnly'].pending({ email: newEmail })}
      </span>
    </Notice>
  )
}
