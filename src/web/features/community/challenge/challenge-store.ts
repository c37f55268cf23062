/** What this browser keeps of the challenge: the list as it was seen last (product §7) and a draft that outlives the page. */
import type { ChallengeEssay } from '#domain/community/challenge-wire.ts'
import { parseStoredEssays, serializeEssays } from '#domain/writing/stored-essays.ts'
import { currentHolder, type Holder, personalThings } from '#web/browser/kept-things.ts'

/** Fixed by product §7 Local and other. */
const LIST_KEY = 'monthly_challenge_submissions'
const DRAFT_KEY = 'domine-a-redacao:desafio:rascunho'

export function storeEssays(essays: readonly ChallengeEssay[]): void {
  write(LIST_KEY, serializeEssays(essays))
}

export function storedEssays(): readonly ChallengeEssay[] | null {
  return parseStoredEssays(read(LIST_KEY))
}

/**
 * An empty draft is none.
 *
 * @param holder whose it is, where that was known earlier
 */
export function storeDraft(text: string, holder: Holder = currentHolder()): void {
  write(DRAFT_KEY, text.trim() === '' ? null : text, holder)
}

export function storedDraft(): string | null {
  return read(DRAFT_KEY)
}

type Key = typeof LIST_KEY | typeof DRAFT_KEY

function read(key: Key): string | null {
  try {
    return personalThings().getItem(key)
  } catch {
    return null
  }
}

function write(key: Key, text: string | null, holder = currentHolder()): void {
  try {
    if (text === null) personalThings(holder).removeItem(key)
    else personalThings(holder).setItem(key, text)
  } catch {
    // Storage is full or forbidden: it lives as long as this page.
  }
}
