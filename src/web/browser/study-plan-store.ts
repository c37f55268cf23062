/** The study plan of this browser: kept in local storage, the same in every tab, none on the server. */
import { type ProfileStudyPlan, parseStudyPlan } from '#domain/study/stored-study-plan.ts'
import { personalThings, subscribeToHolder } from './kept-things.ts'
import { STUDY_PLAN_STORAGE_KEY } from './study-plan-key.ts'

const listeners = new Set<() => void>()
let plan: ProfileStudyPlan | null = null
let hasRead = false
let leaveHolder = () => {}

export function currentStudyPlan(): ProfileStudyPlan | null {
  if (!hasRead) {
    plan = readStored()
    hasRead = true
  }
  return plan
}

export function serverStudyPlan(): null {
  return null
}

/** Null forgets the plan. Where nothing can be stored it lives as long as this page. */
export function keepStudyPlan(next: ProfileStudyPlan | null): void {
  plan = next
  hasRead = true
  try {
    if (next) personalThings().setItem(STUDY_PLAN_STORAGE_KEY, JSON.stringify(next))
    else personalThings().removeItem(STUDY_PLAN_STORAGE_KEY)
  } catch {
    // Storage is full or forbidden.
  }
  tell()
}

export function subscribeToStudyPlan(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage)
    leaveHolder = subscribeToHolder(readAgain)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', handleStorage)
    leaveHolder()
  }
}

function readStored(): ProfileStudyPlan | null {
  try {
    return parseStudyPlan(personalThings().getItem(STUDY_PLAN_STORAGE_KEY))
  } catch {
    return null
  }
}

function handleStorage(event: StorageEvent): void {
  if (event.key === STUDY_PLAN_STORAGE_KEY || event.key === null) readAgain()
}

function readAgain(): void {
  plan = readStored()
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
