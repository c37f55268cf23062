import { lazy, Suspense } from 'react'
import { isCorrector, OWNER_ROLE } from '#domain/account/account-role.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import { secondFactorOf } from '#web/shared/session/pending-session.ts'
import { useSession } from '#web/shared/session/use-session.ts'

const ConsoleFrame = lazy(async () => {
  const { ConsoleFrame } = await import('./console-frame.tsx')
  return { default: ConsoleFrame }
})

const CorrectorFrame = lazy(async () => {
  const { CorrectorFrame } = await import('./corrector-frame.tsx')
  return { default: CorrectorFrame }
})

/**
 * The owner's console; of it the desk for a corrector; the page of a missing address for everybody else. The role in the session only chooses what is
 * drawn: every call behind an admin page asks the server's own record.
 */
export function Console() {
  const session = useSession()
  if (session.status !== 'signed-in') return <NotFoundSheet />
  const { app_metadata } = session.user
  const isOwner = app_metadata['role'] === OWNER_ROLE
  if (!isOwner && !isCorrector(app_metadata)) return <NotFoundSheet />
  const Frame = isOwner ? ConsoleFrame : CorrectorFrame
  return (
    <Suspense fallback={null}>
      <Frame hasSecondFactor={secondFactorOf(session.user) !== null} />
    </Suspense>
  )
}
