import { useRef, useState } from 'react'
import type { ReviewState } from '#domain/writing/external-review-wire.ts'
import { externalReviewTexts as texts } from '#texts/writing/external-review.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ReviewActions } from './use-external-review.ts'

type AskForReviewProps = { recipient: string; state: ReviewState; actions: ReviewActions; onAsk: () => void }

/** What leaves the platform and to whom, the consent, and the button: nothing is sent before it is pressed. */
export function AskForReview({ recipient, state, actions, onAsk }: AskForReviewProps) {
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const agreeRef = useRef<HTMLInputElement>(null)
  const { consentedAt, leftToday } = state

  function handleAsk(): void {
    const mustAgree = consentedAt === null && !isAgreed
    setMissing(mustAgree)
    if (mustAgree) agreeRef.current?.focus()
    else onAsk()
  }

  return (
    <div className="mt-2 grid max-w-measure justify-items-start gap-4">
      <p>{texts.offer.lead({ recipient })}</p>
      <ul className="list-disc space-y-1 pl-5 text-[0.9375rem]">
        {texts.offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {leftToday === 0 ? (
        <p className="font-semibold">{texts.noneLeft}</p>
      ) : (
        <>
          {consentedAt === null ? (
            <Checkbox
              ref={agreeRef}
              label={texts.agree({ recipient })}
              checked={isAgreed}
              onChange={(event) => {
                setAgreed(event.target.checked)
                setMissing(false)
              }}
              error={isMissing ? texts.agreeMissing : undefined}
            />
          ) : null}
          <Button look="secondary" isBusy={actions.isAsking} busyLabel={texts.asking} onClick={handleAsk}>
            {texts.ask}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {actions.isAsking ? texts.patience : texts.left({ count: leftToday })}
          </p>
        </>
      )}
      {actions.failure === null ? null : (
        <Notice tone="error" title={texts.failure.title}>
          {actions.failure}
        </Notice>
      )}
    </div>
  )
}
