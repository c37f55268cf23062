import { profileTexts } from '#texts/profile.ts'
import { GuestPanel } from '../features/profile-page/guest-panel.tsx'
import { ProfilePage } from '../features/profile-page/profile-page.tsx'
import { useSession } from '../features/session/use-session.ts'
import { Page } from '../ui/page.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function meta() {
  return [
    { title: profileTexts.pageTitle },
    { name: 'description', content: profileTexts.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

/** The same page for everybody (design D7): who is asking is known in the browser alone. */
export default function Profile() {
  const session = useSession()
  switch (session.status) {
    case 'loading':
      return (
        <Page>
          <noscript>
            <p className="font-semibold">{profileTexts.noScript}</p>
          </noscript>
          <Spinner label={profileTexts.loading} />
        </Page>
      )
    case 'anonymous':
      return <GuestPanel />
    case 'signed-in':
      return <ProfilePage session={session} />
  }
}
