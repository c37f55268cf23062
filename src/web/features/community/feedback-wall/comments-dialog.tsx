import { useState } from 'react'
import type { Feedback, FeedbackComment } from '#domain/community/feedback-wire.ts'
import { communityWritingTexts } from '#texts/community/community-writing.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentRow } from './comment-row.tsx'
import { deleteComment } from './feedback-calls.ts'
import { useComments } from './use-comments.ts'

const texts = feedbackTexts.comments

type CommentsDialogProps = {
  /** Null closes it. */
  feedback: Feedback | null
  onClose: () => void
  onCount: (commentCount: number) => void
  onMenu: (comment: FeedbackComment, opener: HTMLElement) => void
}

/** What others answered, and a line for one's own. */
export function CommentsDialog({ feedback, onClose, onCount, onMenu }: CommentsDialogProps) {
  return (
    <Dialog isOpen={feedback !== null} onClose={onClose} title={texts.heading} closeLabel={commonTexts.close}>
      {feedback ? <Thread key={feedback.id} feedback={feedback} onCount={onCount} onMenu={onMenu} /> : null}
    </Dialog>
  )
}

type ThreadProps = {
  feedback: Feedback
  onCount: (commentCount: number) => void
  onMenu: (comment: FeedbackComment, opener: HTMLElement) => void
}

function Thread({ feedback, onCount, onMenu }: ThreadProps) {
  const thread = useComments(feedback.id)
  const [said, setSaid] = useState('')

  async function handleRemove(id: string): Promise<void> {
    const removed = await deleteComment(feedback.id, id)
    if (!removed.ok) return showToast(communityWritingTexts.removeFailed)
    thread.change((comments) => comments.filter((one) => one.id !== id))
    setSaid(texts.removed)
    onCount(Math.max(feedback.commentCount - 1, 0))
  }

  return (
    <>
      <blockquote className="mb-5 border-l-[3px] border-rule pl-4">
        <p className="font-semibold wrap-anywhere">{feedback.author}</p>
        {feedback.comment ? (
          <p className="line-clamp-3 text-ink-soft wrap-anywhere">{feedback.comment}</p>
        ) : null}
      </blockquote>
      <Loaded
        asked={thread}
        loading={texts.loading}
        failed={texts.failed}
        empty={<p className="text-ink-soft">{texts.empty}</p>}
      >
        {(comments) => (
          <ul className="grid gap-4">
            {comments.map((comment) => (
              <CommentRow
                key={comment.id}
                comment={comment}
                onRemove={() => void handleRemove(comment.id)}
                onMenu={(opener) => onMenu(comment, opener)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <MoreRows pages={thread} label={texts.more} className="mt-4" />
      <p role="status" className="sr-only">
        {said}
      </p>
      <CommentForm
        feedbackId={feedback.id}
        onSent={(comment) => {
          thread.change((comments) => [...comments, comment])
          setSaid(texts.sent)
          onCount(feedback.commentCount + 1)
        }}
      />
    </>
  )
}
