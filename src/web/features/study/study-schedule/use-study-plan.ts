import { useSyncExternalStore } from 'react'
import type { ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import { currentStudyPlan, serverStudyPlan, subscribeToStudyPlan } from '#web/browser/study-plan-store.ts'

/** None on the server and at hydration, then what this browser keeps. */
export function useStudyPlan(): ProfileStudyPlan | null {
  return useSyncExternalStore(subscribeToStudyPlan, currentStudyPlan, serverStudyPlan)
}
