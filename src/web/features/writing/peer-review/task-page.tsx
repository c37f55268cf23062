import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { missingSentences } from '#domain/writing/peer-remarks.ts'
import type { Task } from '#domain/writing/peer-review-wire.ts'
import { peerGradingTexts as texts } from '#texts/writing/peer-grading.ts'
import { peerMarkingTexts } from '#texts/writing/peer-marking.ts'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { CorrectionHead } from '#web/features/writing/correction/correction-head.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { FetchedReportDialog } from '#web/shared/community/fetched-report-dialog.tsx'
import type { ReportedText } from '#web/shared/community/moderation-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { dueText } from './due-text.ts'
import { Gone } from './gone.tsx'
import { GradingForm } from './grading-form.tsx'
import { MarkingSheet } from './marking-sheet.tsx'
import { deliverReview, fetchTask } from './peer-calls.ts'
import { type Draft, type Level, storeDraft, storedDraft } from './stored-draft.ts'

/** The essay of somebody else, to be marked, graded and delivered once. */
export function TaskPage({ id }: { id: string }) {
  const asked = useAsked(`task ${id}`, (signal) => fetchTask(id, signal))
  return (
    <Page>
      <Loaded
        asked={asked}
        failed={peerReviewTexts.failed}
        loading={peerReviewTexts.loading}
        refused={(code) =>
          code === 'task_not_found' ? <Gone title={texts.gone} lead={texts.goneLead} /> : undefined
        }
      >
        {(task) => <OpenTask task={task} />}
      </Loaded>
    </Page>
  )
}

function OpenTask({ task }: { task: Task }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(() => storedDraft(task.id))
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [reported, setReported] = useState<ReportedText | null>(null)
  const missing = {
    grades: draft.levels.filter((level) => level === null).length,
    sentences: missingSentences(draft.sentences),
  }

  function handleChange(next: Draft): void {
    setDraft(next)
    storeDraft(task.id, next)
  }

  async function handleDeliver(): Promise<void> {
    if (isSending) return
    setSending(true)
    const levels = draft.levels.filter((level): level is Level => level !== null)
    const { sentences, remarks } = draft
    const answer = await deliverReview(task.id, { levels, sentences: [...sentences], remarks: [...remarks] })
    setSending(false)
    setAsking(false)
    if (!answer.ok) {
      const { variant, title, description } = peerReviewTexts.actionFailed
      return showToast({ variant, title, description: texts.refusals[answer.code] ?? description })
    }
    storeDraft(task.id, null)
    showToast(answer.value.isReadFirst ? texts.readFirst : texts.done)
    void import('#web/shared/achievement/announce-badges.ts').then(({ announceBadges }) =>
      announceBadges(answer.value.earnedBadges),
    )
    await navigate(href('/match'))
  }

  return (
    <>
      <p className="mb-3">
        <Link to={href('/match')} className="text-link inline-block py-1">
          {peerReviewTexts.back}
        </Link>
      </p>
      <CorrectionHead theme={task.theme} note={texts.until({ due: dueText(task.dueAt) })}>
        <Button look="quiet" onClick={() => setReported({ kind: 'peer_essay', id: task.entryId })}>
          {peerMarkingTexts.report}
        </Button>
      </CorrectionHead>
      <div className="correction">
        <MarkingSheet
          text={task.text}
          remarks={draft.remarks}
          onChange={(remarks) => handleChange({ ...draft, remarks })}
        />
        <GradingForm draft={draft} onChange={handleChange} hasSentences />
        <div>
          <div className="flex flex-wrap items-center gap-4">
            <Button
              size="large"
              disabled={missing.grades + missing.sentences > 0}
              onClick={() => setAsking(true)}
            >
              {texts.submit}
            </Button>
            <p role="status" className="text-ink-soft">
              {texts.missing(missing)}
            </p>
          </div>
          <p className="mt-3 text-sm text-ink-soft">{texts.draft}</p>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleDeliver()}
        title={texts.confirm.title}
        cancelLabel={texts.confirm.no}
        confirmLabel={texts.confirm.yes}
        closeLabel={texts.confirm.close}
        isBusy={isSending}
        busyLabel={texts.submitting}
      >
        <p>{texts.confirm.lead}</p>
      </ConfirmDialog>
      <FetchedReportDialog
        subject={reported}
        onClose={() => {
          setReported(null)
        }}
      />
    </>
  )
}
