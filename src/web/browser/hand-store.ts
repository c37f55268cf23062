/** The student's own hand, in letters a line: kept in this browser for whose it is, the same in every tab, none on the server. */
import { useSyncExternalStore } from 'react'
import { readHand } from '#domain/writing/handwriting.ts'
import { personalThings, subscribeToHolder } from './kept-things.ts'

const STORAGE_KEY = 'domine-a-redacao:letra'
const listeners = new Set<() => void>()
let hand: number | null = null
let hasRead = false
let followsHolder = false

/** Null until it is measured. */
export function useHand(): number | null {
  return useSyncExternalStore(subscribe, currentHand, () => null)
}

/** Null forgets it. Where nothing can be stored it lives as long as this page. */
export function keepHand(letters: number | null): void {
  hand = letters
  hasRead = true
  try {
    if (letters === null) personalThings().removeItem(STORAGE_KEY)
    else personalThings().setItem(STORAGE_KEY, String(letters))
  } catch {
    // Storage is full or forbidden.
  }
  for (const listener of listeners) listener()
}

function currentHand(): number | null {
  if (!hasRead) {
    hasRead = true
    try {
      hand = readHand(personalThings().getItem(STORAGE_KEY))
    } catch {
      hand = null
    }
  }
  return hand
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage)
  // For good: somebody else may sit down while no sheet is open.
  if (!followsHolder) subscribeToHolder(readAnew)
  followsHolder = true
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
  }
}

function handleStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) readAnew()
}

function readAnew() {
  hasRead = false
  for (const listener of listeners) listener()
}
