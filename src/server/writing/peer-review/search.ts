/** `Buscar um Match Agora`: an essay joins the queue and is paired in the same transaction; so is who only helps. */
import type { z } from 'zod'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { contactsIn, type Identification, ownNameIn } from '#domain/writing/identification.ts'
import { MISSED_PAUSE_HOURS } from '#domain/writing/peer-review.ts'
import type { searchBodySchema } from '#domain/writing/peer-review-wire.ts'
import { INSUFFICIENT_LINES } from '#domain/writing/writing-room.ts'
import { passGate } from '#server/community/authors/text-gate.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOwnVersion } from '../essays/service.ts'
import { type EligibilityRefusal, eligibilityRefusal, type PeerAuthor, poolOf } from './eligibility.ts'
import {
  changeEntry,
  findLastMiss,
  findOpenTask,
  findOpenTurn,
  insertEntry,
  isVersionUsed,
} from './entry-repository.ts'
import { findMember, holdAccount, lockQueue } from './member-repository.ts'
import { matchEntry, matchHelper } from './pairing.ts'
import { letRunOut } from './settle.ts'

const HOUR_MS = 3600_000

type NotReady = Refusal<'not_taking_part' | 'not_calibrated' | 'task_open' | 'turn_open'>
type Paused = Refusal<'missed_pause', { until: string }>
type NotFit = Refusal<'too_short' | 'refused_word' | 'version_used'>
type Identified = Refusal<'identified', { found: readonly Identification[] }>

export type SearchRefusal =
  | EligibilityRefusal
  | NotReady
  | Paused
  | NotFit
  | Identified
  | Refusal<'essay_not_found'>

export async function searchForMatch(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  author: PeerAuthor,
  { essayId, number, isNameMeant }: z.output<typeof searchBodySchema>,
): Promise<Ok<null> | SearchRefusal> {
  const now = context.now()
  const { userId } = author
  const version = await findOwnVersion(context.db, userId, essayId, number)
  if (!version) return refuse('essay_not_found')
  if (version.lines <= INSUFFICIENT_LINES) return refuse('too_short')
  const shown = `${version.theme}\n${version.text}`
  const contacts = contactsIn(shown)
  const found = [...contacts, ...ownNameIn(version.text, author.fullName)]
  // A contact never goes; a name may be somebody else's.
  if (contacts.length > 0 || (found.length > 0 && !isNameMeant)) return refuse('identified', { found })
  const passed = await passGate(context.db, shown, author)
  if (!passed.ok) return refuse('refused_word')
  const refusal = await eligibilityRefusal(context.db, author, now)
  if (refusal) return refusal
  const searched = await context.db.transaction().execute(async (tx) => {
    const turn = await beginTurn(tx, userId, now)
    if (!turn.ok) return turn
    if (await isVersionUsed(tx, essayId, number)) return refuse('version_used')
    const pool = await poolOf(tx, userId, now)
    const entry = await insertEntry(tx, { userId, authorKey: author.key, essayId, number, pool, now })
    await matchEntry(tx, entry, now)
    return ok(null)
  })
  context.jobs.wake('deliver-list-mail')
  return searched
}

/** Corrects without asking for a reader. */
export async function helpSomebody(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  author: PeerAuthor,
): Promise<Ok<null> | EligibilityRefusal | NotReady | Paused | Refusal<'nothing_to_help'>> {
  const now = context.now()
  const refusal = await eligibilityRefusal(context.db, author, now)
  if (refusal) return refusal
  const found = await context.db.transaction().execute(async (tx) => {
    const turn = await beginTurn(tx, author.userId, now, ['assigned', 'done', 'waived'])
    if (!turn.ok) return turn
    const pool = await poolOf(tx, author.userId, now)
    const reader = { userId: author.userId, authorKey: author.key, pool }
    return (await matchHelper(tx, reader, now)) ? ok(null) : refuse('nothing_to_help')
  })
  context.jobs.wake('deliver-list-mail')
  return found
}

/** Takes back an essay that waits and for which nothing has been asked of anybody. */
export async function cancelSearch(
  context: Pick<Platform, 'db'>,
  userId: string,
): Promise<Ok<null> | Refusal<'turn_open'>> {
  return context.db.transaction().execute(async (tx) => {
    await lockQueue(tx)
    const turn = await findOpenTurn(tx, userId)
    if (!turn) return ok(null)
    if (!mayCancel(turn)) return refuse('turn_open')
    await changeEntry(tx, turn.id, { state: 'closed' })
    return ok(null)
  })
}

export function mayCancel({ state, duty }: { state: string; duty: string }): boolean {
  return state === 'waiting' && duty !== 'assigned'
}

/** Until when somebody who left a correction undone waits; null when nothing stands against a search. */
export async function pausedUntil(db: DbOrTx, userId: string, now: Date): Promise<Date | null> {
  const missed = await findLastMiss(db, userId)
  if (!missed) return null
  const until = new Date(missed.getTime() + MISSED_PAUSE_HOURS * HOUR_MS)
  return until > now ? until : null
}

/** @param allowed with which duties an own essay may be under way */
async function beginTurn(
  tx: Tx,
  userId: string,
  now: Date,
  allowed: readonly string[] = [],
): Promise<Ok<null> | NotReady | Paused> {
  await lockQueue(tx)
  if (!(await holdAccount(tx, userId))) return refuse('not_taking_part')
  await letRunOut(tx, now)
  const member = await findMember(tx, userId)
  if (!member?.is_on) return refuse('not_taking_part')
  if (!member.ready_at) return refuse('not_calibrated')
  if (await findOpenTask(tx, userId)) return refuse('task_open')
  const turn = await findOpenTurn(tx, userId)
  if (turn && !allowed.includes(turn.duty)) return refuse('turn_open')
  const until = await pausedUntil(tx, userId, now)
  return until ? refuse('missed_pause', { until: until.toISOString() }) : ok(null)
}
