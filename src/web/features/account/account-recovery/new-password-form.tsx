import { useEffect, useState } from 'react'
import { isPasswordShort, PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { recoveryTexts } from '#texts/account/recovery.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { formText } from '#web/browser/form-text.ts'
import { AccountName } from '#web/features/account/account-sheet/account-name.tsx'
import { type FieldErrors, useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { type AccountFailure, openRecoveryLink, setPassword } from '#web/shared/session/account-calls.ts'
import { currentSession, loadAccountClient } from '#web/shared/session/session-store.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = recoveryTexts.choose
const passwordWords = { showLabel: commonTexts.showPassword, hideLabel: commonTexts.hidePassword }

type Field = 'password' | 'confirmPassword'

type NewPasswordFormProps = { tokenHash: string; onSaved: () => void; onExpired: () => void }

/**
 * Spends the token of the mail at the press that saves the password, never on load: programs that look into mails open
 * links too. Once it is spent the session of the link is here, and a refused password can be corrected.
 */
export function NewPasswordForm({ tokenHash, onSaved, onExpired }: NewPasswordFormProps) {
  const session = useSession()
  const [isOpened, setOpened] = useState(false)
  const { errors, show, clear } = useFieldErrors<Field>()

  useEffect(() => {
    // Early, so that saving does not wait for it; a failure shows when the form is sent.
    loadAccountClient().catch(() => {})
  }, [])

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const sent = new FormData(form)
    const password = formText(sent, 'password')
    if (show(form, checkPasswords(password, formText(sent, 'confirmPassword')))) return
    await save(form, password)
  }

  async function save(form: HTMLFormElement, password: string): Promise<void> {
    const opened = isOpened ? ({ ok: true } as const) : await openRecoveryLink(tokenHash)
    if (!opened.ok && opened.code === 'otp_expired') return onExpired()
    if (!opened.ok) return showFailure(form, opened)
    setOpened(true)
    // The step for the code comes first; then this form is here again, as it was left.
    if (currentSession().status === 'anonymous') return
    const saved = await setPassword(password)
    if (!saved.ok) return showFailure(form, saved)
    showToast(texts.success)
    onSaved()
  }

  function showFailure(form: HTMLFormElement, failure: AccountFailure): void {
    const isSame = failure.code === 'same_password'
    const sentence = isSame
      ? texts.problems.same
      : describeAccountFailure(failure, accountTexts.failures.unexpected_failure)
    showToast({ variant: 'destructive', title: texts.failureTitle, description: sentence })
    show(form, { password: sentence })
  }

  const field = (name: Field) => ({
    name,
    required: true,
    autoComplete: 'new-password',
    error: errors[name],
    onInput: () => clear(name),
  })
  return (
    <Form onSubmit={handleSubmit} className="grid gap-5">
      {/* Known once the link was spent. */}
      {session.status === 'signed-in' ? <AccountName email={session.user.email ?? ''} /> : null}
      <PasswordField
        {...field('password')}
        {...passwordWords}
        label={texts.password}
        hint={texts.passwordHint({ minLength: PASSWORD_MIN_LENGTH })}
      />
      <PasswordField {...field('confirmPassword')} {...passwordWords} label={texts.confirmPassword} />
      <Button type="submit" size="large" busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </Form>
  )
}

function checkPasswords(password: string, confirmed: string): FieldErrors<Field> {
  const { problems } = texts
  return {
    ...(isPasswordShort(password) ? { password: problems[password === '' ? 'required' : 'short'] } : {}),
    ...(password === confirmed ? {} : { confirmPassword: problems.mismatch }),
  }
}
