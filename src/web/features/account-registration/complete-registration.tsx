import { type FormEvent, useState } from 'react'
import type { RegistrationState } from '#domain/registration.ts'
import { accountTexts, describeAccountFailure } from '#texts/accounts.ts'
import { registrationTexts } from '#texts/registration.ts'
import { focusField } from '#web/features/account-sheet/focus-field.ts'
import { formText } from '#web/features/account-sheet/form-texts.ts'
import { signOut } from '#web/features/session/account-calls.ts'
import { callApi } from '#web/features/session/api-call.ts'
import { refreshProfile } from '#web/features/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type RegistrationErrors, RegistrationFields } from './registration-fields.tsx'
import { registrationFieldOf, registrationProblems } from './registration-words.ts'

const texts = registrationTexts.complete

type CompleteRegistrationProps = { state: Exclude<RegistrationState, 'complete'> }

/** Stands in the profile's place until age and consent are answered: after a login elsewhere, or a new wording. */
export function CompleteRegistration({ state }: CompleteRegistrationProps) {
  const [errors, setErrors] = useState<RegistrationErrors>({})
  const [isSaving, setSaving] = useState(false)
  const asksAge = state === 'missing'

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const data = new FormData(form)
    const answer = {
      ageBand: asksAge ? formText(data, 'ageBand') : null,
      terms: formText(data, 'terms'),
      privacy: formText(data, 'privacy'),
    }
    const problems = registrationProblems(answer)
    setErrors(problems)
    const first = Object.keys(problems)[0]
    if (first) return focusField(form, first)
    setSaving(true)
    const result = await callApi('POST', 'account/registration', answer)
    if (result.ok) {
      await refreshProfile()
      return showToast(texts.success)
    }
    setSaving(false)
    const description = describeAccountFailure(result, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    const field = registrationFieldOf(result.code)
    if (!field) return
    setErrors({ [field]: description })
    focusField(form, field)
  }

  return (
    <Page width="narrow">
      <PageHead title={texts[state].heading} lead={texts[state].lead} />
      <Card>
        <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
          <RegistrationFields
            asksAge={asksAge}
            errors={errors}
            onEdit={(field) => setErrors(({ [field]: _, ...rest }) => rest)}
          />
          <Button type="submit" size="large" isBusy={isSaving} busyLabel={texts.submitting}>
            {texts.submit}
          </Button>
        </form>
      </Card>
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {texts.leaveLead}
        <Button look="secondary" size="small" onClick={() => void signOut()}>
          {accountTexts.logout.submit}
        </Button>
      </p>
    </Page>
  )
}
