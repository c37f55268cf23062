/** Use cases of the wall: read it, write on it, take one's own away, like and take the like back. */

import type { z } from 'zod'
import { publicNameOf } from '#domain/account/person-name.ts'
import type { newFeedbackSchema } from '#domain/community/feedback-wire.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type GateRefusal, passGate } from '../authors/text-gate.ts'
import { noteWriting, type WritingRefusal, writingRefusal } from '../authors/writing-refusal.ts'
import { holdForFirstLook } from './first-look.ts'
import {
  deleteFeedback,
  deleteLike,
  type FeedbackRow,
  findFeedback,
  findFeedbackOwner,
  insertFeedback,
  insertLike,
  isShown,
  listFeedbacks,
} from './repository.ts'

const FEEDBACK_PAGE_SIZE = 12

export type FeedbackRefusal =
  | GateRefusal
  | WritingRefusal
  | Refusal<'id_taken' | 'name_refused'>
  | Refusal<'feedback_not_found'>

/** One page of the wall, newest first. */
export async function readWall(
  context: Pick<Platform, 'db'>,
  readerKey: string | null,
  after: MomentKey | null,
): Promise<Page<FeedbackRow>> {
  const found = await listFeedbacks(context.db, readerKey, { after, limit: FEEDBACK_PAGE_SIZE + 1 })
  return pageOf(found, FEEDBACK_PAGE_SIZE, (last) => writeMomentKey({ at: last.created_at, id: last.id }))
}

/** @returns the feedback; the same id of the same writer is the same feedback */
export async function writeFeedback(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  author: Author,
  request: z.output<typeof newFeedbackSchema>,
): Promise<Ok<FeedbackRow> | FeedbackRefusal> {
  const { db } = context
  const now = context.now()
  const refusal = await writingRefusal(db, author, now)
  if (refusal) return refusal
  await noteWriting(db, author, now)
  // An invisible name, or one that seems to be ours, is nobody's.
  if (publicNameOf(request.author) === null) return refuse('name_refused')
  // The name is read by others like the rest, and by itself: two harmless halves may not make one refused word.
  for (const text of [request.author, request.comment]) {
    const passed = await passGate(db, text, author)
    if (!passed.ok) return passed
  }
  await db.transaction().execute(async (tx) => {
    const isNew = await insertFeedback(tx, {
      id: request.id,
      author_key: author.key,
      user_id: author.userId,
      author_name: request.author,
      rating: request.rating,
      comment: request.comment,
      created_at: now,
    })
    if (isNew) await holdForFirstLook(context, tx, author, { kind: 'feedback', id: request.id }, now)
  })
  if ((await findFeedbackOwner(db, request.id)) !== author.key) return refuse('id_taken')
  const row = await findFeedback(db, author.key, request.id)
  return row ? ok(row) : refuse('feedback_not_found')
}

/** Takes it from the wall with everything that hangs on it; only its writer does. */
export async function removeFeedback(
  context: Pick<Platform, 'db'>,
  author: Author,
  id: string,
): Promise<Ok<null> | Refusal<'feedback_not_found'>> {
  return (await deleteFeedback(context.db, id, author.key)) ? ok(null) : refuse('feedback_not_found')
}

/** Likes or takes the like back; doing the same again changes nothing. @returns the count after it */
export async function setLike(
  context: Pick<Platform, 'db' | 'now'>,
  author: Author,
  id: string,
  isLiked: boolean,
): Promise<Ok<{ likes: number; isLiked: boolean }> | Refusal<'feedback_not_found'>> {
  return context.db.transaction().execute(async (tx) => {
    if (!(await isShown(tx, id))) return refuse('feedback_not_found')
    const like = { feedback_id: id, author_key: author.key }
    if (isLiked) await insertLike(tx, { ...like, user_id: author.userId, created_at: context.now() })
    else await deleteLike(tx, id, author.key)
    const row = await findFeedback(tx, author.key, id)
    return row ? ok({ likes: row.like_count, isLiked: row.is_liked }) : refuse('feedback_not_found')
  })
}
