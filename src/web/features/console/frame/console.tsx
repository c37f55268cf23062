import { lazy, Suspense } from 'react'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import { secondFactorOf } from '#web/shared/session/pending-session.ts'
import { useSession } from '#web/shared/session/use-session.ts'

const ConsoleFrame = lazy(async () => {
  const { ConsoleFrame } = await import('./console-frame.tsx')
  return { default: ConsoleFrame }
})

/**
 * The owner's console; the page of a missing address for everybody else. The role in the session only chooses what is
 * drawn: every call behind an admin page asks the server's own record.
 */
export function Console() {
  const session = useSession()
  const isOwner = session.status === 'signed-in' && session.user.app_metadata['role'] === OWNER_ROLE
  if (!isOwner) return <NotFoundSheet />
  return (
    <Suspense fallback={null}>
      <ConsoleFrame hasSecondFactor={secondFactorOf(session.user) !== null} />
    </Suspense>
  )
}
