import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { AgeBand } from '#domain/account/age.ts'
import type { RegistrationState } from '#domain/account/registration.ts'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { registrationTexts } from '#texts/account/registration.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { formText } from '#web/browser/form-text.ts'
import { forgetHolder } from '#web/browser/kept-things.ts'
import { EraseAccountDialog } from '#web/features/account/account-erasure/erase-account-dialog.tsx'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { forgetSession } from '#web/shared/session/account-calls.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { refreshProfile } from '#web/shared/session/session-store.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type RegistrationField, RegistrationFields } from './registration-fields.tsx'
import { registrationFieldOf, registrationProblems } from './registration-words.ts'

const texts = registrationTexts.complete

type CompleteRegistrationProps = { state: Exclude<RegistrationState, 'complete'>; email: string }

/** Stands in the profile's place until age and consent are answered: after a login elsewhere, or a new wording. */
export function CompleteRegistration({ state, email }: CompleteRegistrationProps) {
  const navigate = useNavigate()
  const [band, setBand] = useState<AgeBand | null>(null)
  const [isErasing, setErasing] = useState(false)
  const { errors, show, clear } = useFieldErrors<RegistrationField>()
  const { isLeaving, leave } = useLogout()
  const asksAge = state === 'missing'
  /** Who says so presses a button that says what it does: the account goes. */
  const isTooYoung = asksAge && band === 'under-13'

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const answer = {
      ageBand: asksAge ? formText(data, 'ageBand') : null,
      terms: formText(data, 'terms'),
      privacy: formText(data, 'privacy'),
    }
    if (show(form, isTooYoung ? {} : registrationProblems(answer))) return
    const result = await callApi('account/registration', { method: 'POST', body: answer })
    if (result.ok) {
      await refreshProfile()
      return showToast(texts.success)
    }
    if (isTooYoung && result.code === 'under_age') return leaveErased()
    const description = describeAccountFailure(result, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    const field = registrationFieldOf(result.code)
    if (field) show(form, { [field]: description })
  }

  async function leaveErased(): Promise<void> {
    forgetHolder()
    await forgetSession()
    await navigate(href('/'))
    showToast(texts.erased)
  }

  return (
    <Page width="narrow">
      <PageHead title={texts[state].heading} lead={texts[state].lead} />
      <Card>
        <Form onSubmit={handleSubmit} className="grid gap-5">
          <RegistrationFields asksAge={asksAge} hasAccount onBand={setBand} errors={errors} onEdit={clear} />
          <Button
            type="submit"
            size="large"
            look={isTooYoung ? 'danger' : 'primary'}
            busyLabel={isTooYoung ? texts.erasing : texts.submitting}
          >
            {isTooYoung ? texts.erase : texts.submit}
          </Button>
        </Form>
      </Card>
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {texts.leaveLead}
        <Button
          look="secondary"
          size="small"
          isBusy={isLeaving}
          busyLabel={sessionEndTexts.logout.submitting}
          onClick={leave}
        >
          {sessionEndTexts.logout.submit}
        </Button>
        <Button look="quiet" size="small" onClick={() => setErasing(true)}>
          {settingsTexts.erase.open}
        </Button>
      </p>
      <EraseAccountDialog isOpen={isErasing} onClose={() => setErasing(false)} email={email} />
    </Page>
  )
}
