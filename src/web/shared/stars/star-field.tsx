import { useId } from 'react'
import { RATINGS } from '#domain/community/feedback.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { StarDrawing } from './star-drawing.tsx'

const texts = feedbackTexts.form

type StarFieldProps = { value: number; onChange: (rating: number) => void }

/** Five radio buttons that look like stars: one stop of Tab, the arrows choose. */
export function StarField({ value, onChange }: StarFieldProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.rating}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="star-field">
          {RATINGS.map((rating) => (
            <label key={rating} className="star-field__star" data-filled={rating <= value || undefined}>
              <input
                type="radio"
                name={name}
                value={rating}
                checked={rating === value}
                onChange={() => onChange(rating)}
                aria-label={texts.star({ rating })}
                className="star-field__input"
              />
              <StarDrawing size={32} />
            </label>
          ))}
        </div>
        <p className="note text-2xl" aria-live="polite">
          {texts.ratingNames[value]}
        </p>
      </div>
    </fieldset>
  )
}
