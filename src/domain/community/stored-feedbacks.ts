/** The wall as a browser kept it (product §7, key `feedbacks`): read with care, since anything may stand under the key. */
import type { Feedback } from './feedback-wire.ts'

/** What a feedback holds, and of which kind; without the schema itself, which is fetched later. */
const MEMBERS = {
  id: 'string',
  author: 'string',
  avatar: 'string',
  authorKey: 'string',
  rating: 'number',
  comment: 'string',
  likes: 'number',
  commentCount: 'number',
  createdAt: 'string',
  isSample: 'boolean',
  isLiked: 'boolean',
  isMine: 'boolean',
} as const satisfies Record<keyof Omit<Feedback, 'isReadFirst'>, string>

/** @returns null when nothing was kept, and for what is no wall */
export function parseStoredFeedbacks(text: string | null): readonly Feedback[] | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) && kept.every(isFeedback) ? kept : null
  } catch {
    return null
  }
}

function isFeedback(value: unknown): value is Feedback {
  if (typeof value !== 'object' || value === null) return false
  const members = new Map(Object.entries(value))
  return Object.entries(MEMBERS).every(([name, kind]) => typeof members.get(name) === kind)
}
