import { type FormEvent, useEffect, useState } from 'react'
import { isEmail } from '#domain/account/sign-up.ts'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { loginTexts } from '#texts/account/login.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { formText } from '#web/browser/form-text.ts'
import { ResendForm } from '#web/features/account/account-confirmation/resend-form.tsx'
import { type FieldErrors, useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { signIn } from '#web/shared/session/account-calls.ts'
import { currentSession, loadAccountClient } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ForgotPassword } from './forgot-password.tsx'

const texts = loginTexts

type Field = 'email' | 'password'

/** Where a refusal of the server belongs; what is not here concerns no field. */
const FIELD_OF_FAILURE: ReadonlyMap<string, Field> = new Map([
  ['invalid_credentials', 'password'],
  ['user_banned', 'email'],
])

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [isSubmitting, setSubmitting] = useState(false)
  const { errors, show, clear } = useFieldErrors<Field>()
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null)

  useEffect(() => {
    // Early, so that sending does not wait for it; a failure shows when the form is sent.
    loadAccountClient().catch(() => {})
  }, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSubmitting) return
    const form = event.currentTarget
    const sent = new FormData(form)
    const email = formText(sent, 'email').trim()
    const password = formText(sent, 'password')
    if (show(form, checkLogin(email, password))) return
    setUnconfirmedEmail(null)
    setSubmitting(true)
    const result = await signIn(email, password)
    setSubmitting(false)
    // The step for the code takes the form's place.
    if (result.ok && currentSession().status === 'anonymous') return
    if (result.ok) {
      showToast(texts.success)
      return onSignedIn()
    }
    const sentence = describeAccountFailure(result, texts.failureDefault)
    const isHeldUp = result.code === 'over_request_rate_limit'
    const description = isHeldUp ? `${sentence} ${texts.lockedHint}` : sentence
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    if (result.code === 'email_not_confirmed') return setUnconfirmedEmail(email)
    const field = FIELD_OF_FAILURE.get(result.code ?? '')
    if (field) show(form, { [field]: description })
  }

  return (
    <>
      <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email}
          onInput={() => clear('email')}
        />
        <div>
          <PasswordField
            name="password"
            label={texts.password}
            showLabel={commonTexts.showPassword}
            hideLabel={commonTexts.hidePassword}
            autoComplete="current-password"
            required
            error={errors.password}
            onInput={() => clear('password')}
          />
          <ForgotPassword />
        </div>
        <Button type="submit" size="large" isBusy={isSubmitting} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </form>
      {unconfirmedEmail === null ? null : (
        <Notice tone="error" title={accountTexts.failures.email_not_confirmed} className="mt-5">
          <p className="mb-3">{confirmationTexts.pending.notArrived}</p>
          <ResendForm email={unconfirmedEmail} />
        </Notice>
      )}
    </>
  )
}

function checkLogin(email: string, password: string): FieldErrors<Field> {
  const { problems } = texts
  return {
    ...(isEmail(email) ? {} : { email: problems.email[email === '' ? 'required' : 'email-invalid'] }),
    ...(password === '' ? { password: problems.password.required } : {}),
  }
}
