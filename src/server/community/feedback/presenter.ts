/** What leaves the server of a feedback and of an answer to it: never the account. */

import type { Feedback, FeedbackComment } from '#domain/community/feedback-wire.ts'
import { shownAvatar } from '#server/identity/authors/shown-avatar.ts'
import { shownNameOf } from '#server/identity/authors/shown-name.ts'
import { communityTexts } from '#texts/community/community.ts'
import type { CommentRow } from './comment-repository.ts'
import type { FeedbackRow } from './repository.ts'

export function feedbackJson(row: FeedbackRow, readerKey: string | null): Feedback {
  return {
    id: row.id,
    author: row.author_name,
    avatar: shownAvatar(row),
    authorKey: row.author_key,
    rating: row.rating,
    comment: row.comment,
    likes: row.like_count,
    commentCount: row.comment_count,
    createdAt: row.created_at.toISOString(),
    isSample: row.is_sample,
    isLiked: row.is_liked,
    isMine: row.author_key === readerKey,
    ...(row.hidden_at ? { isReadFirst: true } : {}),
  }
}

export function commentJson(row: CommentRow, readerKey: string | null): FeedbackComment {
  return {
    id: row.id,
    author: row.user_id === null ? communityTexts.visitor : shownNameOf(row.full_name),
    avatar: shownAvatar(row),
    authorKey: row.author_key,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    isMine: row.author_key === readerKey,
    ...(row.hidden_at ? { isReadFirst: true } : {}),
  }
}
