/** Use cases of the answers to a feedback: read, write, take one's own away. */

import type { z } from 'zod'
import type { newCommentSchema } from '#domain/community/feedback-wire.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { passGate } from '../authors/text-gate.ts'
import { noteWriting, writingRefusal } from '../authors/writing-refusal.ts'
import {
  type CommentRow,
  deleteComment,
  findComment,
  insertComment,
  listComments,
} from './comment-repository.ts'
import { holdForFirstLook } from './first-look.ts'
import { isShown } from './repository.ts'
import type { FeedbackRefusal } from './service.ts'

const PAGE_SIZE = 20

export async function readComments(
  context: Pick<Platform, 'db'>,
  readerKey: string | null,
  feedbackId: string,
  after: MomentKey | null,
): Promise<Ok<Page<CommentRow>> | Refusal<'feedback_not_found'>> {
  if (!(await isShown(context.db, feedbackId))) return refuse('feedback_not_found')
  const found = await listComments(context.db, readerKey, { feedbackId, after, limit: PAGE_SIZE + 1 })
  return ok(pageOf(found, PAGE_SIZE, (last) => writeMomentKey({ at: last.created_at, id: last.id })))
}

/** @returns the comment; the same id of the same writer is the same comment */
export async function writeComment(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  author: Author,
  feedbackId: string,
  request: z.output<typeof newCommentSchema>,
): Promise<Ok<CommentRow> | FeedbackRefusal> {
  const { db } = context
  const now = context.now()
  const refusal = await writingRefusal(db, author, now)
  if (refusal) return refusal
  await noteWriting(db, author, now)
  const passed = await passGate(db, request.text, author)
  if (!passed.ok) return passed
  return db.transaction().execute(async (tx) => {
    if (!(await isShown(tx, feedbackId))) return refuse('feedback_not_found')
    const isNew = await insertComment(tx, {
      id: request.id,
      feedback_id: feedbackId,
      author_key: author.key,
      user_id: author.userId,
      text: passed.value,
      created_at: now,
    })
    if (isNew) await holdForFirstLook(context, tx, author, { kind: 'feedback_comment', id: request.id }, now)
    const row = await findComment(tx, request.id)
    const isOurs = row?.author_key === author.key && row.feedback_id === feedbackId
    return row && isOurs ? ok(row) : refuse('id_taken')
  })
}

export async function removeComment(
  context: Pick<Platform, 'db'>,
  author: Author,
  id: string,
): Promise<Ok<null> | Refusal<'comment_not_found'>> {
  return (await deleteComment(context.db, id, author.key)) ? ok(null) : refuse('comment_not_found')
}
