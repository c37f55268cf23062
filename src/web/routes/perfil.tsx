import { href } from 'react-router'
import { profileTexts } from '#texts/account/profile.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { GuestPanel } from '#web/features/account/profile-page/guest-panel.tsx'
import { ProfilePage } from '#web/features/account/profile-page/profile-page.tsx'
import { CodeStep } from '#web/features/account/second-factor/code-step.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export const meta = accountMeta({ path: href('/perfil'), texts: profileTexts, isIndexed: false })
export const headers = keptHeaders

/** The same page for everybody (decision 0082): who is asking is known in the browser alone. */
export default function Profile() {
  const session = useSession()
  switch (session.status) {
    case 'loading':
      return (
        <Page>
          <noscript>
            <p className="font-semibold">{profileTexts.noScript}</p>
          </noscript>
          <Spinner label={profileTexts.loading} className="needs-script" />
        </Page>
      )
    case 'anonymous':
      return session.arrival ? <CodeStep arrival={session.arrival} /> : <GuestPanel />
    case 'signed-in':
      return <ProfilePage session={session} />
  }
}
