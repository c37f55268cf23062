import { RATINGS } from '#domain/community/feedback.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { StarDrawing } from './star-drawing.tsx'

/** A rating as it stands on a card. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={feedbackTexts.card.stars({ rating })} className="stars">
      {RATINGS.map((star) => (
        <span key={star} data-filled={star <= rating || undefined} className="stars__star">
          <StarDrawing size={18} />
        </span>
      ))}
    </span>
  )
}
