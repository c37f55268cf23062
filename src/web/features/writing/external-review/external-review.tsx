import { Bot } from 'lucide-react'
import { useRef } from 'react'
import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { Review, ReviewState } from '#domain/writing/external-review-wire.ts'
import { externalReviewTexts as texts } from '#texts/writing/external-review.ts'
import { commentId, follow, quoteId } from '#web/features/writing/correction/comment-links.ts'
import { AskForReview } from './ask-for-review.tsx'
import type { ReviewActions } from './use-external-review.ts'

type ExternalReviewProps = { text: string; state: ReviewState; actions: ReviewActions }

/** Apart from the correction and marked as a machine's: the offer, the wait, or the comments. A minor is offered nothing. */
export function ExternalReview({ text, state, actions }: ExternalReviewProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { review, access, recipient, consentedAt } = state
  if (!review && (access === 'adults_only' || recipient === null)) return null

  async function handleAsk(): Promise<void> {
    if (await actions.ask()) headingRef.current?.focus()
  }

  return (
    <section aria-labelledby="comentarios-externos" className="outside-review sheet mt-8 p-5 sm:p-6">
      <p className="flex items-center gap-2 text-sm font-semibold text-ink-soft">
        <Bot aria-hidden="true" size={18} className="shrink-0" />
        {texts.label}
      </p>
      <h2
        ref={headingRef}
        id="comentarios-externos"
        tabIndex={-1}
        className="mt-1 text-xl outline-none sm:text-2xl"
      >
        {texts.heading}
      </h2>
      {review ? (
        <Comments text={text} review={review} />
      ) : access === 'age_unknown' ? (
        <p className="mt-2 max-w-measure">
          {texts.ageUnknown}{' '}
          <Link to={href('/perfil')} className="text-link">
            {texts.toProfile}
          </Link>
        </p>
      ) : (
        <AskForReview
          recipient={recipient ?? ''}
          state={state}
          actions={actions}
          onAsk={() => void handleAsk()}
        />
      )}
      {consentedAt === null ? null : (
        <p className="no-print mt-5 text-sm text-ink-soft">
          {texts.agreed({ date: formatDay(consentedAt) })}{' '}
          <button
            type="button"
            onClick={() => void actions.withdraw()}
            aria-disabled={actions.isWithdrawing || undefined}
            className="text-link"
          >
            {actions.isWithdrawing ? texts.withdrawing : texts.withdraw}
          </button>
        </p>
      )}
    </section>
  )
}

function Comments({ text, review }: { text: string; review: Review }) {
  const { recipient, answeredAt, comments } = review
  return (
    <>
      <p className="mt-2 max-w-measure text-ink-soft">
        {texts.arrived({ recipient, date: formatDay(answeredAt) })}
      </p>
      {comments.length === 0 ? <p className="mt-4">{texts.nothing}</p> : null}
      <ol aria-label={texts.list} className="mt-4 grid gap-4 empty:hidden lg:grid-cols-2">
        {comments.map(({ start, end, comment }, index) => (
          <li
            key={start}
            id={commentId(index + 1)}
            tabIndex={-1}
            className="flex gap-3 border-t border-dashed border-line pt-4"
          >
            <span aria-hidden="true" className="font-semibold text-ink-soft tabular-nums">
              {index + 1}
            </span>
            <div className="min-w-0">
              <p>
                <a
                  href={`#${quoteId(index + 1)}`}
                  onClick={(event) => follow(event, quoteId(index + 1))}
                  className="text-link wrap-anywhere"
                >
                  “{text.slice(start, end).replace(/\s+/g, ' ')}”
                  <span className="sr-only"> ({texts.toQuote})</span>
                </a>
              </p>
              <p className="mt-1 leading-snug wrap-anywhere">{comment}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
