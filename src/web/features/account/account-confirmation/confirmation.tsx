import { useState } from 'react'
import { href } from 'react-router'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { type AccountResult, confirmEmail } from '#web/shared/session/account-calls.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { currentWay } from '#web/shared/session/way-back.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ClickToConfirm } from './click-to-confirm.tsx'
import { ResendForm } from './resend-form.tsx'

const texts = confirmationTexts.page

type Step = 'ready' | 'working' | 'done' | 'expired' | 'incomplete'

/**
 * Spends the token of the mail at the press of a button, never on load: programs that look into mails open links too.
 * @param tokenHash null when the address holds none
 */
export function Confirmation({ tokenHash }: { tokenHash: string | null }) {
  const [step, setStep] = useState<Step>(tokenHash === null ? 'incomplete' : 'ready')
  const session = useSession()

  async function handleConfirm(): Promise<void> {
    if (tokenHash === null) return
    setStep('working')
    setStep(stepAfter(await confirmEmail(tokenHash)))
  }

  if (step === 'ready' || step === 'working')
    return <ClickToConfirm texts={texts} isWorking={step === 'working'} onConfirm={handleConfirm} />
  const { heading, lead } = texts[step]
  return (
    <Page width="narrow">
      <div role="status">
        <PageHead title={heading} lead={lead} />
      </div>
      {step === 'done' ? (
        <DoneLinks isSignedIn={session.status === 'signed-in'} />
      ) : (
        <Card>
          <ResendForm email={session.status === 'signed-in' ? (session.user.email ?? null) : null} />
        </Card>
      )}
    </Page>
  )
}

/** Whoever signed up from somewhere goes on there; what was bought lies in the profile. */
function DoneLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const way = isSignedIn ? currentWay() : null
  return (
    <div className="flex flex-wrap gap-3">
      {way ? <LinkButton to={way}>{texts.done.goOn}</LinkButton> : null}
      <LinkButton to={href('/perfil')} look={way ? 'secondary' : 'primary'}>
        {texts.done.toProfile}
      </LinkButton>
    </div>
  )
}

/** A refusal of the token is final; anything else (no answer, too many tries) leaves it to be spent again. */
function stepAfter(result: AccountResult): Step {
  if (result.ok) return 'done'
  if (result.code === 'otp_expired' || result.code === 'validation_failed') return 'expired'
  const description = describeAccountFailure(result, accountTexts.failures.unexpected_failure)
  showToast({ variant: 'destructive', title: texts.failureTitle, description })
  return 'ready'
}
