import { useEffect } from 'react'
import { forgetInvitation, storedInvitation, storeInvitationOf } from '#web/browser/stored-invitation.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** Stands once on every page: keeps the link by which a visitor came, and tells the server of it after the sign-up. */
export function InvitationCapture() {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null

  useEffect(() => storeInvitationOf(window.location.search), [])

  useEffect(() => {
    const code = storedInvitation()
    if (userId === null || code === null) return
    void callApi('referral/claim', { method: 'POST', body: { code } }).then((claimed) => {
      // Whatever the server decided is final; only without an answer it is asked again with the next page.
      if (claimed.ok || claimed.code !== 'unreachable') forgetInvitation()
    })
  }, [userId])

  return null
}
