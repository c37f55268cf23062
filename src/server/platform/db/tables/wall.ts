/** The wall of feedback: what people say, who likes it, what others answer; and what buyers say of a product. */
import type { Generated } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

export type FeedbacksTable = {
  id: string
  author_key: string
  user_id: string | null
  author_name: string
  rating: number
  comment: string
  is_sample: Generated<boolean>
  like_count: Generated<number>
  comment_count: Generated<number>
  created_at: Moment
  hidden_at: NullableMoment
}

export type FeedbackLikesTable = {
  feedback_id: string
  author_key: string
  user_id: string | null
  created_at: Moment
}

export type FeedbackCommentsTable = {
  id: string
  feedback_id: string
  author_key: string
  user_id: string | null
  text: string
  created_at: Moment
  hidden_at: NullableMoment
}

export type ProductReviewsTable = {
  id: Generated<string>
  product_id: string
  user_id: string
  author_key: string
  rating: number
  text: string
  created_at: Moment
  hidden_at: NullableMoment
  answer: string | null
  answered_at: NullableMoment
}

export type WallTables = {
  product_reviews: ProductReviewsTable
  feedbacks: FeedbacksTable
  feedback_likes: FeedbackLikesTable
  feedback_comments: FeedbackCommentsTable
}
