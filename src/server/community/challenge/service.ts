/**
 * Use cases of the monthly challenge: what the month asks, the list, writing and editing one's own, likes. A month that
 * is over changes no more (close-months.ts).
 */

import type { BadgeId } from '#domain/account/badges.ts'
import { monthOf, themeOf } from '#domain/community/challenge.ts'
import type { Challenge } from '#domain/community/challenge-wire.ts'
import { type LikesKey, writeLikesKey } from '#domain/community/likes-key.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { countActivity } from '#server/account/badges/service.ts'
import { grantXp } from '#server/account/experience/service.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isReadFirst } from '../authors/read-first.ts'
import { type GateRefusal, passGate } from '../authors/text-gate.ts'
import { noteWriting, type WritingRefusal, writingRefusal } from '../authors/writing-refusal.ts'
import {
  deleteEssay,
  deleteLike,
  deleteLikesOfOtherText,
  type EssayRow,
  findEssay,
  findOwnEssay,
  insertLike,
  listEssays,
  putEssay,
} from './essay-repository.ts'
import { authorName, isListed, ownEssayJson } from './presenter.ts'
import {
  findLastWinner,
  findMonthBeingRead,
  findRound,
  holdRound,
  insertRound,
  listThemes,
  type RoundRow,
} from './round-repository.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

const ESSAY_PAGE_SIZE = 10

export type ChallengeRefusal =
  | GateRefusal
  | WritingRefusal
  | Refusal<'no_theme'>
  | Refusal<'month_closed'>
  | Refusal<'essay_not_found'>

/** The month as its banner shows it, and the reader's own essay. */
export async function readChallenge(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  readerKey: string | null,
): Promise<Challenge> {
  const { db, site } = context
  const { judging, isReviewed } = site.settings.challenge
  const month = monthOf(context.now())
  const round = await findRound(db, month)
  const theme = themeOf(await listThemes(db), month)
  const mine = readerKey === null ? null : await findOwnEssay(db, readerKey, month)
  const winner = await findLastWinner(db)
  return {
    month,
    theme: round?.theme ?? theme?.theme ?? null,
    themeMonth: round?.theme_month ?? theme?.month ?? null,
    prize: round?.prize ?? theme?.prize ?? null,
    judging: round?.judging ?? judging,
    isReviewed,
    mine: mine && ownEssayJson(mine),
    lastWinner: winner && {
      month: winner.month,
      theme: winner.theme,
      essayId: winner.essayId,
      author: authorName(winner),
    },
    monthBeingRead: await findMonthBeingRead(db, month),
    change: round && changeJson(round),
  }
}

/** What of the round was changed under way; null where nothing was. */
function changeJson({ changed_at, change_note, former_theme, former_prize }: RoundRow): Challenge['change'] {
  if (changed_at === null || change_note === null || former_theme === null || former_prize === null) {
    return null
  }
  return {
    at: changed_at.toISOString(),
    note: change_note,
    formerTheme: former_theme,
    formerPrize: former_prize,
  }
}

/** One page of this month's essays: the most liked first, then the earlier ones. */
export async function readEssays(
  context: Clocked,
  readerKey: string | null,
  after: LikesKey | null,
): Promise<Page<EssayRow>> {
  const month = monthOf(context.now())
  const found = await listEssays(context.db, readerKey, { month, after, limit: ESSAY_PAGE_SIZE + 1 })
  return pageOf(found, ESSAY_PAGE_SIZE, (last) =>
    writeLikesKey({ likes: last.like_count, at: last.created_at, id: last.id }),
  )
}

/** An essay to read whole: one that is listed, or one's own. */
export async function readWholeEssay(
  context: Pick<Platform, 'db'>,
  readerKey: string | null,
  id: string,
): Promise<Ok<EssayRow> | Refusal<'essay_not_found'>> {
  const row = await findEssay(context.db, readerKey, id)
  return row && (isListed(row) || row.author_key === readerKey) ? ok(row) : refuse('essay_not_found')
}

/** Writes or replaces the author's essay of this month. @returns it, with the badges that the first one earns */
export async function submitEssay(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  author: Author,
  text: string,
): Promise<Ok<{ row: EssayRow; earnedBadges: readonly BadgeId[] }> | ChallengeRefusal> {
  const now = context.now()
  const refusal = await writingRefusal(context.db, author, now)
  if (refusal) return refusal
  await noteWriting(context.db, author, now)
  const passed = await passGate(context.db, text, author)
  if (!passed.ok) return passed
  const month = monthOf(now)
  return context.db.transaction().execute(async (tx) => {
    const round = await openRound(context, tx, month)
    if (!round) return refuse('no_theme')
    if (round.closed_at) return refuse('month_closed')
    await deleteLikesOfOtherText(tx, { month, authorKey: author.key, text: passed.value })
    const isNew = await putEssay(tx, {
      month,
      author_key: author.key,
      user_id: author.userId,
      text: passed.value,
      now,
      isReviewed: context.site.settings.challenge.isReviewed || isReadFirst(context, author),
    })
    const earnedBadges =
      isNew && author.userId ? await countParticipation(context, tx, author.userId, month) : []
    const row = await findOwnEssay(tx, author.key, month)
    if (!row) throw new Error('an essay is gone in its own transaction')
    return ok({ row, earnedBadges })
  })
}

/** Takes the author's essay of this month back, with its likes. */
export async function withdrawEssay(
  context: Clocked,
  author: Author,
): Promise<Ok<null> | Refusal<'essay_not_found'>> {
  const month = monthOf(context.now())
  const isGone = await context.db.transaction().execute((tx) => deleteEssay(tx, author.key, month))
  return isGone ? ok(null) : refuse('essay_not_found')
}

/** Likes or takes the like back; doing the same again changes nothing. @returns the count after it */
export async function setEssayLike(
  context: Clocked,
  author: Author,
  id: string,
  isLiked: boolean,
): Promise<
  Ok<{ likes: number; isLiked: boolean }> | Refusal<'essay_not_found' | 'month_closed' | 'own_essay'>
> {
  return context.db.transaction().execute(async (tx) => {
    const essay = await findEssay(tx, author.key, id)
    if (!essay || !isListed(essay)) return refuse('essay_not_found')
    if (isLiked && essay.author_key === author.key) return refuse('own_essay')
    const round = await holdRound(tx, essay.month)
    // After the last minute of the month no like counts, also before the job has closed it.
    if (!round || round.closed_at || essay.month !== monthOf(context.now())) return refuse('month_closed')
    const like = { essay_id: id, author_key: author.key }
    if (isLiked) await insertLike(tx, { ...like, user_id: author.userId, created_at: context.now() })
    else await deleteLike(tx, id, author.key)
    const row = await findEssay(tx, author.key, id)
    return row ? ok({ likes: row.like_count, isLiked: row.is_liked }) : refuse('essay_not_found')
  })
}

/** The first essay of a month opens its round: theme, prize and judging are promised from then on. */
async function openRound(context: Pick<AppContext, 'now' | 'site'>, tx: Tx, month: string) {
  const known = await holdRound(tx, month)
  if (known) return known
  const theme = themeOf(await listThemes(tx), month)
  if (!theme) return null
  await insertRound(tx, {
    month,
    theme: theme.theme,
    theme_month: theme.month,
    prize: theme.prize,
    judging: context.site.settings.challenge.judging,
    opened_at: context.now(),
  })
  return holdRound(tx, month)
}

async function countParticipation(
  context: Pick<AppContext, 'now' | 'site'>,
  tx: Tx,
  userId: string,
  month: string,
): Promise<readonly BadgeId[]> {
  const { features } = context.site.settings
  await grantXp(tx, userId, { reason: 'challenge', thing: month, now: context.now() })
  return [
    ...(await countActivity(tx, features, userId, 'essay')),
    ...(await countActivity(tx, features, userId, 'challenge')),
  ]
}
