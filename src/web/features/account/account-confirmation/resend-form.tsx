import type { FormEvent } from 'react'
import { isEmail } from '#domain/account/sign-up.ts'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { loginTexts } from '#texts/account/login.ts'
import { formText } from '#web/browser/form-text.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { useResend } from '#web/shared/account-confirmation/use-resend.ts'
import { resendConfirmation } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = confirmationTexts.resend

/** Asks for another confirmation mail; a visitor says for which e-mail, a signed-in person need not. */
export function ResendForm({ email: known }: { email: string | null }) {
  const { isSending, resend } = useResend({ send: resendConfirmation, texts })
  const { errors, show, clear } = useFieldErrors<'email'>()

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const address = known ?? formText(new FormData(form), 'email').trim()
    const { problems } = loginTexts
    const email = problems.email[address === '' ? 'required' : 'email-invalid']
    if (show(form, isEmail(address) ? {} : { email })) return
    void resend(address)
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      {known === null ? (
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
          onInput={() => clear('email')}
        />
      ) : null}
      <Button
        type="submit"
        look="secondary"
        isBusy={isSending}
        busyLabel={texts.submitting}
        className="justify-self-start"
      >
        {texts.submit}
      </Button>
    </form>
  )
}
