import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { SettingsSection } from '#web/features/account/profile-settings/settings-section.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { AccountFailure } from '#web/shared/session/account-calls.ts'
import {
  countRecoveryCodes,
  type Enrolment,
  enrolFactor,
  makeRecoveryCodes,
  removeFactor,
} from '#web/shared/session/factor-calls.ts'
import { secondFactorOf } from '#web/shared/session/pending-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { EnrolPanel } from './enrol-panel.tsx'
import { PasswordAgain } from './password-again.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const texts = secondFactorTexts.section

/** What wants the password of the last minutes. */
type FactorAction = 'enrol' | 'make-codes' | 'remove'
type Shown =
  | { step: 'idle' }
  | { step: 'proof'; action: FactorAction }
  | { step: 'enrol'; enrolment: Enrolment }
  | { step: 'codes'; codes: readonly string[] }

const IDLE: Shown = { step: 'idle' }

/** The second factor in Configurações: on, new recovery codes, off. */
export function SecondFactorSection({ user }: { user: User }) {
  const [shown, setShown] = useState<Shown>(IDLE)
  const [running, setRunning] = useState<FactorAction | null>(null)
  const email = user.email ?? ''
  const factor = secondFactorOf(user)

  async function run(action: FactorAction): Promise<void> {
    if (running) return
    setRunning(action)
    const failure = await perform(action)
    setRunning(null)
    if (!failure) return
    if (failure.code === 'reauthentication_needed') return setShown({ step: 'proof', action })
    const description =
      failure.code === 'email_not_confirmed'
        ? texts.confirmEmailFirst
        : describeAccountFailure(failure, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  /** @returns the refusal, null when it is done */
  async function perform(action: FactorAction): Promise<AccountFailure | null> {
    if (action === 'enrol') {
      const enrolled = await enrolFactor()
      if (enrolled.ok) setShown({ step: 'enrol', enrolment: enrolled.value })
      return enrolled.ok ? null : enrolled
    }
    if (action === 'make-codes') {
      const made = await makeRecoveryCodes()
      if (made.ok) setShown({ step: 'codes', codes: made.value })
      return made.ok ? null : made
    }
    const removed = await removeFactor(factor?.id ?? '')
    if (!removed.ok) return removed
    setShown(IDLE)
    showToast(texts.turnedOff)
    return null
  }

  const done = () => setShown(IDLE)
  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      {shown.step === 'proof' ? (
        <PasswordAgain email={email} onProven={() => run(shown.action)} onCancel={done} />
      ) : null}
      {shown.step === 'enrol' ? (
        <EnrolPanel enrolment={shown.enrolment} onEnrolled={() => run('make-codes')} onCancel={done} />
      ) : null}
      {shown.step === 'codes' ? <RecoveryCodes codes={shown.codes} email={email} onDone={done} /> : null}
      {shown.step === 'idle' && factor ? (
        <FactorOn since={factor.created_at} running={running} onAction={run} />
      ) : null}
      {shown.step === 'idle' && !factor ? (
        <Button
          look="secondary"
          isBusy={running === 'enrol'}
          busyLabel={texts.turningOn}
          onClick={() => run('enrol')}
        >
          {texts.turnOn}
        </Button>
      ) : null}
    </SettingsSection>
  )
}

type FactorOnProps = {
  since: string
  running: FactorAction | null
  onAction: (action: FactorAction) => Promise<void>
}

function FactorOn({ since, running, onAction }: FactorOnProps) {
  const { value: left } = useAsked('recovery codes', countRecoveryCodes)
  const [isAsking, setAsking] = useState(false)

  async function handleRemove(): Promise<void> {
    await onAction('remove')
    setAsking(false)
  }

  const { off } = texts
  return (
    <>
      <p>
        <strong>{texts.onSince({ day: formatDay(since) })}</strong>{' '}
        {left === null ? null : texts.codesLeft({ left })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          isBusy={running === 'make-codes'}
          busyLabel={texts.makingCodes}
          onClick={() => onAction('make-codes')}
        >
          {texts.newCodes}
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          {texts.turnOff}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleRemove()}
        title={off.title}
        cancelLabel={off.cancel}
        confirmLabel={off.confirm}
        closeLabel={commonTexts.close}
        confirmLook="danger"
        isBusy={running === 'remove'}
        busyLabel={off.busy}
      >
        <p>{off.body}</p>
      </ConfirmDialog>
    </>
  )
}
