import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { renewSession, type SignedIn } from '#web/shared/session/session-store.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

const texts = correctorsTexts.invitation

/** /convite-para-corrigir: what it is, with which account, and one press. */
export function AcceptInvitation() {
  const session = useSession()
  const token = useSearchParams()[0].get('chave')
  return (
    <Page width="narrow">
      {session.status === 'signed-in' && token !== null ? (
        <Accept session={session} token={token} />
      ) : (
        <>
          <PageHead title={texts.title} lead={texts.lead} />
          {session.status === 'signed-in' ? (
            <p>{texts.noKey}</p>
          ) : (
            <>
              <p className="mb-5">{texts.signIn}</p>
              <div className="flex flex-wrap gap-3">
                <LinkButton to={href('/login')}>{texts.toLogin}</LinkButton>
                <LinkButton to={href('/cadastro')} look="secondary">
                  {texts.toSignUp}
                </LinkButton>
              </div>
            </>
          )}
        </>
      )}
    </Page>
  )
}

function Accept({ session, token }: { session: SignedIn; token: string }) {
  const [isAccepted, setAccepted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function handleAccept(): Promise<void> {
    if (isSending) return
    setSending(true)
    const accepted = await callApi('corrector-invitations/acceptance', { method: 'POST', body: { token } })
    if (accepted.ok) await renewSession()
    setSending(false)
    if (accepted.ok) setAccepted(true)
    else setRefusal(accepted.code === 'invalid_input' ? 'invitation_not_found' : accepted.code)
  }

  if (isAccepted)
    return (
      <>
        <div role="status">
          <PageHead title={texts.accepted} lead={texts.acceptedLead} />
        </div>
        <LinkButton to={href('/painel/correcoes')}>{texts.toQueue}</LinkButton>
      </>
    )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <p className="mb-5 wrap-anywhere">{texts.as({ email: session.user.email ?? '' })}</p>
      {refusal === null ? null : (
        <Notice tone="error" className="mb-5">
          {texts.refusals[refusal] ?? texts.failed}
        </Notice>
      )}
      <Button isBusy={isSending} busyLabel={texts.accepting} onClick={() => void handleAccept()}>
        {texts.accept}
      </Button>
    </>
  )
}
