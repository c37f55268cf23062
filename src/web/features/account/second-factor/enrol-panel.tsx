import { describeAccountFailure } from '#texts/account/accounts.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { formText } from '#web/browser/form-text.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { type Enrolment, showTimeCode } from '#web/shared/session/factor-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CodeField, isTimeCode, plainCode } from './code-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { QrCode } from './qr-code.tsx'

const { enrol: texts, problems, section, step } = secondFactorTexts

type EnrolPanelProps = { enrolment: Enrolment; onEnrolled: () => Promise<void>; onCancel: () => void }

/** Scan, or type the key; then the first code proves that the app has it. */
export function EnrolPanel({ enrolment, onEnrolled, onCancel }: EnrolPanelProps) {
  const { errors, show, clear } = useFieldErrors<'code'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const code = plainCode(formText(new FormData(form), 'code'))
    if (show(form, isTimeCode(code) ? {} : { code: problems.code })) return
    const result = await showTimeCode(enrolment.id, code)
    if (result.ok) {
      showToast(texts.done)
      return onEnrolled()
    }
    const isWrong = result.code === 'mfa_verification_failed'
    show(form, {
      code: isWrong ? problems.wrongCode : describeAccountFailure(result, section.failureDefault),
    })
  }

  return (
    <Form onSubmit={handleSubmit} className="grid w-full max-w-measure gap-4">
      <h4 className="text-base font-semibold">{texts.heading}</h4>
      <ol className="grid list-decimal gap-4 pl-6">
        <li>{texts.steps.app}</li>
        <li>
          {texts.steps.scan}
          {/* On the phone that has the app no camera sees its own screen: the link opens the app. */}
          <a href={enrolment.uri} className="block w-fit max-w-full">
            <QrCode text={enrolment.uri} label={texts.qrCode} />
            <span className="text-link inline-block py-2">{texts.openApp}</span>
          </a>
          <p className="mt-3">{texts.keyLead}</p>
          <p className="mt-1 flex flex-wrap items-center gap-3">
            <code className="wrap-anywhere">{enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton label={texts.copyKey} text={enrolment.secret} />
          </p>
        </li>
        <li>
          {texts.steps.code}
          <div className="mt-2 max-w-xs">
            <CodeField error={errors.code} onInput={() => clear('code')} />
          </div>
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={step.submitting}>
          {texts.submit}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
