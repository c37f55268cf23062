import { type RefObject, useId, useState } from 'react'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { COMMENT_LENGTH, isComplete, unfinishedParts } from '#domain/writing/teacher-correction/desk-rules.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { classCorrectionTexts } from '#texts/writing/class-correction.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useDeskCalls } from './desk-calls-context.ts'
import type { DeskWork } from './use-desk.ts'
import { VoicePart } from './voice-part.tsx'

const texts = teacherCorrectionsTexts.closing
const OF_HOUSE = { ...texts.confirm, submit: texts.submit, submitting: texts.submitting }
const OF_CLASS = classCorrectionTexts.closing

type ClosingPanelProps = {
  desk: Desk
  work: DeskWork
  commentRef: RefObject<HTMLTextAreaElement | null>
  recordRef: RefObject<HTMLButtonElement | null>
  /** Pressed by the keys, too. */
  submitRef: RefObject<HTMLButtonElement | null>
  isSending: boolean
  onFinish: () => Promise<void>
}

/** The general comment, the voice, and the end of the work on this essay. */
export function ClosingPanel(props: ClosingPanelProps) {
  const { desk, work, commentRef, recordRef, submitRef, isSending, onFinish } = props
  const headingId = useId()
  const ends = useDeskCalls().kind === 'class' ? OF_CLASS : OF_HOUSE
  const [voiceSeconds, setVoiceSeconds] = useState(desk.voiceSeconds)
  const [isAsking, setAsking] = useState(false)
  const { levels, comment, voiceText } = work
  const parts = unfinishedParts({ levels, comment, hasVoice: voiceSeconds !== null, voiceText }, desk.exam)
  const missing = texts.missing(parts)

  function handleSubmit(): void {
    if (isComplete(parts)) setAsking(true)
    else showToast({ ...texts.incomplete, description: texts.missingLead({ parts: missing }) })
  }

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
          {texts.missingLead({ parts: missing })}
        </p>
        <Button ref={submitRef} size="large" className="mt-3" onClick={handleSubmit}>
          {ends.submit}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void onFinish().then(() => setAsking(false))}
        title={ends.title}
        cancelLabel={texts.confirm.no}
        confirmLabel={ends.yes}
        closeLabel={texts.confirm.close}
        isBusy={isSending}
        busyLabel={ends.submitting}
      >
        <p>{ends.lead}</p>
      </ConfirmDialog>
    </section>
  )
}
