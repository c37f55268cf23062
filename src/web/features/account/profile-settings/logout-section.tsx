import { profileTexts } from '#texts/account/profile.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

const texts = profileTexts.settings
const { logout } = sessionEndTexts

export function LogoutSection() {
  const { isLeaving, leave } = useLogout()
  return (
    <SettingsSection heading={texts.logoutHeading} lead={texts.logoutLead}>
      <Button look="danger" isBusy={isLeaving} busyLabel={logout.submitting} onClick={leave}>
        {logout.submit}
      </Button>
    </SettingsSection>
  )
}
