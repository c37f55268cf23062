import { profileTexts } from '#texts/profile.ts'
import { GuestPanel } from '#web/features/profile-page/guest-panel.tsx'
import { ProfilePage } from '#web/features/profile-page/profile-page.tsx'
import { useSession } from '#web/features/session/use-session.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/perfil.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: profileTexts.pageTitle,
    description: profileTexts.description,
    path: '/perfil',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
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
          <Spinner label={profileTexts.loading} className="needs-script" />
        </Page>
      )
    case 'anonymous':
      return <GuestPanel />
    case 'signed-in':
      return <ProfilePage session={session} />
  }
}
