import { memo } from 'react'
import { wordsToReach } from '#domain/writing/handwriting.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { keepHand, useHand } from '#web/browser/hand-store.ts'
import { Button } from '#web/ui/button.tsx'

const texts = writingRoomTexts.hand
const WORDS = wordsToReach(texts.sentence)
/** A shorter line is no line of the sheet. */
const FROM_LETTERS = 40

/** "Escreva esta frase numa linha da folha: até onde chegou?": from then on the lines are those of her own hand. */
export const HandMeasure = memo(function HandMeasure() {
  const hand = useHand()
  return (
    <details className="room-panel">
      <summary className="room-panel__summary font-semibold">{texts.heading}</summary>
      <p className="mt-1 text-[0.9375rem] leading-snug">{texts.lead}</p>
      <p className="mt-3 text-sm font-semibold">{texts.question}</p>
      <ul className="mt-1 flex flex-wrap gap-x-1 gap-y-0.5">
        {WORDS.map(({ word, letters }) => (
          <li key={letters}>
            {letters < FROM_LETTERS ? (
              <span className="hand-word">{word}</span>
            ) : (
              <button
                type="button"
                aria-pressed={hand === letters}
                aria-label={texts.upTo({ word, letters })}
                onClick={() => keepHand(letters)}
                className="hand-word hand-word--choice"
              >
                {word}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="mt-3 text-sm text-ink-soft">
        {hand === null ? texts.usual : texts.measured({ letters: hand })}
      </p>
      {hand === null ? null : (
        <Button look="quiet" onClick={() => keepHand(null)} className="mt-1">
          {texts.forget}
        </Button>
      )}
    </details>
  )
})
