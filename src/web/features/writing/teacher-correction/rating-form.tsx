import { useState } from 'react'
import type { CorrectedSheet } from '#domain/writing/teacher-correction/received-wire.ts'
import { RATING_NOTE_MAX } from '#domain/writing/teacher-correction/reply-limits.ts'
import { receivedTexts } from '#texts/writing/received-correction.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendRating } from './received-calls.ts'

const texts = receivedTexts.rating
const RATINGS = [1, 2, 3, 4, 5] as const

/** What the correction was worth, for the owner alone. */
export function RatingForm({ id, corrected }: { id: string; corrected: CorrectedSheet }) {
  const [rating, setRating] = useState(RATINGS.find((one) => one === corrected.rating) ?? null)
  const [note, setNote] = useState(corrected.ratingNote)

  async function handleSubmit(): Promise<void> {
    if (rating === null) return showToast({ title: texts.choose })
    const sent = await sendRating(id, { rating, note })
    showToast(sent.ok ? texts.sent : receivedTexts.actionFailed)
  }

  return (
    <section aria-labelledby="opiniao" className="no-print sheet min-w-0 p-4 sm:p-6">
      <h2 id="opiniao" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.lead}</p>
      <Form onSubmit={handleSubmit} className="mt-3 grid max-w-measure gap-3">
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">{texts.heading}</legend>
          {RATINGS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="opiniao"
                value={one}
                checked={one === rating}
                onChange={() => setRating(one)}
                className="size-5 shrink-0 accent-pen"
              />
              {texts.options[one - 1]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={texts.note}
          rows={2}
          maxLength={RATING_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" look="secondary" busyLabel={texts.sending}>
            {texts.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}
