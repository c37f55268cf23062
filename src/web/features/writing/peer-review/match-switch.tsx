import { useState } from 'react'
import { href } from 'react-router'
import type { PeerState } from '#domain/writing/peer-review-wire.ts'
import { matchHomeTexts } from '#texts/writing/match-home.ts'
import { peerReviewTexts as texts } from '#texts/writing/peer-review.ts'
import { GUARDIAN_PLACE } from '#web/shared/session/guardian-place.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { setMails, setMembership } from './peer-calls.ts'

type MatchSwitchProps = { state: PeerState; onState: (state: PeerState) => void }

/** On is the consent that stands beside it; off asks first where somebody is in the middle of something. */
export function MatchSwitch({ state, onState }: MatchSwitchProps) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const { isOn, turn, task, ineligibility } = state

  async function handleSet(next: boolean): Promise<void> {
    if (isSending) return
    setSending(true)
    const answer = await setMembership(next)
    setSending(false)
    setAsking(false)
    if (answer.ok) onState(answer.value)
    else showToast(texts.actionFailed)
  }

  function handleChange(next: boolean): void {
    if (!next && (turn || task)) setAsking(true)
    else void handleSet(next)
  }

  return (
    <>
      {ineligibility ? <EligibilityNotice ineligibility={ineligibility} /> : null}
      <Switch label={matchHomeTexts.switchLabel} isOn={isOn} onChange={handleChange} />
      <p className="mt-2 max-w-measure text-sm text-ink-soft">{matchHomeTexts.consent}</p>
      {isOn ? <MailSwitch state={state} onState={onState} /> : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleSet(false)}
        title={matchHomeTexts.leave.title}
        cancelLabel={matchHomeTexts.leave.cancel}
        confirmLabel={matchHomeTexts.leave.confirm}
        closeLabel={matchHomeTexts.leave.close}
        confirmLook="danger"
        isBusy={isSending}
      >
        <p>{matchHomeTexts.leave.lead}</p>
      </ConfirmDialog>
    </>
  )
}

/** The member's choice whether the Match writes to the mailbox. */
function MailSwitch({ state, onState }: MatchSwitchProps) {
  const [isSending, setSending] = useState(false)

  async function handleChange(next: boolean): Promise<void> {
    if (isSending) return
    setSending(true)
    const answer = await setMails(next)
    setSending(false)
    if (answer.ok) onState(answer.value)
    else showToast(texts.actionFailed)
  }

  return (
    <div className="mt-4">
      <Switch
        label={matchHomeTexts.mails.label}
        isOn={state.wantsMail}
        onChange={(next) => void handleChange(next)}
      />
      <p className="mt-2 max-w-measure text-sm text-ink-soft">{matchHomeTexts.mails.hint}</p>
    </div>
  )
}

function EligibilityNotice({ ineligibility }: { ineligibility: NonNullable<PeerState['ineligibility']> }) {
  const action =
    ineligibility === 'guardian_needed' ? (
      <LinkButton to={GUARDIAN_PLACE} look="secondary" size="small">
        {matchHomeTexts.toGuardians}
      </LinkButton>
    ) : ineligibility === 'paused' ? null : (
      <LinkButton to={href('/perfil')} look="secondary" size="small">
        {matchHomeTexts.toProfile}
      </LinkButton>
    )
  return (
    <Notice className="mb-4" actions={action}>
      {matchHomeTexts.ineligible[ineligibility]}
    </Notice>
  )
}
