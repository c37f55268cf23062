import { useEffect } from 'react'
import { isEmail } from '#domain/account/sign-up.ts'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { loginTexts } from '#texts/account/login.ts'
import { recoveryTexts } from '#texts/account/recovery.ts'
import { formText } from '#web/browser/form-text.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { requestRecovery } from '#web/shared/session/account-calls.ts'
import { loadAccountClient } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = recoveryTexts.ask

/** Asks for the link to a new password. The answer is the same for every address: it tells nobody who has an account. */
export function RecoveryForm({ onSent }: { onSent: (email: string) => void }) {
  const { errors, show, clear } = useFieldErrors<'email'>()

  useEffect(() => {
    // Early, so that sending does not wait for it; a failure shows when the form is sent.
    loadAccountClient().catch(() => {})
  }, [])

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const email = formText(new FormData(form), 'email').trim()
    const problem = loginTexts.problems.email[email === '' ? 'required' : 'email-invalid']
    if (show(form, isEmail(email) ? {} : { email: problem })) return
    const result = await requestRecovery(email)
    if (result.ok) return onSent(email)
    const description = describeAccountFailure(result, accountTexts.failures.unexpected_failure)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    show(form, { email: description })
  }

  return (
    <Form onSubmit={handleSubmit} className="grid gap-5">
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
      <Button type="submit" size="large" busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </Form>
  )
}
