/** What came back: the corrections of a student's own essay beside the machine's, once the student has given one too. */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { areFarApart, finalGrade } from '#domain/writing/peer-review.ts'
import type { PeerResult, PeerState, ShownReview } from '#domain/writing/peer-review-wire.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Duty } from './entry-repository.ts'

const MOST_RESULTS = 50

type ResultRow = Awaited<ReturnType<typeof listEntries>>[number]

/** The newest first. */
export async function listResults(db: DbOrTx, userId: string): Promise<PeerState['results']> {
  const rows = await listEntries(db, userId)
  return rows.map((row) => {
    const first = row.reviews.find(({ kind }) => kind === 'first')
    const isOpen = isOpened(row.duty)
    const state = !isOpen ? 'locked' : stateOf(first)
    return {
      id: row.id,
      theme: row.theme,
      state,
      deliveredAt: new Date(first?.ended_at ?? row.searched_at).toISOString(),
      finalTotal: state === 'open' ? (finalOf(row)?.total ?? null) : null,
    }
  })
}

/** Somebody else's, and what is still locked, is nothing. */
export async function readResult(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<Ok<PeerResult> | Refusal<'result_not_found'>> {
  const [row] = await listEntries(db, userId, id)
  if (!row || !isOpened(row.duty)) return refuse('result_not_found')
  const shown = shownReviews(row)
  const first = shown.find(({ kind }) => kind === 'first')
  const hasThird = shown.some(({ kind }) => kind === 'third')
  return ok({
    id: row.id,
    theme: row.theme,
    text: row.text,
    essayId: row.essay_id,
    number: row.version_number,
    machine: { levels: row.machine_levels, total: row.machine_total },
    reviews: shown,
    hiddenCount: row.reviews.filter(({ hidden_at, reading }) => hidden_at && reading !== 'waiting').length,
    isReadFirst: row.reviews.some(({ reading }) => reading === 'waiting'),
    isFarApart: first ? areFarApart(first.levels, row.machine_levels) : false,
    third: hasThird ? 'done' : row.third === 'asked' || row.third === 'assigned' ? 'asked' : 'none',
    final: finalOf(row),
  })
}

function stateOf(first: ResultRow['reviews'][number] | undefined): 'reading' | 'refused' | 'hidden' | 'open' {
  if (first?.reading === 'waiting') return 'reading'
  if (first?.reading === 'refused') return 'refused'
  return first?.hidden_at ? 'hidden' : 'open'
}

/** The own delivery opens it, or the end of the time for it: a correction that was made is there to be read. */
export const OPENING_DUTIES: readonly Duty[] = ['done', 'waived', 'missed']

function isOpened(duty: Duty): boolean {
  return OPENING_DUTIES.includes(duty)
}

function finalOf(row: ResultRow): PeerResult['final'] {
  const shown = shownReviews(row)
  const first = shown.find(({ kind }) => kind === 'first')
  if (!first) return null
  const third = shown.find(({ kind }) => kind === 'third')?.levels ?? null
  const { levels, total, of, isDoubtful } = finalGrade({
    machine: row.machine_levels,
    first: first.levels,
    third,
  })
  return { levels: [...levels], total, of: [...of], isDoubtful }
}

/** What was reported is left out; who wrote it is never told. */
function shownReviews({ reviews }: ResultRow): ShownReview[] {
  return reviews.flatMap(({ id, kind, levels, sentences, remarks, hidden_at }) =>
    hidden_at || !levels || !sentences || !remarks
      ? []
      : [{ id, kind, levels, total: levels.reduce((sum, level) => sum + level, 0), sentences, remarks }],
  )
}

async function listEntries(db: DbOrTx, userId: string, id?: string) {
  const rows = await db
    .selectFrom('peer_entries as e')
    .innerJoin('essays as s', 's.id', 'e.essay_id')
    .innerJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'e.essay_id').onRef('v.number', '=', 'e.version_number'),
    )
    .select(['e.id', 'e.essay_id', 'e.version_number', 'e.duty', 'e.third', 'e.searched_at', 's.theme'])
    .select(['v.text', 'v.levels as machine_levels', 'v.total as machine_total'])
    .where('e.user_id', '=', userId)
    .where('e.state', '=', 'reviewed')
    .$if(id !== undefined, (query) => query.where('e.id', '=', id ?? ''))
    .orderBy('e.searched_at', 'desc')
    .limit(MOST_RESULTS)
    .execute()
  if (rows.length === 0) return []
  const reviews = await db
    .selectFrom('peer_reviews')
    .select(['id', 'entry_id', 'kind', 'levels', 'sentences', 'remarks', 'hidden_at', 'ended_at', 'reading'])
    .where(
      'entry_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('state', '=', 'delivered')
    .orderBy('ended_at')
    .execute()
  return rows.map((row) => ({ ...row, reviews: reviews.filter(({ entry_id }) => entry_id === row.id) }))
}
