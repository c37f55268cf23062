import { useEffect } from 'react'
import { forgetInvitation, storedInvitation, storeInvitationOf } from '#web/browser/stored-invitation.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** Stands once on every page: keeps the link by which a visitor came, and tells the server of it after the sign-up. */
export function InvitationCapture() {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null

  useEffect(() => storeInvitationOf(window.location.search), [])

  useEffect(() => {
    const code = storedInvitation()
    if (userId === null || code === null) return
    // Whatever the server decided is final; only without an answer it is asked again with the next page.
    claim(code).then(
      (claimed) => {
        if (claimed.ok || claimed.code !== 'unreachable') forgetInvitation()
      },
      () => {
        // Without the network nothing of the call came.
      },
    )
  }, [userId])

  return null
}

/** Few come by an invitation: the call comes with them. */
async function claim(code: string) {
  const { callApi } = await import('#web/shared/session/call-api.ts')
  return callApi('referral/claim', { method: 'POST', body: { code } })
}
