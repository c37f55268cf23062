/** Use cases of reviews of products (product §2 Product page): read them, write one's own, take it back, answer. */
import type { z } from 'zod'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { summaryOf } from '#domain/shop/product-review.ts'
import type {
  newReviewSchema,
  OwnReview,
  Reviewable,
  ReviewPage,
  ReviewsAdmin,
} from '#domain/shop/product-review-wire.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import { pageOf } from '#server/platform/http/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { type GateRefusal, passGate } from '../authors/text-gate.ts'
import { noteWriting, type WritingRefusal, writingRefusal } from '../authors/writing-refusal.ts'
import { openFirstLook } from '../moderation/first-look-repository.ts'
import { moderatedText } from './moderated-review.ts'
import { adminReviewJson, ownReviewJson, reviewJson } from './presenter.ts'
import {
  type Counted,
  countShownReviews,
  deleteOwnReview,
  findOwnReview,
  insertReview,
  isBuyer,
  listAllReviews,
  listReviewable,
  listShownReviews,
  setAnswer,
} from './repository.ts'

const PAGE_SIZE = 10
const ADMIN_PAGE_SIZE = 30

type Context = Pick<AppContext, 'db' | 'payments'>

export type ReviewRefusal =
  | GateRefusal
  | WritingRefusal
  | Refusal<'not_a_buyer'>
  | Refusal<'already_reviewed'>
  | Refusal<'review_not_found'>

/** Once the shop takes real money, nobody has bought anything with test money. */
function countedIn({ payments }: Context): Counted {
  return { countsTestMoney: payments.current.id === SANDBOX }
}

export async function readReviews(
  context: Context,
  productId: string,
  after: MomentKey | null,
): Promise<ReviewPage> {
  const counted = countedIn(context)
  const [found, { count, stars }] = await Promise.all([
    listShownReviews(context.db, productId, { after, limit: PAGE_SIZE + 1 }, counted),
    countShownReviews(context.db, productId, counted),
  ])
  const { rows, next } = pageOf(found, PAGE_SIZE, keyOf)
  return { reviews: rows.map(reviewJson), summary: summaryOf(count, stars), next }
}

export async function readOwnReview(context: Context, userId: string, productId: string): Promise<OwnReview> {
  const counted = countedIn(context)
  const row = await findOwnReview(context.db, userId, productId, counted)
  return {
    isBuyer: await isBuyer(context.db, userId, productId, counted),
    review: row ? ownReviewJson(row) : null,
  }
}

export async function readReviewable(
  context: Context,
  { userId, isTeacher }: Author & { readonly userId: string },
): Promise<Reviewable> {
  // Who sells reviews nothing.
  return { products: isTeacher ? [] : await listReviewable(context.db, userId, countedIn(context)) }
}

/** The same review once more is the first one; another one is refused until the first is taken back. */
export async function writeReview(
  context: Context & Pick<Platform, 'now'>,
  author: Author & { readonly userId: string },
  productId: string,
  { rating, text }: z.output<typeof newReviewSchema>,
): Promise<Ok<OwnReview> | ReviewRefusal> {
  const { db } = context
  const now = context.now()
  const counted = countedIn(context)
  const refusal = await writingRefusal(db, author, now)
  if (refusal) return refusal
  // Who sells does not praise what she sells.
  if (author.isTeacher || !(await isBuyer(db, author.userId, productId, counted)))
    return refuse('not_a_buyer')
  await noteWriting(db, author, now)
  const passed = await passGate(db, text, author)
  if (!passed.ok) return passed
  await db.transaction().execute(async (tx) => {
    const id = await insertReview(tx, {
      product_id: productId,
      user_id: author.userId,
      author_key: author.key,
      rating,
      text,
      created_at: now,
      hidden_at: now,
    })
    if (id === null) return
    await openFirstLook(tx, {
      subject_kind: 'product_review',
      subject_id: id,
      author_key: author.key,
      author_id: author.userId,
      text: moderatedText({ rating, text }),
      opened_at: now,
    })
  })
  const own = await readOwnReview(context, author.userId, productId)
  if (!own.review || own.review.text !== text || own.review.rating !== rating)
    return refuse('already_reviewed')
  return ok(own)
}

export async function takeReviewBack(
  { db }: Pick<Platform, 'db'>,
  userId: string,
  productId: string,
): Promise<Ok<null> | ReviewRefusal> {
  return (await deleteOwnReview(db, userId, productId)) ? ok(null) : refuse('review_not_found')
}

export async function readReviewsAdmin(context: Context, after: MomentKey | null): Promise<ReviewsAdmin> {
  const found = await listAllReviews(context.db, { after, limit: ADMIN_PAGE_SIZE + 1 }, countedIn(context))
  const { rows, next } = pageOf(found, ADMIN_PAGE_SIZE, keyOf)
  return { reviews: rows.map(adminReviewJson), next }
}

/** @param text empty takes the answer back */
export async function answerReview(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  ownerId: string,
  id: string,
  text: string,
): Promise<Ok<null> | ReviewRefusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const productId = await setAnswer(tx, id, text === '' ? null : text, at)
    if (productId === null) return refuse('review_not_found')
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: text === '' ? 'review.take-answer-back' : 'review.answer',
      subjectKind: 'product',
      subject: productId,
      at,
    })
    return ok(null)
  })
}

function keyOf({ created_at, id }: { created_at: Date; id: string }): string {
  return writeMomentKey({ at: created_at, id })
}
