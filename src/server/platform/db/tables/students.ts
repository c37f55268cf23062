/** What a student has done and earned: badges, activities, invitations, study plans. */
import type { JsonObject, Moment, NullableMoment } from './columns.ts'

export type EarnedBadgesTable = {
  user_id: string
  badge_id: string
  earned_at: Moment
  seen_at: NullableMoment
}

export type ActivityCountsTable = {
  user_id: string
  activity: 'essay' | 'chat-message' | 'challenge' | 'match'
  count: number
}

export type ReferralCodesTable = { user_id: string; code: string }

export type ReferralsTable = {
  referred_id: string
  referrer_id: string
  created_at: Moment
  confirmed_at: NullableMoment
}

export type StudyPlansTable = { user_id: string; plan: JsonObject; updated_at: Moment }

export type StudentTables = {
  earned_badges: EarnedBadgesTable
  activity_counts: ActivityCountsTable
  referral_codes: ReferralCodesTable
  referrals: ReferralsTable
  study_plans: StudyPlansTable
}
