/** Queries for themes and rounds of the monthly challenge. */
import { sql } from 'kysely'
import type { Judging } from '#domain/community/challenge.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

const CAN_WIN = sql`e.month = r.month and e.listed_at is not null and e.hidden_at is null and e.user_id is not null`

export type ThemeRow = { month: string; theme: string; prize: string }

export type RoundRow = {
  month: string
  theme: string
  theme_month: string
  prize: string
  judging: Judging
  closed_at: Date | null
  winner_id: string | null
  decided_at: Date | null
  /** When the owner changed it under way; null with the three below where she has not. */
  changed_at: Date | null
  change_note: string | null
  former_theme: string | null
  former_prize: string | null
}

const ROUND_COLUMNS = [
  'month',
  'theme',
  'theme_month',
  'prize',
  'judging',
  'closed_at',
  'winner_id',
  'decided_at',
  'changed_at',
  'change_note',
  'former_theme',
  'former_prize',
] as const

export async function listThemes(db: DbOrTx): Promise<ThemeRow[]> {
  return db.selectFrom('challenge_themes').select(['month', 'theme', 'prize']).execute()
}

/** In the place of the one that the month had. */
export async function putTheme(db: DbOrTx, theme: ThemeRow, now: Date): Promise<void> {
  await db
    .insertInto('challenge_themes')
    .values({ ...theme, created_at: now })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({ theme: theme.theme, prize: theme.prize }),
    )
    .execute()
}

export async function findRound(db: DbOrTx, month: string): Promise<RoundRow | null> {
  const row = await db
    .selectFrom('challenge_rounds')
    .select(ROUND_COLUMNS)
    .where('month', '=', month)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps the round as it is until the transaction ends: it cannot close while somebody writes or likes. */
export async function holdRound(tx: Tx, month: string): Promise<RoundRow | null> {
  const row = await tx
    .selectFrom('challenge_rounds')
    .select(ROUND_COLUMNS)
    .where('month', '=', month)
    .forShare()
    .executeTakeFirst()
  return row ?? null
}

export async function lockRound(tx: Tx, month: string): Promise<RoundRow | null> {
  const row = await tx
    .selectFrom('challenge_rounds')
    .select(ROUND_COLUMNS)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function insertRound(
  tx: Tx,
  round: {
    month: string
    theme: string
    theme_month: string
    prize: string
    judging: Judging
    opened_at: Date
  },
): Promise<void> {
  await tx
    .insertInto('challenge_rounds')
    .values(round)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function changeRound(
  tx: Tx,
  month: string,
  change: Partial<{
    closed_at: Date
    winner_id: string | null
    decided_at: Date
    decided_by: string | null
    theme: string
    theme_month: string
    prize: string
    changed_at: Date
    change_note: string
    former_theme: string
    former_prize: string
  }>,
): Promise<void> {
  await tx.updateTable('challenge_rounds').set(change).where('month', '=', month).execute()
}

/** The newest months, with how many essays can win and how many of those are graded. */
export async function listRounds(db: DbOrTx, limit: number) {
  return db
    .selectFrom('challenge_rounds as r')
    .select([
      'r.month',
      'r.theme',
      'r.prize',
      'r.judging',
      'r.closed_at',
      'r.decided_at',
      'r.winner_id',
      sql<number>`(select count(*)::integer from challenge_essays e where ${CAN_WIN})`.as('essays'),
      sql<number>`(select count(*)::integer from challenge_essays e where ${CAN_WIN}
        and exists (select from challenge_grades where essay_id = e.id))`.as('graded'),
    ])
    .orderBy('r.month', 'desc')
    .limit(limit)
    .execute()
}

/** Who has entered a month with an account; a visitor left no address. */
export async function listEntrants(db: DbOrTx, month: string) {
  return db
    .selectFrom('challenge_essays as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.id', 'u.email', 'u.email_verified_at', 'p.full_name'])
    .where('e.month', '=', month)
    .orderBy('e.created_at')
    .execute()
}

/** The newest month that is over and whose essays the jury still reads. */
export async function findMonthBeingRead(db: DbOrTx, currentMonth: string): Promise<string | null> {
  const row = await db
    .selectFrom('challenge_rounds as r')
    .select('r.month')
    .where('r.judging', '=', 'jury')
    .where('r.decided_at', 'is', null)
    .where('r.month', '<', currentMonth)
    .where((eb) =>
      eb.exists(eb.selectFrom('challenge_essays as e').select('e.id').where(sql<boolean>`${CAN_WIN}`)),
    )
    .orderBy('r.month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.month ?? null
}

/** Months that are over and not closed yet, the oldest first. */
export async function listOverdueMonths(db: DbOrTx, currentMonth: string): Promise<string[]> {
  const rows = await db
    .selectFrom('challenge_rounds')
    .select('month')
    .where('closed_at', 'is', null)
    .where('month', '<', currentMonth)
    .orderBy('month')
    .execute()
  return rows.map(({ month }) => month)
}

/** The newest winner whose essay can still be read. */
export async function findLastWinner(db: DbOrTx) {
  const row = await db
    .selectFrom('challenge_rounds as r')
    .innerJoin('challenge_essays as e', 'e.id', 'r.winner_id')
    .leftJoin('profiles as p', 'p.id', 'e.user_id')
    .select(['r.month', 'r.theme', 'e.id as essayId', 'e.user_id as userId', 'p.full_name as fullName'])
    .where('e.hidden_at', 'is', null)
    .orderBy('r.month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
