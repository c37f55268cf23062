import { useState } from 'react'
import { isPasswordShort, PASSWORD_MIN_LENGTH } from '#domain/account/sign-up.ts'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { formText } from '#web/browser/form-text.ts'
import { AccountName } from '#web/features/account/account-sheet/account-name.tsx'
import { type FieldErrors, useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { type AccountFailure, changePassword } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = settingsTexts.password

type Field = 'current' | 'next' | 'repeat'

/** Asks for the password of today only where the server does: long after the sign-in. */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [asksCurrent, setAsksCurrent] = useState(false)
  const { errors, show, clear } = useFieldErrors<Field>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const [current, next, repeat] = [
      formText(data, 'current'),
      formText(data, 'next'),
      formText(data, 'repeat'),
    ]
    const isMissing = asksCurrent && current === ''
    const found: FieldErrors<Field> = {
      ...(isMissing ? { current: texts.currentRequired } : {}),
      ...(isPasswordShort(next) ? { next: texts.short } : {}),
      ...(repeat === next ? {} : { repeat: texts.mismatch }),
    }
    if (show(form, found)) return
    const result = await changePassword(next, asksCurrent ? current : undefined)
    if (!result.ok) return showFailure(form, result)
    showToast(texts.success)
    onDone()
  }

  function showFailure(form: HTMLFormElement, failure: AccountFailure): void {
    if (failure.code === 'reauthentication_needed') {
      setAsksCurrent(true)
      show(form, { current: texts.currentRequired })
      return
    }
    if (failure.code === 'invalid_credentials') {
      show(form, { current: texts.currentWrong })
      return
    }
    const description = describeAccountFailure(failure, accountTexts.signUp.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    if (failure.code === 'weak_password' || failure.code === 'same_password')
      show(form, { next: description })
  }

  const field = (name: Field) => ({
    name,
    required: true,
    error: errors[name],
    showLabel: commonTexts.showPassword,
    hideLabel: commonTexts.hidePassword,
    onInput: () => clear(name),
  })
  return (
    <Form onSubmit={handleSubmit} className="grid w-full max-w-md gap-4">
      <AccountName email={email} />
      {asksCurrent ? (
        <PasswordField
          {...field('current')}
          label={texts.current}
          hint={texts.currentHint}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        {...field('next')}
        label={texts.next}
        hint={accountTexts.signUp.passwordHint({ minLength: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField {...field('repeat')} label={texts.repeat} autoComplete="new-password" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {settingsTexts.email.cancel}
        </Button>
      </div>
    </Form>
  )
}
