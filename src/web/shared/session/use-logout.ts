import { useState } from 'react'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { signOut } from './account-calls.ts'

const { logout: texts } = sessionEndTexts

/** Ends the session of this browser, and says so where that fails (product §8 Logout fails). */
export function useLogout(): { isLeaving: boolean; leave: () => Promise<void> } {
  const [isLeaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    if (isLeaving) return
    setLeaving(true)
    const result = await signOut()
    // Once signed out, the session's end takes the screen away.
    if (result.ok) return
    setLeaving(false)
    const description = describeAccountFailure(result, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  return { isLeaving, leave }
}
