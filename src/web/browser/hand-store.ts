/** The student's own hand, in letters a line: kept in this browser, the same in every tab, none on the server. */
import { useSyncExternalStore } from 'react'
import { readHand } from '#domain/writing/handwriting.ts'

const STORAGE_KEY = 'domine-a-redacao:letra'
const listeners = new Set<() => void>()
let hand: number | null = null
let hasRead = false

/** Null until it is measured. */
export function useHand(): number | null {
  return useSyncExternalStore(subscribe, currentHand, () => null)
}

/** Null forgets it. Where nothing can be stored it lives as long as this page. */
export function keepHand(letters: number | null): void {
  hand = letters
  hasRead = true
  try {
    if (letters === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, String(letters))
  } catch {
    // Storage is full or forbidden.
  }
  for (const listener of listeners) listener()
}

function currentHand(): number | null {
  if (!hasRead) {
    hasRead = true
    try {
      hand = readHand(localStorage.getItem(STORAGE_KEY))
    } catch {
      hand = null
    }
  }
  return hand
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return
  hasRead = false
  for (const listener of listeners) listener()
}
