/** Use cases of the own profile: read it, change it. Somebody else's row does not exist for the caller. */
import { PICTURE_KINDS, type PictureBucket } from '#domain/account/picture.ts'
import { publicPicturePath } from '#domain/account/picture-path.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { isPremiumAccount } from '#server/identity/premium.ts'
import type { AccessClaims } from '#server/identity/tokens/access-token.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { PurchasedProduct } from '../account-hooks.ts'
import { lockPictureAt, showPicture } from '../pictures/service.ts'
import { mayBeOwnName } from './own-name.ts'
import type { ProfileChange, ProfileColumn } from './profile-fields.ts'
import { changeProfile, findProfile, type Profile } from './profile-repository.ts'

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

type ChangeRefusal =
  | Refusal<'session_not_found' | 'generation_count_refused' | 'name_refused'>
  | Refusal<'picture_refused', { column: PictureColumn }>

/**
 * @param answer.origins under which this site is reached: a picture's address begins with one of them, or with none
 * @returns the row after the change; a refusal changes nothing
 */
export async function changeOwnProfile(
  context: AppContext,
  viewer: AccessClaims,
  change: ProfileChange,
  answer: { columns: readonly ProfileColumn[]; origins: readonly string[] },
): Promise<Ok<ProfileWithPurchases> | ChangeRefusal> {
  if (!mayBeOwnName(change.full_name)) return refuse('name_refused')
  const isCounted =
    change.generation_count !== undefined && (await isPremiumAccount(context.db, viewer.userId))
  if (isCounted) await context.limits.consume('premiumGenerationByUser', viewer.userId)
  const changed = PICTURES.some(({ column }) => change[column] !== undefined)
    ? await changeWithPictures(context, viewer, change, answer.origins)
    : ok(await changeProfile(context.db, viewer, change, context.now()))
  if (!changed.ok) return changed
  if (changed.value) return ok(await withPurchases(context, changed.value, answer.columns))
  if (isCounted) await context.limits.refund('premiumGenerationByUser', viewer.userId)
  const unchanged = await findProfile(context, viewer)
  return refuse(unchanged ? 'generation_count_refused' : 'session_not_found')
}

const PICTURES = Object.values(PICTURE_KINDS)
type PictureColumn = (typeof PICTURES)[number]['column']

/** The new picture is found and held before the row points to it; the one before is deleted afterwards. */
async function changeWithPictures(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  viewer: AccessClaims,
  change: ProfileChange,
  origins: readonly string[],
): Promise<Ok<Profile | null> | ChangeRefusal> {
  const { userId } = viewer
  const changed = await context.db.transaction().execute(async (tx) => {
    const paths: ProfileChange = {}
    const shown: { bucket: PictureBucket; name: string | null }[] = []
    for (const { bucket, column } of PICTURES) {
      const address = change[column]
      if (address === undefined) continue
      const found = address === null ? null : await lockPictureAt(tx, userId, bucket, address, origins)
      if (address !== null && found === null) return refuse('picture_refused', { column })
      paths[column] = found && publicPicturePath(bucket, found.name)
      shown.push({ bucket, name: found?.name ?? null })
    }
    const profile = await changeProfile(tx, viewer, { ...change, ...paths }, context.now())
    if (profile) for (const { bucket, name } of shown) await showPicture(tx, userId, bucket, name)
    return ok(profile)
  })
  context.jobs.wake('discard-files')
  return changed
}

async function withPurchases(
  context: AppContext,
  profile: Profile,
  columns: readonly ProfileColumn[],
): Promise<ProfileWithPurchases> {
  const isWanted = profile.has_purchases && columns.includes('purchased_products')
  return {
    ...profile,
    purchasedProducts: isWanted ? await context.accountHooks.listPurchases(context, profile.id) : [],
  }
}
