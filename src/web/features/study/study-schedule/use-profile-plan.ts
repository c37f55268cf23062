import { useEffect, useState } from 'react'
import type { KeptStudyPlan } from '#domain/study/stored-study-plan.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { readProfilePlan, removeProfilePlan, saveProfilePlan } from './profile-plan-calls.ts'

const texts = scheduleTexts.profile

export type ProfilePlan = {
  readonly isSignedIn: boolean
  /** True once it is known that nobody is signed in. */
  readonly isGuest: boolean
  readonly saved: KeptStudyPlan | null
  readonly isBusy: boolean
  readonly save: (plan: KeptStudyPlan) => Promise<void>
  readonly remove: () => Promise<void>
}

/** The plan that the signed-in student keeps in the profile, read once. */
export function useProfilePlan(): ProfilePlan {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [saved, setSaved] = useState<KeptStudyPlan | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    setSaved(null)
    if (userId === null) return
    let isCurrent = true
    readProfilePlan()
      .then((plan) => {
        if (isCurrent) setSaved(plan)
      })
      // What is kept in this browser goes on without it.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [userId])

  async function change(work: () => Promise<void>, next: KeptStudyPlan | null): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      setSaved(next)
      showToast(next ? texts.done : texts.removed)
    } catch {
      showToast(texts.failed)
    } finally {
      setBusy(false)
    }
  }

  return {
    isSignedIn: userId !== null,
    isGuest: session.status === 'anonymous',
    saved,
    isBusy,
    save: (plan) => change(() => saveProfilePlan(plan), plan),
    remove: () => change(removeProfilePlan, null),
  }
}
