import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { useResend } from '#web/shared/account-confirmation/use-resend.ts'
import { resendConfirmation } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const texts = profileTexts.materials

/** Purchases made without a login wait for the account that proves their e-mail (decision 0085). */
export function ConfirmEmailNote({ email }: { email: string }) {
  const { isSending, resend } = useResend({ send: resendConfirmation, texts: confirmationTexts.resend })
  return (
    <Notice
      title={texts.unconfirmed}
      className="mb-5"
      actions={
        <Button
          look="secondary"
          size="small"
          isBusy={isSending}
          busyLabel={texts.resending}
          onClick={() => void resend(email)}
        >
          {texts.resend}
        </Button>
      }
    >
      <span className="wrap-anywhere">{texts.unconfirmedLead({ email })}</span>
    </Notice>
  )
}
