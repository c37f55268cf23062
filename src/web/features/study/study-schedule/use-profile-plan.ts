import { useState } from 'react'
import type { ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { readProfilePlan, removeProfilePlan, saveProfilePlan } from './profile-plan-calls.ts'

const texts = scheduleTexts.profile

export type ProfilePlan = {
  readonly isSignedIn: boolean
  /** True once it is known that nobody is signed in. */
  readonly isGuest: boolean
  readonly saved: ProfileStudyPlan | null
  readonly isBusy: boolean
  readonly save: (plan: ProfileStudyPlan) => Promise<void>
  readonly remove: () => Promise<void>
}

/** The plan that the signed-in student keeps in the profile, read once. */
export function useProfilePlan(): ProfilePlan {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  // Where it cannot be read, what is kept in this browser goes on without it.
  const asked = useAsked(userId && `study plan ${userId}`, readProfilePlan)
  const [isBusy, setBusy] = useState(false)

  async function change(
    work: () => ReturnType<typeof removeProfilePlan>,
    next: ProfileStudyPlan | null,
  ): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const done = await work()
    setBusy(false)
    if (!done.ok) return showToast(texts.failed)
    asked.put({ plan: next })
    showToast(next ? texts.done : texts.removed)
  }

  return {
    isSignedIn: userId !== null,
    isGuest: session.status === 'anonymous',
    saved: asked.value?.plan ?? null,
    isBusy,
    save: (plan) => change(() => saveProfilePlan(plan), plan),
    remove: () => change(removeProfilePlan, null),
  }
}
