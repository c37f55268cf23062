/** The monthly challenge: themes, rounds, essays, likes, marks. */
import type { Generated, JSONColumnType } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

export type ChallengeThemesTable = { month: string; theme: string; prize: string; created_at: Moment }

export type ChallengeRoundsTable = {
  month: string
  theme: string
  theme_month: string
  prize: string
  judging: 'likes' | 'jury'
  opened_at: Moment
  closed_at: NullableMoment
  winner_id: string | null
  decided_at: NullableMoment
  decided_by: string | null
  changed_at: NullableMoment
  change_note: string | null
  former_theme: string | null
  former_prize: string | null
}

export type ChallengeEssaysTable = {
  id: Generated<string>
  month: string
  author_key: string
  user_id: string | null
  text: string
  like_count: Generated<number>
  created_at: Moment
  updated_at: Moment
  listed_at: NullableMoment
  hidden_at: NullableMoment
}

export type ChallengeLikesTable = {
  essay_id: string
  author_key: string
  user_id: string | null
  created_at: Moment
}

export type ChallengeGradesTable = {
  essay_id: string
  juror_id: string
  scores: JSONColumnType<number[], string, string>
  total: number
  graded_at: Moment
}

export type ChallengeTables = {
  challenge_themes: ChallengeThemesTable
  challenge_rounds: ChallengeRoundsTable
  challenge_essays: ChallengeEssaysTable
  challenge_likes: ChallengeLikesTable
  challenge_grades: ChallengeGradesTable
}
