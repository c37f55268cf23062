import { describeAccountFailure } from '#texts/account/accounts.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { formText } from '#web/browser/form-text.ts'
import { AccountName } from '#web/features/account/account-sheet/account-name.tsx'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { provePassword } from '#web/shared/session/factor-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

const texts = secondFactorTexts.proof

type PasswordAgainProps = { email: string; onProven: () => Promise<void>; onCancel: () => void }

/** The password once more: anyone who found this browser open does not know it. */
export function PasswordAgain({ email, onProven, onCancel }: PasswordAgainProps) {
  const { errors, show, clear } = useFieldErrors<'password'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const password = formText(new FormData(form), 'password')
    if (show(form, password === '' ? { password: texts.required } : {})) return
    const proven = await provePassword(password)
    if (proven.ok) await onProven()
    else show(form, { password: wordingOf(proven.code) })
  }

  return (
    <Form onSubmit={handleSubmit} className="grid w-full max-w-md gap-4">
      <p>{texts.lead}</p>
      <AccountName email={email} />
      <PasswordField
        name="password"
        label={texts.password}
        showLabel={commonTexts.showPassword}
        hideLabel={commonTexts.hidePassword}
        autoComplete="current-password"
        autoFocus
        required
        error={errors.password}
        onInput={() => clear('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}

function wordingOf(code: string | null): string {
  if (code === 'invalid_credentials') return texts.wrong
  if (code === 'reauthentication_needed') return texts.signInAgain
  return describeAccountFailure({ code }, secondFactorTexts.section.failureDefault)
}
