import type { ReviewState } from '#domain/writing/external-review-wire.ts'
import { externalReviewTexts as texts } from '#texts/writing/external-review.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AskWithConsent } from './ask-with-consent.tsx'
import type { ReviewActions } from './use-external-review.ts'

type AskForReviewProps = { recipient: string; state: ReviewState; actions: ReviewActions; onAsk: () => void }

export function AskForReview({ recipient, state, actions, onAsk }: AskForReviewProps) {
  const { consentedAt, leftToday } = state
  return (
    <AskWithConsent
      lead={texts.offer.lead({ recipient })}
      points={texts.offer.points}
      agree={texts.agree({ recipient })}
      agreeMissing={texts.agreeMissing}
      hasConsented={consentedAt !== null}
      refusal={leftToday === 0 ? texts.noneLeft : null}
      ask={texts.ask}
      asking={texts.asking}
      isAsking={actions.isAsking}
      status={actions.isAsking ? texts.patience : texts.left({ count: leftToday })}
      onAsk={onAsk}
    >
      {actions.failure === null ? null : (
        <Notice tone="error" title={texts.failure.title}>
          {actions.failure}
        </Notice>
      )}
    </AskWithConsent>
  )
}
