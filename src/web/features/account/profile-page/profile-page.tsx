import { type ReactNode, useEffect } from 'react'
import { href, Link, useLocation } from 'react-router'
import { slugOf } from '#domain/shared/slug.ts'
import { premiumTexts } from '#texts/account/premium.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { ErasureNotice } from '#web/features/account/guardians/erasure-notice.tsx'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { PlansLink } from '#web/shared/premium/plans-link.tsx'
import { PremiumList } from '#web/shared/premium/premium-list.tsx'
import { askedProfile } from '#web/shared/session/asked-profile.ts'
import { GUARDIAN_HASH } from '#web/shared/session/guardian-place.ts'
import { currentSession, refreshProfile, type SignedIn } from '#web/shared/session/session-store.ts'
import { useReturn } from '#web/shared/session/way-back.ts'
import { Page } from '#web/ui/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ProfileHead } from './profile-head.tsx'

// What a profile shows first needs a third of all its script.
const CompleteRegistration = fetchedPart(async () => {
  const entry = await import('#web/features/account/account-registration/complete-registration.tsx')
  return entry.CompleteRegistration
})
const BadgesTab = fetchedPart(async () => {
  const badges = await import('#web/features/account/profile-badges/badges-tab.tsx')
  return badges.BadgesTab
})
const ReferralPanel = fetchedPart(async () => {
  const referral = await import('#web/features/account/referral/referral-panel.tsx')
  return referral.ReferralPanel
})
const StatsTab = fetchedPart(async () => {
  const stats = await import('#web/features/account/profile-stats/stats-tab.tsx')
  return stats.StatsTab
})
const SettingsTab = fetchedPart(async () => {
  const settings = await import('#web/features/account/profile-settings/settings-tab.tsx')
  return settings.SettingsTab
})

const { tabs: names, tabsLabel } = profileTexts

/** Within the settings: the console leads there. */
const SECOND_FACTOR_PLACE = `#${slugOf(secondFactorTexts.section.heading)}`
/** An address may name the tab that opens first. */
const TAB_KEYS = ['materiais', 'conquistas', 'match', 'estatisticas', 'configuracoes'] as const

/** A row read this long ago may miss a purchase that was just made. */
const STALE_AFTER_MS = 5_000

type ProfilePageProps = {
  session: SignedIn
  /** What other parts of the site show here. */
  classes: ReactNode
  materials: ReactNode
  match: ReactNode
  progress: ReactNode
}

export function ProfilePage({ session, classes, materials, match, progress }: ProfilePageProps) {
  useEffect(() => {
    const now = currentSession()
    const readAtMs = now.status === 'signed-in' ? now.profileReadAtMs : null
    if (readAtMs !== null && Date.now() - readAtMs > STALE_AFTER_MS) void refreshProfile()
  }, [])

  const { hash } = useLocation()
  const registration = session.profile?.registration ?? 'complete'
  useReturn(session.profile?.registration === 'complete')
  if (registration !== 'complete')
    return <CompleteRegistration state={registration} email={session.user.email ?? ''} />

  return (
    <Page>
      <ProfileHead session={session} />
      <ErasureNotice />
      {session.profile?.is_premium ? (
        <details className="sheet mb-8 px-5 py-3">
          <summary className="cursor-pointer font-semibold">{premiumTexts.active}</summary>
          <PremiumList lead={premiumTexts.is} className="mt-2" />
          <p className="mt-3">
            <Link to={href('/premium')} className="text-link">
              {premiumTexts.subscription}
            </Link>
          </p>
        </details>
      ) : (
        <PlansLink className="mb-8" />
      )}
      {classes}
      <Tabs
        label={tabsLabel}
        defaultKey={
          hash === SECOND_FACTOR_PLACE || hash === GUARDIAN_HASH
            ? 'configuracoes'
            : (TAB_KEYS.find((key) => hash === `#${key}`) ?? 'materiais')
        }
        tabs={[
          { key: 'materiais', label: names.materials, content: materials },
          {
            key: 'conquistas',
            label: names.badges,
            content: (
              <>
                <Loaded
                  asked={askedProfile(session, (row) => ({ earnedIds: row?.earned_badges ?? [] }))}
                  failed={profileTexts.unread.badges}
                >
                  {({ earnedIds }) => <BadgesTab earnedIds={earnedIds} />}
                </Loaded>
                <ReferralPanel />
              </>
            ),
          },
          { key: 'match', label: names.match, content: match },
          {
            key: 'estatisticas',
            label: names.stats,
            content: <StatsTab session={session} progress={progress} />,
          },
          { key: 'configuracoes', label: names.settings, content: <SettingsTab session={session} /> },
        ]}
      />
    </Page>
  )
}
