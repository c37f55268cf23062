import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { codeOfState, STATES } from '#content/account/states.ts'
import {
  checkSignUp,
  type NewAccount,
  SIGN_UP_FIELDS,
  type SignUpField,
  type SignUpForm as SignUpFormTexts,
  type SignUpProblems,
} from '#domain/account/sign-up.ts'
import { accountTexts, describeAccountFailure, describeSignUpProblem } from '#texts/account/accounts.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { type AccountFailure, signUp } from '#web/shared/session/account-calls.ts'
import { loadAccountClient } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type SignUpErrors, SignUpFields, type SignUpStep, stepOf } from './sign-up-fields.tsx'

const texts = accountTexts.signUp
const STATE_CODES = STATES.map((state) => state.code)

/** Where a refusal of the server belongs; what is not here concerns the whole form. */
const FIELD_OF_FAILURE: ReadonlyMap<string, SignUpField> = new Map([
  ['name_refused', 'fullName'],
  ['user_already_exists', 'email'],
  ['email_exists', 'email'],
  ['email_address_invalid', 'email'],
  ['weak_password', 'password'],
  ['age_required', 'ageBand'],
  ['under_age', 'ageBand'],
  ['consent_required', 'terms'],
])

type SignUpFormProps = {
  onSignedUp: () => void
  /** The account waits for the proof of this address, and nobody is signed in. */
  onPending: (email: string) => void
}

export function SignUpForm({ onSignedUp, onPending }: SignUpFormProps) {
  const [isSubmitting, setSubmitting] = useState(false)
  const [step, setStep] = useState<SignUpStep>('access')
  const { errors, show, clear } = useFieldErrors<SignUpField>()
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Early, so that sending does not wait for it; a failure shows when the form is sent.
    loadAccountClient().catch(() => {})
  }, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSubmitting) return
    const form = event.currentTarget
    const checked = checkSignUp(readForm(new FormData(form)), STATE_CODES)
    const problems = checked.ok ? {} : ofStep(step, checked.problems)
    if (Object.keys(problems).length > 0) return showProblems(form, problems)
    if (step === 'access') return goTo('about')
    // A browser that fills fields by itself may have left one of the first screen wrong.
    if (!checked.ok) return showProblems(form, checked.problems)
    show(form, {})
    setSubmitting(true)
    await send(form, checked.value)
    setSubmitting(false)
  }

  async function send(form: HTMLFormElement, account: NewAccount): Promise<void> {
    const result = await signUp(account)
    if (!result.ok) return showFailure(form, result)
    if (!result.isSignedIn) return onPending(account.email)
    showToast(texts.success)
    onSignedUp()
  }

  /** What has the focus is gone with its screen: reading goes on at the first field of the other one. */
  function goTo(next: SignUpStep): void {
    flushSync(() => setStep(next))
    const form = formRef.current
    if (form) focusField(form, next === 'access' ? 'fullName' : 'city')
  }

  /** On the screen where the first of them stands. */
  function showAt(form: HTMLFormElement, found: SignUpErrors): void {
    const [first] = SIGN_UP_FIELDS.filter((field) => found[field])
    if (first) flushSync(() => setStep(stepOf(first)))
    show(form, found)
  }

  function showProblems(form: HTMLFormElement, problems: SignUpProblems): void {
    showAt(form, wordProblems(problems))
    const isMismatch = problems.confirmPassword === 'password-mismatch'
    const description = isMismatch ? texts.passwordMismatch : texts.invalidFields
    showToast({ variant: 'destructive', title: texts.invalidTitle, description })
  }

  function showFailure(form: HTMLFormElement, failure: AccountFailure): void {
    const description = describeAccountFailure(failure, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    const field = FIELD_OF_FAILURE.get(failure.code ?? '')
    if (field) showAt(form, { [field]: description })
  }

  return (
    <form ref={formRef} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <p role="status" className="text-sm font-semibold text-ink-soft">
        {texts.steps[step]}
      </p>
      <SignUpFields step={step} errors={errors} onEdit={clear} />
      {step === 'access' ? (
        <Button type="submit" size="large">
          {texts.next}
        </Button>
      ) : (
        <>
          <Button type="submit" size="large" isBusy={isSubmitting} busyLabel={texts.submitting}>
            {texts.submit}
          </Button>
          <Button look="quiet" onClick={() => goTo('access')}>
            {texts.back}
          </Button>
        </>
      )}
    </form>
  )
}

/** What is wrong on one screen, and nothing of the other. */
function ofStep(step: SignUpStep, problems: SignUpProblems): SignUpProblems {
  const kept: Partial<Record<SignUpField, SignUpProblems[SignUpField]>> = {}
  for (const field of SIGN_UP_FIELDS)
    if (problems[field] && stepOf(field) === step) kept[field] = problems[field]
  return kept as SignUpProblems
}

function readForm(sent: FormData): SignUpFormTexts {
  // Every key of the form is in SIGN_UP_FIELDS, by its type.
  const form = Object.fromEntries(
    SIGN_UP_FIELDS.map((field) => [field, formText(sent, field)]),
  ) as SignUpFormTexts
  return { ...form, state: codeOfState(form.state) }
}

/** In the order of the form. */
function wordProblems(problems: SignUpProblems): SignUpErrors {
  const worded: Partial<Record<SignUpField, string>> = {}
  for (const field of SIGN_UP_FIELDS) {
    const problem = problems[field]
    if (problem) worded[field] = describeSignUpProblem(field, problem)
  }
  return worded
}
