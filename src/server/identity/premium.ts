/** Who is premium, as a part of other statements: asked in the same breath as the account, on every call. */
import { sql } from 'kysely'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import type { DbOrTx } from '../platform/db/client.ts'
import { hasLicenceSeat } from './school-licence.ts'

/** Whether a purchase or a present of the owner has made the person premium, which does not end by itself (decision 0085). */
export function hasLastingPremium(userId: 'users.id' | 'profiles.id') {
  return sql<boolean>`(exists (
    select from entitlements
    where entitlements.user_id = ${sql.ref(userId)} and entitlements.name = 'premium'
      and entitlements.revoked_at is null
  ) or exists (
    select from premium_grants where premium_grants.user_id = ${sql.ref(userId)}
  ))`
}

/** Whether the person is premium: by that, by a subscription (opensPremium of src/domain/shop/subscription.ts), or by a school's seat. */
export function isPremium(userId: 'users.id' | 'profiles.id') {
  return sql<boolean>`(${hasLastingPremium(userId)} or ${hasOpenSubscription(userId)} or ${hasLicenceSeat(userId)})`
}

export function hasOpenSubscription(userId: 'users.id' | 'profiles.id') {
  return sql<boolean>`exists (
    select from subscriptions where subscriptions.user_id = ${sql.ref(userId)}
      and subscriptions.status in ('active', 'past_due', 'grace')
  )`
}

/** Whether the person may use what premium opens: who is premium, and the owner, who can see what is sold (product §6). */
export function usesPremium(userId: 'profiles.id') {
  return sql<boolean>`(${isPremium(userId)} or exists (
    select from users where users.id = ${sql.ref(userId)} and users.app_metadata ->> 'role' = ${OWNER_ROLE}
  ))`
}

/** The column `is_premium` beside those of users. */
export const isPremiumColumn = isPremium('users.id').as('is_premium')

export async function isPremiumAccount(db: DbOrTx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(isPremiumColumn)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row?.is_premium ?? false
}
