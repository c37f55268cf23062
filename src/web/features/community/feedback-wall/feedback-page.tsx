import { useState } from 'react'
import type { FeedbackPage as FeedbackPageData } from '#domain/community/feedback-wire.ts'
import { communityWritingTexts } from '#texts/community/community-writing.ts'
import { feedbackTexts as texts } from '#texts/community/feedback.ts'
import { useRootData } from '#web/root-data.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { ModerationStatus } from '#web/shared/community/moderation-status.tsx'
import { useTextActions } from '#web/shared/community/use-text-actions.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CommentsDialog } from './comments-dialog.tsx'
import { deleteFeedback } from './feedback-calls.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { useWall } from './use-wall.ts'

/** The form, and below it the wall (product §2 Feedback). */
export function FeedbackPage({ first }: { first: FeedbackPageData | null }) {
  const { features } = useRootData().publicConfig
  const { list, change, add, remove } = useWall(first)
  const [openId, setOpenId] = useState<string | null>(null)
  const [statusVersion, setStatusVersion] = useState(0)
  // The wall is read again, and with it an open thread: what a blocked person wrote is in neither.
  const actions = useTextActions(() => {
    setOpenId(null)
    setStatusVersion((before) => before + 1)
    void list.reload()
  })

  async function handleRemove(id: string): Promise<void> {
    const removed = await deleteFeedback(id)
    if (!removed.ok) return showToast(communityWritingTexts.removeFailed)
    remove(id)
    showToast(texts.card.removed)
  }

  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} note={texts.note} />
      <Card className="mx-auto max-w-measure">
        <h2 className="mb-5 text-2xl">{texts.form.heading}</h2>
        <noscript>
          <p className="font-semibold">{texts.form.noScript}</p>
        </noscript>
        <FeedbackForm onSent={add} />
      </Card>
      <section aria-labelledby="mural" className="mt-14">
        <h2 id="mural" className="mb-6 text-2xl sm:text-3xl">
          {texts.wall.heading}
        </h2>
        <Loaded
          asked={list}
          loading={texts.wall.loading}
          failed={texts.wall.failed}
          stale={texts.wall.kept}
          empty={<EmptyState title={texts.wall.empty}>{texts.wall.emptyLead}</EmptyState>}
        >
          {(feedbacks) => (
            <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {feedbacks.map((feedback) => (
                <li key={feedback.id}>
                  <FeedbackCard
                    feedback={feedback}
                    onChange={(changed) => change(feedback.id, changed)}
                    onComments={() =>
                      features.feedbackComments ? setOpenId(feedback.id) : showToast(texts.comments.off)
                    }
                    onMenu={(opener) => actions.open({ kind: 'feedback', ...feedback }, opener)}
                    onRemove={() => void handleRemove(feedback.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <MoreRows pages={list} label={texts.wall.more} className="mt-8 justify-center" />
        <ModerationStatus turn={statusVersion} onUnblocked={() => void list.reload()} />
      </section>
      <CommentsDialog
        feedback={list.value?.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
        onMenu={(comment, opener) => actions.open({ kind: 'feedback_comment', ...comment }, opener)}
        onCount={(commentCount) => openId && change(openId, { commentCount })}
      />
      {actions.dialogs}
    </Page>
  )
}
