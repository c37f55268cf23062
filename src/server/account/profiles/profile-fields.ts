/**
 * The columns of a profile: which can be read, which can be written by their owner, and what each may hold
 * (product §3 Profile, docs/wire.md §3). The counter's next value is decided in the query (profile-repository.ts).
 */
import { z } from 'zod'
import { isFederativeUnit } from '#domain/account/federative-unit.ts'
import { formatPhone, isPhone } from '#domain/account/sign-up.ts'

export const READABLE_COLUMNS = [
  'id',
  'full_name',
  'avatar_url',
  'cover_url',
  'city',
  'state',
  'phone',
  'target_exam',
  'xp',
  'strengths',
  'weaknesses',
  'generation_count',
  'bought_generations',
  'premium_generations',
  'is_premium',
  'earned_badges',
  'unseen_badges',
  'purchased_products',
  'registration',
  'created_at',
  'updated_at',
] as const
export type ProfileColumn = (typeof READABLE_COLUMNS)[number]

const MAX_LENGTHS = { full_name: 120, city: 120, phone: 40, target_exam: 120, url: 500 } as const

export type ProfileChange = {
  full_name?: string | null | undefined
  avatar_url?: string | null | undefined
  cover_url?: string | null | undefined
  city?: string | null | undefined
  state?: string | null | undefined
  phone?: string | null | undefined
  target_exam?: string | null | undefined
  generation_count?: number | undefined
}

/** Whether a picture's address is that of an own one is for the database to say (service.ts). */
export const profileChangeSchema: z.ZodType<ProfileChange> = z
  .strictObject({
    full_name: text(MAX_LENGTHS.full_name),
    avatar_url: text(MAX_LENGTHS.url),
    cover_url: text(MAX_LENGTHS.url),
    city: text(MAX_LENGTHS.city),
    state: z
      .string()
      .transform((state) => state.trim().toUpperCase())
      .refine((state) => state === '' || isFederativeUnit(state), 'must be the two letters of a state')
      .transform((state) => state || null)
      .nullable(),
    phone: z
      .string()
      .trim()
      .refine((phone) => phone === '' || isPhone(phone), 'must be a Brazilian number with its area code')
      .transform((phone) => formatPhone(phone) || null)
      .nullable(),
    target_exam: text(MAX_LENGTHS.target_exam),
    generation_count: z.int(),
  })
  .partial()

/**
 * What a new profile takes over from the sign-up form. Nothing here refuses a sign-up: what does not fit is cut,
 * what is no text or no state becomes null.
 */
export function profileFromMetadata(metadata: Readonly<Record<string, unknown>>): {
  full_name: string | null
  city: string | null
  state: string | null
  phone: string | null
} {
  const state = shortText(metadata['state'], 2)?.toUpperCase() ?? null
  return {
    full_name: shortText(metadata['full_name'], MAX_LENGTHS.full_name),
    city: shortText(metadata['city'], MAX_LENGTHS.city),
    state: state !== null && isFederativeUnit(state) ? state : null,
    phone: shortText(metadata['phone'], MAX_LENGTHS.phone),
  }
}

/** A text of its owner: trimmed, and null instead of nothing. */
function text(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .transform((value) => value || null)
    .nullable()
}

function shortText(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null
  return [...value.trim()].slice(0, maxLength).join('').trim() || null
}
