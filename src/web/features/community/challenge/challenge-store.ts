/** What this browser keeps of the challenge: the list as it was seen last (product §7) and a draft that outlives the page. */
import type { ChallengeEssay } from '#domain/community/challenge-wire.ts'
import { parseStoredEssays, serializeEssays } from '#domain/writing/stored-essays.ts'

/** Fixed by product §7 Local and other. */
const LIST_KEY = 'monthly_challenge_submissions'
const DRAFT_KEY = 'domine-a-redacao:desafio:rascunho'

export function storeEssays(essays: readonly ChallengeEssay[]): void {
  write(LIST_KEY, serializeEssays(essays))
}

export function storedEssays(): readonly ChallengeEssay[] | null {
  return parseStoredEssays(read(LIST_KEY))
}

/** An empty draft is none. */
export function storeDraft(text: string): void {
  write(DRAFT_KEY, text.trim() === '' ? null : text)
}

export function storedDraft(): string | null {
  return read(DRAFT_KEY)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is full or forbidden: it lives as long as this page.
  }
}
