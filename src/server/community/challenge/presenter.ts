/** What leaves the server of an essay: never the account. */

import { excerptOf } from '#domain/community/challenge.ts'
import type { ChallengeEssay, OwnEssay, WholeEssay } from '#domain/community/challenge-wire.ts'
import { shownAvatar } from '#server/identity/authors/shown-avatar.ts'
import { shownNameOf } from '#server/identity/authors/shown-name.ts'
import { communityTexts } from '#texts/community/community.ts'
import type { EssayRow } from './essay-repository.ts'

export function essayJson(row: EssayRow, readerKey: string | null): ChallengeEssay {
  return {
    id: row.id,
    author: authorName({ userId: row.user_id, fullName: row.full_name }),
    avatar: shownAvatar(row),
    authorKey: row.author_key,
    ...excerptOf(row.text),
    likes: row.like_count,
    createdAt: row.created_at.toISOString(),
    isLiked: row.is_liked,
    isMine: row.author_key === readerKey,
  }
}

export function wholeEssayJson(row: EssayRow, readerKey: string | null): WholeEssay {
  return { ...essayJson(row, readerKey), text: row.text, month: row.month }
}

export function ownEssayJson(row: EssayRow): OwnEssay {
  return { id: row.id, text: row.text, likes: row.like_count, isListed: isListed(row) }
}

export function isListed(row: Pick<EssayRow, 'listed_at' | 'hidden_at'>): boolean {
  return row.listed_at !== null && row.hidden_at === null
}

export function authorName({ userId, fullName }: { userId: string | null; fullName: string | null }): string {
  return userId === null ? communityTexts.visitor : shownNameOf(fullName)
}
