/** What a student has done and earned: badges, XP, activities, invitations, study plans, practice. */
import type { JSONColumnType } from 'kysely'
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

/** `last_right_day` is YYYY-MM-DD in Brasília. */
export type PracticeCardsTable = {
  user_id: string
  kind: string
  due: Moment
  stability: number
  difficulty: number
  reviews: number
  lapses: number
  reviewed_at: NullableMoment
  right_days: number
  last_right_day: string | null
  mastered_at: NullableMoment
}

/** `day` is YYYY-MM-DD in Brasília. */
export type PracticeDaysTable = {
  user_id: string
  day: string
  items: JSONColumnType<unknown[], string, string>
}

/** `day` is YYYY-MM-DD in Brasília. */
export type XpGrantsTable = { user_id: string; reason: string; thing: string; xp: number; day: string }

export type StudentTables = {
  earned_badges: EarnedBadgesTable
  activity_counts: ActivityCountsTable
  referral_codes: ReferralCodesTable
  referrals: ReferralsTable
  study_plans: StudyPlansTable
  practice_cards: PracticeCardsTable
  practice_days: PracticeDaysTable
  xp_grants: XpGrantsTable
}
