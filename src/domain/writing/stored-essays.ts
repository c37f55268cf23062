/** The challenge's list as a browser kept it (product §7, key `monthly_challenge_submissions`), read with care. */
import type { ChallengeEssay } from '../community/challenge-wire.ts'

const MEMBERS = {
  id: 'string',
  author: 'string',
  avatar: 'string',
  authorKey: 'string',
  excerpt: 'string',
  isCut: 'boolean',
  likes: 'number',
  createdAt: 'string',
  isLiked: 'boolean',
  isMine: 'boolean',
} as const satisfies Record<keyof ChallengeEssay, string>

/** With the member `text` of product §3 beside what the list shows. */
export function serializeEssays(essays: readonly ChallengeEssay[]): string {
  return JSON.stringify(essays.map((essay) => ({ ...essay, text: essay.excerpt })))
}

/** @returns null when nothing was kept, and for what is no list of essays */
export function parseStoredEssays(text: string | null): readonly ChallengeEssay[] | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) && kept.every(isEssay) ? kept : null
  } catch {
    return null
  }
}

function isEssay(value: unknown): value is ChallengeEssay {
  if (typeof value !== 'object' || value === null) return false
  const members = new Map(Object.entries(value))
  return Object.entries(MEMBERS).every(([name, kind]) => typeof members.get(name) === kind)
}
