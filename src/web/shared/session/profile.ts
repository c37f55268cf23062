/** The profile row as it crosses the wire (product §3 Profile; docs/wire.md §3). */
import type { RegistrationState } from '#domain/account/registration.ts'

export type PurchasedProduct = {
  readonly product_title: string
  /** ISO moment. */
  readonly purchased_at: string
  /** A signed link that lives for a quarter of an hour; null while the file is not ready. */
  readonly download_url: string | null
  /** ISO moment; there only where the file is newer than the purchase. */
  readonly new_version_at?: string
}

export type Profile = {
  readonly id: string
  readonly full_name: string | null
  readonly avatar_url: string | null
  readonly cover_url: string | null
  readonly city: string | null
  readonly state: string | null
  readonly phone: string | null
  readonly target_exam: string | null
  readonly xp: number
  readonly strengths: string
  readonly weaknesses: string
  readonly purchased_products: readonly PurchasedProduct[]
  /** Ids of badges, the oldest first. */
  readonly earned_badges: readonly string[]
  /** Those of them that no screen has announced yet. */
  readonly unseen_badges: readonly string[]
  /** Essays generated so far; 0 when missing. */
  readonly generation_count: number
  /** Generations that were paid for, beside the free ones; 0 when missing. */
  readonly bought_generations: number
  /** Generations that premium gave; 0 when missing. */
  readonly premium_generations: number
  /** Whether the person may use what premium opens. */
  readonly is_premium: boolean
  /** What the person still has to answer; `complete` when missing. */
  readonly registration: RegistrationState
}

/** Fills what a row may leave out. */
export function profileFromRow(row: Partial<Profile> & Pick<Profile, 'id'>): Profile {
  return {
    id: row.id,
    full_name: row.full_name ?? null,
    avatar_url: row.avatar_url ?? null,
    cover_url: row.cover_url ?? null,
    city: row.city ?? null,
    state: row.state ?? null,
    phone: row.phone ?? null,
    target_exam: row.target_exam ?? null,
    xp: row.xp ?? 0,
    strengths: row.strengths ?? 'proposta_de_intervencao',
    weaknesses: row.weaknesses ?? 'argumentacao',
    purchased_products: row.purchased_products ?? [],
    earned_badges: row.earned_badges ?? [],
    unseen_badges: row.unseen_badges ?? [],
    generation_count: row.generation_count ?? 0,
    bought_generations: row.bought_generations ?? 0,
    premium_generations: row.premium_generations ?? 0,
    is_premium: row.is_premium ?? false,
    registration: row.registration ?? 'complete',
  }
}
