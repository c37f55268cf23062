import { useEffect } from 'react'
import { useSession } from '#web/shared/session/use-session.ts'

/** Stands once on every page: announces the badges that were earned elsewhere, as soon as the profile names them. */
export function BadgeAnnouncer() {
  const session = useSession()
  const unseen = session.status === 'signed-in' ? session.profile?.unseen_badges : undefined
  useEffect(() => {
    if (!unseen?.length) return
    import('./announce-badges.ts').then(
      ({ announceBadges }) => announceBadges(unseen),
      () => {
        // Without the network they wait for the next page.
      },
    )
  }, [unseen])
  return null
}
