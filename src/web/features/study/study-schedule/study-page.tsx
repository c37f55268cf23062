import { useEffect, useRef } from 'react'
import { keepStudyPlan } from '#web/browser/study-plan-store.ts'
import { localToday } from '#web/browser/today.ts'
import { FormView } from './form-view.tsx'
import { PlanView } from './plan-view.tsx'
import { useProfilePlan } from './use-profile-plan.ts'
import { useStudyPlan } from './use-study-plan.ts'

/** The form, then (submit) the plan, then (reset) the form again (product §4 Schedule). */
export function StudyPage() {
  const plan = useStudyPlan()
  const profilePlan = useProfilePlan()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)

  // The script has taken over from what stood in the page's head.
  useEffect(() => {
    delete document.documentElement.dataset['hasPlan']
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has come, by the student's own act
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    window.scrollTo({ top: 0 })
    headingRef.current?.focus({ preventScroll: true })
  }, [plan])

  if (plan) {
    return (
      <PlanView
        kept={plan}
        profilePlan={profilePlan}
        headingRef={headingRef}
        onReset={() => {
          hasActed.current = true
          keepStudyPlan(null)
        }}
      />
    )
  }
  return (
    <div className="shown-without-plan">
      <FormView
        headingRef={headingRef}
        savedPlan={profilePlan.saved}
        onSubmit={(form) => {
          hasActed.current = true
          keepStudyPlan({ form, madeOn: localToday() })
        }}
        onOpenSaved={(saved) => {
          hasActed.current = true
          keepStudyPlan(saved)
        }}
      />
    </div>
  )
}
