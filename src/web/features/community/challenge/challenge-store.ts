/** What this browser keeps of the challenge: the list as it was seen last (product §7) and a draft that outlives the page. */
import type { ChallengeEssay } from '#domain/community/challenge-wire.ts'
import { parseKeptEssays, serializeEssays } from '#domain/writing/kept-essays.ts'

/** Fixed by product §7 Local and other. */
const LIST_KEY = 'monthly_challenge_submissions'
const DRAFT_KEY = 'domine-a-redacao:desafio:rascunho'

export function keepEssays(essays: readonly ChallengeEssay[]): void {
  write(LIST_KEY, serializeEssays(essays))
}

export function keptEssays(): readonly ChallengeEssay[] | null {
  return parseKeptEssays(read(LIST_KEY))
}

/** An empty draft is none. */
export function keepDraft(text: string): void {
  write(DRAFT_KEY, text.trim() === '' ? null : text)
}

export function keptDraft(): string | null {
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
