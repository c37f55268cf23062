/**
 * What leaves the server of a profile: the selected columns, each by name (docs/wire.md §3). Pictures are kept as
 * paths, so that a site can move; the wire names them in full, as the storage client does.
 */
import type { ProfileColumn } from './profile-fields.ts'
import type { ProfileWithPurchases } from './service.ts'

export function profileJson(
  profile: ProfileWithPurchases,
  columns: readonly ProfileColumn[],
  siteUrl: string,
): Record<string, unknown> {
  const json = {
    id: profile.id,
    full_name: profile.full_name,
    avatar_url: profile.avatar_url && siteUrl + profile.avatar_url,
    cover_url: profile.cover_url && siteUrl + profile.cover_url,
    city: profile.city,
    state: profile.state,
    phone: profile.phone,
    target_exam: profile.target_exam,
    xp: profile.xp,
    strengths: profile.strengths,
    weaknesses: profile.weaknesses,
    generation_count: profile.generation_count,
    bought_generations: profile.bought_generations,
    premium_generations: profile.premium_generations,
    is_premium: profile.is_premium,
    earned_badges: profile.earned_badges,
    unseen_badges: profile.unseen_badges,
    purchased_products: profile.purchasedProducts,
    registration: profile.registration,
    created_at: profile.created_at.toISOString(),
    updated_at: profile.updated_at.toISOString(),
  } satisfies Record<ProfileColumn, unknown>
  return Object.fromEntries(columns.map((column) => [column, json[column]]))
}
