import type { User } from '@supabase/auth-js'
import { settingsTexts } from '#texts/account/settings.ts'
import { FoldedForm } from './folded-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.password

export function PasswordSection({ user }: { user: User }) {
  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      <FoldedForm label={texts.change}>
        {(fold) => <PasswordForm email={user.email ?? ''} onDone={fold} />}
      </FoldedForm>
    </SettingsSection>
  )
}
