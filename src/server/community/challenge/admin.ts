/** What the owner reads of the challenge: themes, rounds with what is open in each, and the essays of a jury's round. */

import { monthOf } from '#domain/community/challenge.ts'
import type { ChallengeAdmin, JuryEssay } from '#domain/console/challenge-admin-wire.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import type { AppContext } from '#server/context.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listRounds, listThemes } from './round-repository.ts'

/** A juror reads so many whole essays at once. */
const PAGE_SIZE = 10
const MOST_ROUNDS = 24

export async function readAdmin(context: Pick<AppContext, 'db' | 'now' | 'site'>): Promise<ChallengeAdmin> {
  const { db, site } = context
  const month = monthOf(context.now())
  const themes = await listThemes(db)
  return {
    month,
    ...site.settings.challenge,
    themes: themes
      .filter((theme) => theme.month >= month)
      .sort((a, b) => (a.month < b.month ? -1 : 1))
      .map(({ month: of, theme, prize }) => ({ month: of, theme, prize })),
    rounds: (await listRounds(db, MOST_ROUNDS)).map((round) => ({
      month: round.month,
      theme: round.theme,
      prize: round.prize,
      judging: round.judging,
      essays: round.essays,
      graded: round.graded,
      isClosed: round.closed_at !== null,
      isDecided: round.decided_at !== null,
      winnerId: round.winner_id,
    })),
  }
}

/** The essays of a month, the earlier ones first and without names: who wrote it is nothing to grade by. */
export async function readJuryEssays(
  context: Pick<Platform, 'db'>,
  jurorId: string,
  month: string,
  after: MomentKey | null,
): Promise<Page<JuryEssay>> {
  let query = context.db
    .selectFrom('challenge_essays as e')
    .leftJoin('challenge_grades as g', (join) =>
      join.onRef('g.essay_id', '=', 'e.id').on('g.juror_id', '=', jurorId),
    )
    .select(['e.id', 'e.text', 'e.created_at', 'g.scores'])
    .where('e.month', '=', month)
    .where('e.listed_at', 'is not', null)
    .where('e.hidden_at', 'is', null)
    // A prize needs somebody to give it to.
    .where('e.user_id', 'is not', null)
  if (after !== null) {
    query = query.where((eb) => eb(eb.refTuple('e.created_at', 'e.id'), '>', eb.tuple(after.at, after.id)))
  }
  const found = await query
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { rows, next } = pageOf(found, PAGE_SIZE, (last) =>
    writeMomentKey({ at: last.created_at, id: last.id }),
  )
  return { rows: rows.map(({ id, text, scores }) => ({ id, text, scores })), next }
}
