import { useState } from 'react'
import { href } from 'react-router'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { emailChangeTexts } from '#texts/account/email-change.ts'
import { confirmEmailChange, type EmailChangeResult } from '#web/shared/session/account-calls.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ClickToConfirm } from './click-to-confirm.tsx'

const texts = emailChangeTexts

type Step =
  | { name: 'ready' | 'working' | 'other-mailbox' | 'taken' | 'expired' }
  | { name: 'done'; email: string }

/** One of the two mailboxes agrees to a change of e-mail; the token is spent at the press of the button. */
export function EmailChangeConfirmation({ tokenHash }: { tokenHash: string }) {
  const [step, setStep] = useState<Step>({ name: 'ready' })

  async function handleConfirm(): Promise<void> {
    setStep({ name: 'working' })
    setStep(stepAfter(await confirmEmailChange(tokenHash)))
  }

  if (step.name === 'ready' || step.name === 'working')
    return <ClickToConfirm texts={texts} isWorking={step.name === 'working'} onConfirm={handleConfirm} />
  const lead = step.name === 'done' ? texts.done.lead({ email: step.email }) : texts[step.name].lead
  return (
    <Page width="narrow">
      <div role="status">
        <PageHead title={texts[step.name].heading} lead={lead} />
      </div>
      {step.name === 'other-mailbox' ? null : (
        <LinkButton to={href('/perfil')}>{texts[step.name].next}</LinkButton>
      )}
    </Page>
  )
}

/** A refusal of the token is final; anything else (no answer, too many tries) leaves it to be spent again. */
function stepAfter(result: EmailChangeResult): Step {
  if (result.ok)
    return result.email === null ? { name: 'other-mailbox' } : { name: 'done', email: result.email }
  if (result.code === 'email_exists') return { name: 'taken' }
  if (result.code === 'otp_expired' || result.code === 'validation_failed') return { name: 'expired' }
  const description = describeAccountFailure(result, accountTexts.failures.unexpected_failure)
  showToast({ variant: 'destructive', title: texts.failureTitle, description })
  return { name: 'ready' }
}
