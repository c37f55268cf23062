/**
 * What does premium give? One list, which the product's page, the chat, the receipt and the profile tell and the rules
 * carry out (product §6 Subscriber; decision 0115). The words are in src/texts/account/premium.ts.
 */
import type { Features } from '../site/features.ts'
import { CORRECTIONS_PER_DAY } from '../writing/writing-room.ts'

export const PREMIUM_BENEFITS = [
  'generations',
  'corrections',
  'chat',
  'courses',
  'teacher-corrections',
] as const
export type PremiumBenefit = (typeof PREMIUM_BENEFITS)[number]

/** The access that a product may grant (`metadata.grants`). */
export const PREMIUM = 'premium'
export const PREMIUM_CORRECTIONS_PER_DAY = 60
/** What is not counted has a fair bound, so that one account does not work for many. */
export const PREMIUM_PER_DAY = { corrections: PREMIUM_CORRECTIONS_PER_DAY, generations: 50 } as const

/**
 * What premium gives on this site: a function that is turned off is promised to nobody.
 *
 * @param gives.hasCourses whether a published course belongs to premium
 * @param gives.teacherCorrections by a teacher in each month: what recurs comes with a subscription alone
 */
export function premiumBenefits(
  features: Pick<Features, 'writingRoom'>,
  { hasCourses, teacherCorrections = 0 }: { hasCourses: boolean; teacherCorrections?: number },
): PremiumBenefit[] {
  return PREMIUM_BENEFITS.filter((benefit) => {
    if (benefit === 'courses') return hasCourses
    if (benefit === 'teacher-corrections') return features.writingRoom && teacherCorrections > 0
    return benefit !== 'corrections' || features.writingRoom
  })
}

/** Whether who buys the product becomes premium. */
export function grantsPremium(metadata: Readonly<Record<string, unknown>>): boolean {
  const grants = metadata['grants']
  return Array.isArray(grants) && grants.includes(PREMIUM)
}

/** The product's metadata with premium among its grants or without it; other grants stay. */
export function metadataGranting(
  metadata: Readonly<Record<string, unknown>>,
  isGranted: boolean,
): Record<string, unknown> {
  const grants: unknown = metadata['grants']
  const others = Array.isArray(grants) ? grants.filter((grant) => grant !== PREMIUM) : []
  return { ...metadata, grants: isGranted ? [...others, PREMIUM] : others }
}

export function correctionsPerDay(isPremium: boolean): number {
  return isPremium ? PREMIUM_CORRECTIONS_PER_DAY : CORRECTIONS_PER_DAY
}
