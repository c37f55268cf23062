import { STATES } from '#content/account/states.ts'
import {
  CONTACT_FIELDS,
  type ContactDetails,
  type ContactField,
  type ContactProblems,
  checkContactDetails,
  contactFieldOf,
} from '#domain/account/contact-details.ts'
import { accountTexts, describeAccountFailure, describeSignUpProblem } from '#texts/account/accounts.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { formText } from '#web/browser/form-text.ts'
import { ContactFields } from '#web/features/account/contact-fields/contact-fields.tsx'
import { type FieldErrors, useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { type AccountFailure, saveContactDetails } from '#web/shared/session/account-calls.ts'
import { askedProfile } from '#web/shared/session/asked-profile.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FoldedForm } from './folded-form.tsx'
import { SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.contact
const STATE_CODES = STATES.map((state) => state.code)
const NOTHING: ContactDetails = { city: null, state: null, phone: null }

/** Where the person lives and the number, as the sign-up took them, and their change. */
export function ContactSection({ session }: { session: SignedIn }) {
  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      <Loaded
        asked={askedProfile(session, (row) => row ?? NOTHING)}
        failed={profileTexts.unread.contact}
        className="grid w-full justify-items-start gap-4"
      >
        {(known) => (
          <>
            <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
              {CONTACT_FIELDS.map((field) => (
                <div key={field}>
                  <dt className="eyebrow">{accountTexts.signUp[field]}</dt>
                  <dd className="wrap-anywhere">{known[field] ?? texts.nothing}</dd>
                </div>
              ))}
            </dl>
            <FoldedForm label={texts.change}>
              {(fold) => <ContactForm known={known} onDone={fold} />}
            </FoldedForm>
          </>
        )}
      </Loaded>
    </SettingsSection>
  )
}

function ContactForm({ known, onDone }: { known: ContactDetails; onDone: () => void }) {
  const { errors, show, clear } = useFieldErrors<ContactField>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const checked = checkContactDetails(
      { city: formText(data, 'city'), state: formText(data, 'state'), phone: formText(data, 'phone') },
      STATE_CODES,
    )
    if (!checked.ok) {
      show(form, wordProblems(checked.problems))
      return
    }
    show(form, {})
    const result = await saveContactDetails(checked.value)
    if (!result.ok) return showFailure(form, result)
    showToast(texts.success)
    onDone()
  }

  function showFailure(form: HTMLFormElement, failure: AccountFailure): void {
    const field = contactFieldOf(failure.message)
    if (field) show(form, { [field]: texts.refused })
    const description = field ? texts.refused : describeAccountFailure(failure, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  return (
    <Form onSubmit={handleSubmit} className="grid w-full max-w-lg gap-5">
      <ContactFields required={false} known={known} errors={errors} onEdit={clear} />
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

/** In the order of the form. */
function wordProblems(problems: ContactProblems): FieldErrors<ContactField> {
  const worded: Partial<Record<ContactField, string>> = {}
  for (const field of CONTACT_FIELDS) {
    const problem = problems[field]
    if (problem) worded[field] = describeSignUpProblem(field, problem)
  }
  return worded
}
