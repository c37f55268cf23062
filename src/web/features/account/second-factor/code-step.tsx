import { useState } from 'react'
import { loginTexts } from '#texts/account/login.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { AccountSheet } from '#web/features/account/account-sheet/account-sheet.tsx'
import type { PendingSession } from '#web/shared/session/pending-session.ts'
import { useLogout } from '#web/shared/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CodeForm } from './code-form.tsx'

const texts = secondFactorTexts.step

type CodeStepProps = {
  pendingSession: PendingSession
  /** What is said once the code was right. */
  success?: { readonly title: string; readonly description: string }
  onShown?: () => void
}

/** After the password, wherever a session begins: the code of the app, or one of the recovery codes. */
export function CodeStep({ pendingSession, success = loginTexts.success, onShown }: CodeStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { isLeaving, leave } = useLogout()
  const isApp = kind === 'app'
  const { email } = pendingSession

  function handleShown(): void {
    showToast(success)
    onShown?.()
  }

  return (
    <AccountSheet
      title={<span className="marked">{texts.heading}</span>}
      lead={isApp ? texts.lead({ email }) : texts.recoveryLead({ email })}
      footer={
        <Button look="secondary" size="small" isBusy={isLeaving} busyLabel={texts.leaving} onClick={leave}>
          {texts.leave}
        </Button>
      }
    >
      <CodeForm key={kind} kind={kind} factorId={pendingSession.factorId} onShown={handleShown} />
      <p className="mt-4 text-center">
        <button
          type="button"
          className="text-link min-h-11"
          onClick={() => setKind(isApp ? 'recovery' : 'app')}
        >
          {isApp ? texts.useRecovery : texts.useApp}
        </button>
      </p>
    </AccountSheet>
  )
}
