import { MessageSquare, Trash2 } from 'lucide-react'
import type { Feedback } from '#domain/community/feedback-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { Avatar } from '#web/shared/community/avatar.tsx'
import { LikeButton } from '#web/shared/community/like-button.tsx'
import { TextMenuButton } from '#web/shared/community/text-menu-button.tsx'
import { Stars } from '#web/shared/stars/stars.tsx'
import { sendLike } from './feedback-calls.ts'

const texts = feedbackTexts.card

type FeedbackCardProps = {
  feedback: Feedback
  onChange: (change: Partial<Feedback>) => void
  onComments: () => void
  onRemove: () => void
  onMenu: (opener: HTMLElement) => void
}

/** A slip on the wall: who, how many stars, what, and how others see it (product §2 Feedback). */
export function FeedbackCard({ feedback, onChange, onComments, onRemove, onMenu }: FeedbackCardProps) {
  const { id, author, comment, commentCount, rating } = feedback
  return (
    <article className="wall-slip sheet" aria-label={texts.of({ author })}>
      <header className="flex items-center gap-3">
        <Avatar url={feedback.avatar} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">
            {author}
            {feedback.isMine ? <span className="ml-1 font-normal text-ink-soft">{texts.mine}</span> : null}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <Stars rating={rating} />
            <time dateTime={feedback.createdAt}>{formatDay(feedback.createdAt)}</time>
          </p>
        </div>
        {feedback.isSample ? (
          <span className="tag" title={texts.sampleNote}>
            {texts.sample}
          </span>
        ) : null}
      </header>
      {comment ? <p className="mt-3 whitespace-pre-line wrap-anywhere">{comment}</p> : null}
      {feedback.isSample ? <p className="mt-2 text-sm text-ink-soft">{texts.sampleNote}</p> : null}
      <footer className="mt-3 -mb-1 flex flex-wrap items-center gap-x-2">
        <LikeButton
          author={author}
          likes={feedback.likes}
          isLiked={feedback.isLiked}
          onChange={onChange}
          send={async (isLiked) => {
            const liked = await sendLike(id, isLiked)
            return liked.ok ? liked.value : null
          }}
        />
        <button type="button" className="slip-action needs-script" onClick={onComments}>
          <MessageSquare aria-hidden="true" size={18} />
          {texts.comments({ count: commentCount })}
        </button>
        {feedback.isMine ? (
          <button
            type="button"
            className="slip-action needs-script ml-auto"
            aria-label={texts.removeLabel}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" size={18} />
            {texts.remove}
          </button>
        ) : null}
        {feedback.isMine || feedback.isSample ? null : <TextMenuButton author={author} onClick={onMenu} />}
      </footer>
    </article>
  )
}
