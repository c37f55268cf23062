/** The clock of the room: kept in this browser for whose it is, the same beside the sheet and above the keyboard. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ExamClock, leftOn, pausedClock, readClock, startedClock } from '#domain/writing/exam-clock.ts'
import { personalThings, subscribeToHolder } from '#web/browser/kept-things.ts'

const STORAGE_KEY = 'domine-a-redacao:sala:relogio'
const listeners = new Set<() => void>()
let clock: ExamClock | null = null
let hasRead = false
let leaveHolder = () => {}

export const examClock = {
  start: (leftMs: number) => keep(startedClock(leftMs, Date.now())),
  pause: () => clock && keep(pausedClock(clock, Date.now())),
  stop: () => keep(null),
}

/** Null while no clock was started; else what is left now, second by second. */
export function useExamClock(): { readonly leftMs: number; readonly isRunning: boolean } | null {
  const shown = useSyncExternalStore(subscribe, current, () => null)
  const [, setTick] = useState(0)
  const isRunning = shown !== null && shown.endsAtMs !== null && leftOn(shown, Date.now()) > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return shown && { leftMs: leftOn(shown, Date.now()), isRunning: shown.endsAtMs !== null }
}

function keep(next: ExamClock | null): void {
  clock = next
  hasRead = true
  try {
    if (next === null) personalThings().removeItem(STORAGE_KEY)
    else personalThings().setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Storage is full or forbidden: the clock lives as long as its page.
  }
  for (const listener of listeners) listener()
}

function current(): ExamClock | null {
  if (!hasRead) {
    hasRead = true
    try {
      clock = readClock(personalThings().getItem(STORAGE_KEY), Date.now())
    } catch {
      clock = null
    }
  }
  return clock
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', handleStorage)
    leaveHolder = subscribeToHolder(readAnew)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', handleStorage)
    leaveHolder()
    // Somebody else may sit here when the room is next opened.
    hasRead = false
  }
}

function handleStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) readAnew()
}

function readAnew(): void {
  hasRead = false
  for (const listener of listeners) listener()
}
