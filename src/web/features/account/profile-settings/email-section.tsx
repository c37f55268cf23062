import type { User } from '@supabase/auth-js'
import { isEmail } from '#domain/account/sign-up.ts'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { formText } from '#web/browser/form-text.ts'
import { type FieldErrors, useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { changeEmail } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FoldedForm } from './folded-form.tsx'
import { PendingEmailChange } from './pending-email-change.tsx'
import { SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.email
const { settings } = profileTexts

/** The address of the account, and its change by way of both mailboxes. */
export function EmailSection({ user }: { user: User }) {
  const pending = user.new_email
  return (
    <SettingsSection heading={settings.account}>
      <dl>
        <dt className="eyebrow">{settings.email}</dt>
        <dd className="wrap-anywhere">
          {user.email}{' '}
          <span className={user.email_confirmed_at ? 'text-sm text-green' : 'text-sm text-ink-soft'}>
            ({user.email_confirmed_at ? settings.confirmed : settings.notConfirmed})
          </span>
        </dd>
      </dl>
      {pending ? <PendingEmailChange user={user} newEmail={pending} /> : null}
      <FoldedForm label={texts.change}>{(fold) => <EmailForm user={user} onDone={fold} />}</FoldedForm>
    </SettingsSection>
  )
}

function EmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  /** An address that nobody proved is not asked (decision 0025). */
  const words = texts[user.email_confirmed_at ? 'both' : 'newOnly']
  const { errors, show, clear } = useFieldErrors<'newEmail'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const newEmail = formText(new FormData(form), 'newEmail').trim().toLowerCase()
    if (show(form, checkNewEmail(newEmail, user.email))) return
    const result = await changeEmail(newEmail)
    if (result.ok) {
      showToast(words.sent)
      return onDone()
    }
    const description = describeAccountFailure(result, accountTexts.signUp.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    show(form, { newEmail: description })
  }

  return (
    <Form onSubmit={handleSubmit} className="grid w-full max-w-md gap-4">
      <TextField
        name="newEmail"
        type="email"
        label={texts.newEmail}
        hint={words.hint}
        error={errors.newEmail}
        required
        autoFocus
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onInput={() => clear('newEmail')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}

function checkNewEmail(newEmail: string, present: string | undefined): FieldErrors<'newEmail'> {
  if (!isEmail(newEmail)) return { newEmail: texts.invalid }
  return newEmail === present?.toLowerCase() ? { newEmail: texts.same } : {}
}
