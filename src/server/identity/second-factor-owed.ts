/** Does a session still owe the second factor? As a part of other statements (decision 0080). */
import { sql } from 'kysely'

/**
 * Beside a query of `sessions`: the account has a second factor, and this session has not shown it. The one condition
 * that every way in by a session asks.
 */
export const OWES_SECOND_FACTOR = sql<boolean>`(sessions.second_factor_at is null and exists (
  select from mfa_factors where mfa_factors.user_id = sessions.user_id and mfa_factors.verified_at is not null
))`
