/** A visitor's practice in this browser, until an account takes it in. */
import { isPracticeKind, type PracticeKind } from '#content/study/practice/exercises.ts'
import { readStoredPractice, type StoredPractice } from '#domain/study/practice/stored-practice.ts'
import { personalThings } from '#web/browser/kept-things.ts'

const STORAGE_KEY = 'domine-a-redacao:pratica:1'

export function storedPractice(): StoredPractice<PracticeKind> {
  return readStoredPractice(storedText(), isPracticeKind)
}

function storedText(): string | null {
  try {
    return personalThings().getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function keepPractice(stored: StoredPractice<PracticeKind>): void {
  try {
    personalThings().setItem(STORAGE_KEY, JSON.stringify(stored))
  } catch {
    // Storage is full or forbidden: the day lives as long as its answers are not asked for again.
  }
}

export function forgetPractice(): void {
  try {
    personalThings().removeItem(STORAGE_KEY)
  } catch {
    // Nothing is kept there.
  }
}
