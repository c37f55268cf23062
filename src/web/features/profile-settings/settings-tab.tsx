import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/accounts.ts'
import { achievementTexts } from '#texts/achievement.ts'
import { profileTexts } from '#texts/profile.ts'
import { setSoundOn } from '#web/browser/sound.ts'
import { useSound } from '#web/features/achievement/use-sound.ts'
import { signOut } from '#web/features/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = profileTexts.settings
const { logout } = accountTexts

export function SettingsTab({ user }: { user: User }) {
  const isSoundOn = useSound()
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
    <section aria-labelledby="configuracoes">
      <h2 id="configuracoes" className="mb-4 text-xl">
        {texts.heading}
      </h2>
      <h3 className="text-lg">{texts.account}</h3>
      <dl className="mt-2 mb-6">
        <dt className="eyebrow">{texts.email}</dt>
        <dd className="wrap-anywhere">
          {user.email}{' '}
          <span className={user.email_confirmed_at ? 'text-sm text-green' : 'text-sm text-ink-soft'}>
            ({user.email_confirmed_at ? texts.confirmed : texts.notConfirmed})
          </span>
        </dd>
      </dl>
      <div className="mb-6 border-t border-line pt-5">
        <h3 className="mb-1 text-lg">{achievementTexts.settingHeading}</h3>
        <Switch label={achievementTexts.setting} isOn={isSoundOn} onChange={setSoundOn} />
        <p className="mt-1 max-w-measure text-sm text-ink-soft">{achievementTexts.settingNote}</p>
      </div>
      <div className="border-t border-line pt-5">
        <h3 className="text-lg">{texts.logoutHeading}</h3>
        <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.logoutLead}</p>
        <Button look="danger" isBusy={isLeaving} busyLabel={logout.submitting} onClick={handleLogout}>
          {logout.submit}
        </Button>
      </div>
    </section>
  )
}
