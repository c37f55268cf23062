import { Trash2 } from 'lucide-react'
import type { FeedbackComment } from '#domain/community/feedback-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { Avatar } from '#web/shared/community/avatar.tsx'
import { TextMenuButton } from '#web/shared/community/text-menu-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const { card, comments: texts } = feedbackTexts

type CommentRowProps = {
  comment: FeedbackComment
  onRemove: () => void
  onMenu: (opener: HTMLElement) => void
}

export function CommentRow({ comment, onRemove, onMenu }: CommentRowProps) {
  return (
    <li className="flex gap-3">
      <Avatar url={comment.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2">
          <span className="font-semibold wrap-anywhere">{comment.author}</span>
          {comment.isMine ? <span className="text-ink-soft">{card.mine}</span> : null}
          <time dateTime={comment.createdAt} className="text-sm leading-7 text-ink-soft">
            {formatDay(comment.createdAt)}
          </time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{comment.text}</p>
      </div>
      {comment.isMine ? (
        <IconButton label={texts.remove} className="button--small" onClick={onRemove}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      ) : (
        <TextMenuButton author={comment.author} onClick={onMenu} />
      )}
    </li>
  )
}
