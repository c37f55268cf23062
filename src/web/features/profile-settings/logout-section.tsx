import { useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/accounts.ts'
import { profileTexts } from '#texts/profile.ts'
import { signOut } from '#web/features/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { SettingsSection } from './settings-section.tsx'

const texts = profileTexts.settings
const { logout } = accountTexts

export function LogoutSection() {
  const [isLeaving, setLeaving] = useState(false)

  async function handleLogout(): Promise<void> {
    if (isLeaving) return
    setLeaving(true)
    const result = await signOut()
    // Once signed out, the session's end takes this screen away.
    if (result.ok) return
    setLeaving(false)
    const description = describeAccountFailure(result, logout.failureDefault)
    showToast({ variant: 'destructive', title: logout.failureTitle, description })
  }

  return (
    <SettingsSection heading={texts.logoutHeading} lead={texts.logoutLead}>
      <Button look="danger" isBusy={isLeaving} busyLabel={logout.submitting} onClick={handleLogout}>
        {logout.submit}
      </Button>
    </SettingsSection>
  )
}
