import { describeAccountFailure } from '#texts/account/accounts.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { formText } from '#web/browser/form-text.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { type AccountFailure, forgetSession } from '#web/shared/session/account-calls.ts'
import { showRecoveryCode, showTimeCode } from '#web/shared/session/factor-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CodeField, isTimeCode, plainCode } from './code-field.tsx'

const { step: texts, problems, section } = secondFactorTexts
const RECOVERY_CODE_LENGTH = 16

type CodeFormProps = { kind: 'app' | 'recovery'; factorId: string; onShown: () => void }

export function CodeForm({ kind, factorId, onShown }: CodeFormProps) {
  const { errors, show, clear } = useFieldErrors<'code'>()
  const isApp = kind === 'app'

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const code = plainCode(formText(new FormData(form), 'code'))
    const isWhole = isApp ? isTimeCode(code) : code.length === RECOVERY_CODE_LENGTH
    if (show(form, isWhole ? {} : { code: isApp ? problems.code : problems.recoveryCode })) return
    const result = isApp ? await showTimeCode(factorId, code) : await showRecoveryCode(code)
    if (result.ok) return onShown()
    await showFailure(form, result)
  }

  async function showFailure(form: HTMLFormElement, failure: AccountFailure): Promise<void> {
    if (isPendingSessionOver(failure)) {
      await forgetSession()
      return showToast({ variant: 'destructive', ...texts.over })
    }
    if (failure.code === 'mfa_verification_failed') {
      show(form, { code: isApp ? problems.wrongCode : problems.wrongRecoveryCode })
      return
    }
    const description = describeAccountFailure(failure, section.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    show(form, { code: description })
  }

  return (
    <Form onSubmit={handleSubmit} className="grid gap-5">
      {isApp ? (
        <CodeField error={errors.code} onInput={() => clear('code')} autoFocus />
      ) : (
        <TextField
          name="code"
          label={texts.recoveryCode}
          hint={texts.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          autoFocus
          spellCheck={false}
          required
          error={errors.code}
          onInput={() => clear('code')}
        />
      )}
      <Button type="submit" size="large" busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </Form>
  )
}

/** A quarter of an hour is over, or the session was ended elsewhere; the client says only this. */
function isPendingSessionOver({ message }: AccountFailure): boolean {
  return message === 'Auth session missing!'
}
