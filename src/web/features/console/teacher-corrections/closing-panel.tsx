import { type RefObject, useId, useState } from 'react'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { COMMENT_LENGTH, isComplete, unfinishedParts } from '#domain/writing/teacher-correction/desk-rules.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import type { DeskWork } from './use-desk.ts'
import { VoicePart } from './voice-part.tsx'

const texts = teacherCorrectionsTexts.closing

type ClosingPanelProps = {
  desk: Desk
  work: DeskWork
  commentRef: RefObject<HTMLTextAreaElement | null>
  recordRef: RefObject<HTMLButtonElement | null>
  isAsking: boolean
  isSending: boolean
  onAsk: (isAsking: boolean) => void
  onFinish: () => void
}

/** The general comment, the voice, and the end of the work on this essay. */
export function ClosingPanel(props: ClosingPanelProps) {
  const { desk, work, commentRef, recordRef, isAsking, isSending, onAsk, onFinish } = props
  const headingId = useId()
  const [voiceSeconds, setVoiceSeconds] = useState(desk.voiceSeconds)
  const parts = unfinishedParts({
    levels: work.levels,
    comment: work.comment,
    hasVoice: voiceSeconds !== null,
    voiceText: work.voiceText,
  })
  const isWhole = isComplete(parts)
  return (
    <section id="fecho" aria-labelledby={headingId} className="teacher-card scroll-mt-32">
      <h2 id={headingId} className="text-xl">
        {texts.heading}
      </h2>
      <Field label={texts.comment} hint={texts.commentHint} className="mt-3">
        {(control) => (
          <textarea
            {...control}
            ref={commentRef}
            rows={5}
            maxLength={COMMENT_LENGTH.max}
            value={work.comment}
            onChange={(event) => work.change({ does: 'comment', text: event.currentTarget.value })}
            className="field-control"
          />
        )}
      </Field>
      <VoicePart
        id={desk.id}
        token={desk.token}
        seconds={voiceSeconds}
        text={work.voiceText}
        buttonRef={recordRef}
        onSeconds={setVoiceSeconds}
        onText={(text) => work.change({ does: 'voice-text', text })}
      />
      <div className="mt-5 border-t border-line pt-4">
        <p role="status" className="text-ink-soft">
          {texts.missingLead({ parts: texts.missing(parts) })}
        </p>
        <Button size="large" className="mt-3" disabled={!isWhole} onClick={() => onAsk(true)}>
          {texts.submit}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking && isWhole}
        onClose={() => onAsk(false)}
        onConfirm={onFinish}
        title={texts.confirm.title}
        cancelLabel={texts.confirm.no}
        confirmLabel={texts.confirm.yes}
        closeLabel={texts.confirm.close}
        isBusy={isSending}
        busyLabel={texts.submitting}
      >
        <p>{texts.confirm.lead}</p>
      </ConfirmDialog>
    </section>
  )
}
