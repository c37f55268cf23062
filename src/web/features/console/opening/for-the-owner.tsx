import { lazy, Suspense } from 'react'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import { useSession } from '#web/shared/session/use-session.ts'

const OwnerShopNote = lazy(async () => {
  const { OwnerShopNote } = await import('./owner-shop-note.tsx')
  return { default: OwnerShopNote }
})

/** Only the owner's browser fetches the note; the server asks its own record before it answers. */
export function ForTheOwner() {
  const session = useSession()
  if (session.status !== 'signed-in' || session.user.app_metadata['role'] !== OWNER_ROLE) return null
  return (
    <Suspense fallback={null}>
      <OwnerShopNote />
    </Suspense>
  )
}
