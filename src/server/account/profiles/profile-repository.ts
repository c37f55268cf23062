/** Queries for profiles. Each asks for the session in the same statement: one round trip, and a sign-out counts at once. */
import { sql } from 'kysely'
import type pg from 'pg'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import type { RegistrationState } from '#domain/account/registration.ts'
import { FREE_GENERATIONS } from '#domain/writing/generation-quota.ts'
import { usesPremium } from '#server/identity/premium.ts'
import { OWES_SECOND_FACTOR } from '#server/identity/second-factor-owed.ts'
import type { AccessClaims } from '#server/identity/tokens/access-token.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import { executePrepared } from '#server/platform/db/prepared.ts'
import type { ProfileChange } from './profile-fields.ts'

export type Profile = {
  id: string
  full_name: string | null
  avatar_url: string | null
  cover_url: string | null
  city: string | null
  state: string | null
  phone: string | null
  target_exam: string | null
  xp: number
  strengths: string
  weaknesses: string
  generation_count: number
  /** Beside the free ones. */
  bought_generations: number
  /** Those that premium gave. */
  premium_generations: number
  created_at: Date
  updated_at: Date
  /** Also true of the owner. */
  is_premium: boolean
  /** Ids, the oldest first. */
  earned_badges: string[]
  /** Those of them that no screen has announced yet. */
  unseen_badges: string[]
  /** What the person still has to answer (src/domain/account/registration.ts). */
  registration: RegistrationState
  /** False saves the look-up of the purchases. */
  has_purchases: boolean
}

export async function insertProfile(
  tx: Tx,
  profile: {
    id: string
    full_name: string | null
    city: string | null
    state: string | null
    phone: string | null
  },
): Promise<void> {
  await tx.insertInto('profiles').values(profile).execute()
}

/** Null when the session has ended (or never belonged to this user). */
export async function findProfile(
  { db, pool }: { db: Db; pool: pg.Pool },
  viewer: AccessClaims,
): Promise<Profile | null> {
  const query = db
    .selectFrom('profiles')
    .select(PROFILE_COLUMNS)
    .select([IS_PREMIUM, EARNED_BADGES, UNSEEN_BADGES, HAS_PURCHASES, REGISTRATION])
    .where('profiles.id', '=', viewer.userId)
    .where(livingSession(viewer))
  const [row] = await executePrepared(pool, 'find-profile', query.compile())
  return row ?? null
}

/**
 * Changes the given columns, and the counter only to its next value within the allowance: the decision and the
 * write are one statement, so two requests at once cannot both take the same generation.
 *
 * @returns null when the session has ended or the counter's new value is refused; then nothing has changed
 */
export async function changeProfile(
  db: DbOrTx,
  viewer: AccessClaims,
  change: ProfileChange,
  now: Date,
): Promise<Profile | null> {
  const wantedCount = change.generation_count
  const row = await db
    .updateTable('profiles')
    .set({ ...change, updated_at: now })
    // What premium gave leaves the free and the bought ones as they are, for the day on which it ends.
    .$if(wantedCount !== undefined, (query) =>
      query.set({
        premium_generations: sql<number>`profiles.premium_generations + case when ${USES_PREMIUM} then 1 else 0 end`,
      }),
    )
    .where('profiles.id', '=', viewer.userId)
    .where(livingSession(viewer))
    .$if(wantedCount !== undefined, (query) =>
      // isNextGenerationCount of src/domain/writing/generation-quota.ts, as the database says it.
      query.where(sql<boolean>`profiles.generation_count + 1 = ${wantedCount}`).where(
        sql<boolean>`(${USES_PREMIUM} or profiles.generation_count
            < ${FREE_GENERATIONS} + profiles.bought_generations + profiles.premium_generations)`,
      ),
    )
    .returning(PROFILE_COLUMNS)
    .returning([IS_PREMIUM, EARNED_BADGES, UNSEEN_BADGES, HAS_PURCHASES, REGISTRATION])
    .executeTakeFirst()
  return row ?? null
}

const PROFILE_COLUMNS = [
  'profiles.id',
  'profiles.full_name',
  'profiles.avatar_url',
  'profiles.cover_url',
  'profiles.city',
  'profiles.state',
  'profiles.phone',
  'profiles.target_exam',
  'profiles.xp',
  'profiles.strengths',
  'profiles.weaknesses',
  'profiles.generation_count',
  'profiles.bought_generations',
  'profiles.premium_generations',
  'profiles.created_at',
  'profiles.updated_at',
] as const

const USES_PREMIUM = usesPremium('profiles.id')
const IS_PREMIUM = USES_PREMIUM.as('is_premium')

const EARNED_BADGES = sql<string[]>`array(
  select badge_id from earned_badges
  where earned_badges.user_id = profiles.id order by earned_at, badge_id
)`.as('earned_badges')

const UNSEEN_BADGES = sql<string[]>`array(
  select badge_id from earned_badges
  where earned_badges.user_id = profiles.id and seen_at is null order by earned_at, badge_id
)`.as('unseen_badges')

const HAS_PURCHASES = sql<boolean>`exists (
  select from purchases where purchases.user_id = profiles.id and revoked_at is null
)`.as('has_purchases')

const REGISTRATION = sql<RegistrationState>`case
  when not exists (select from age_declarations where user_id = profiles.id) then 'missing'
  when not exists (
    select from consents
    where user_id = profiles.id and document = 'terms' and version = ${DOCUMENT_VERSIONS.terms}
  ) or not exists (
    select from consents
    where user_id = profiles.id and document = 'privacy' and version = ${DOCUMENT_VERSIONS.privacy}
  ) then 'outdated'
  else 'complete' end`.as('registration')

function livingSession({ userId, sessionId }: AccessClaims) {
  return sql<boolean>`exists (
    select from sessions join users on users.id = sessions.user_id
    where sessions.id = ${sessionId} and sessions.user_id = ${userId} and sessions.expires_at > now()
      and (users.banned_until is null or users.banned_until <= now()) and not ${OWES_SECOND_FACTOR}
  )`
}
