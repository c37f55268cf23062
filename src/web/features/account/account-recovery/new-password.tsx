import { useState } from 'react'
import { href } from 'react-router'
import { recoveryTexts } from '#texts/account/recovery.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { AccountSheet } from '#web/features/account/account-sheet/account-sheet.tsx'
import { ScriptNotice } from '#web/features/account/account-sheet/script-notice.tsx'
import { CodeStep } from '#web/features/account/second-factor/fetched-code-step.tsx'
import { usePendingSession } from '#web/shared/session/use-pending-session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const texts = recoveryTexts.choose

type NewPasswordProps = {
  /** Null when the address holds none. */
  tokenHash: string | null
  wasPosted: boolean
  onSaved: () => void
}

export function NewPassword({ tokenHash, wasPosted, onSaved }: NewPasswordProps) {
  const [isExpired, setExpired] = useState(false)
  const pendingSession = usePendingSession()
  if (tokenHash === null) return <UselessLink {...recoveryTexts.incomplete} />
  if (isExpired) return <UselessLink {...recoveryTexts.expired} />
  return (
    <>
      {pendingSession ? (
        <CodeStep pendingSession={pendingSession} success={secondFactorTexts.step.thenPassword} />
      ) : null}
      {/* Hidden, not gone: what was typed is still there after the code. */}
      <div hidden={pendingSession !== null}>
        <AccountSheet title={<span className="marked">{texts.heading}</span>} lead={texts.lead}>
          <ScriptNotice wasPosted={wasPosted} />
          <NewPasswordForm tokenHash={tokenHash} onSaved={onSaved} onExpired={() => setExpired(true)} />
        </AccountSheet>
      </div>
    </>
  )
}

function UselessLink({ heading, lead, again }: { heading: string; lead: string; again: string }) {
  return (
    <Page width="narrow">
      <div role="status">
        <PageHead title={heading} lead={lead} />
      </div>
      <LinkButton to={href('/recuperar-senha')}>{again}</LinkButton>
    </Page>
  )
}
