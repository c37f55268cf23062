import { useState } from 'react'
import { href } from 'react-router'
import { profileTexts } from '#texts/account/profile.ts'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { GuestPanel } from '#web/features/account/profile-page/guest-panel.tsx'
import { ProfilePage } from '#web/features/account/profile-page/profile-page.tsx'
import { CodeStep } from '#web/features/account/second-factor/fetched-code-step.tsx'
import { MaterialsTab } from '#web/features/shop/profile-materials/materials-tab.tsx'
import { ClassLinks } from '#web/features/study/classes/class-links.tsx'
import { SentCorrections } from '#web/features/writing/teacher-correction/sent-corrections.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { useRootData } from '#web/root-data.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const MatchTab = fetchedPart(async () => {
  const match = await import('#web/features/writing/profile-match/match-tab.tsx')
  return match.MatchTab
})
const ProgressSection = fetchedPart(async () => {
  const history = await import('#web/features/writing/essay-history/progress-section.tsx')
  return history.ProgressSection
})

export const meta = accountMeta({ path: href('/perfil'), texts: profileTexts, isIndexed: false })
export const headers = keptHeaders

/** The same page for everybody (decision 0082): who is asking is known in the browser alone. */
export default function Profile() {
  const session = useSession()
  const { features } = useRootData().publicConfig
  /** Each takes back what was unused of its credits. */
  const [withdrawals, setWithdrawals] = useState(0)
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
      return session.pendingSession ? <CodeStep pendingSession={session.pendingSession} /> : <GuestPanel />
    case 'signed-in':
      return (
        <ProfilePage
          session={session}
          materials={
            <>
              <SentCorrections asOf={withdrawals} />
              <MaterialsTab session={session} onWithdrawn={() => setWithdrawals((before) => before + 1)} />
            </>
          }
          classes={<ClassLinks />}
          match={<MatchTab profile={session.profile} />}
          progress={features.writingRoom ? <ProgressSection hasLink /> : null}
        />
      )
  }
}
