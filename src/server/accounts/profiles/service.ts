/** Use cases of the own profile: read it, change it. Somebody else's row does not exist for the caller. */
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { AppContext } from '../../context.ts'
import { listPurchasedProducts } from '../../orders/purchases.ts'
import type { AccessClaims } from '../sessions/access-token.ts'
import type { ProfileChange, ProfileColumn } from './profile-fields.ts'
import { changeProfile, findProfile, type Profile } from './profile-repository.ts'

type PurchasedProduct = Awaited<ReturnType<typeof listPurchasedProducts>>[number]

export type ProfileWithPurchases = Profile & { purchasedProducts: readonly PurchasedProduct[] }

/** The viewer's own row, with what was bought only where it is asked for. */
export async function readOwnProfile(
  context: AppContext,
  viewer: AccessClaims,
  columns: readonly ProfileColumn[],
): Promise<Ok<ProfileWithPurchases> | Refusal<'session_not_found'>> {
  const profile = await findProfile(context, viewer)
  return profile ? ok(await withPurchases(context, profile, columns)) : refuse('session_not_found')
}

/** @returns the row after the change; refuses `generation_count_refused` and then changes nothing */
export async function changeOwnProfile(
  context: AppContext,
  viewer: AccessClaims,
  change: ProfileChange,
  columns: readonly ProfileColumn[],
): Promise<Ok<ProfileWithPurchases> | Refusal<'session_not_found' | 'generation_count_refused'>> {
  const profile = await changeProfile(context.db, viewer, change, context.now())
  if (profile) return ok(await withPurchases(context, profile, columns))
  const unchanged = await findProfile(context, viewer)
  return refuse(unchanged ? 'generation_count_refused' : 'session_not_found')
}

async function withPurchases(
  context: AppContext,
  profile: Profile,
  columns: readonly ProfileColumn[],
): Promise<ProfileWithPurchases> {
  const isWanted = profile.has_purchases && columns.includes('purchased_products')
  return { ...profile, purchasedProducts: isWanted ? await listPurchasedProducts(context, profile.id) : [] }
}
