import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { accountTexts } from '#texts/accounts.ts'
import { PendingAccount } from '#web/features/account-confirmation/pending-account.tsx'
import { AccountSheet } from '#web/features/account-sheet/account-sheet.tsx'
import { ScriptNotice } from '#web/features/account-sheet/script-notice.tsx'
import { SignedInPanel } from '#web/features/account-sheet/signed-in-panel.tsx'
import { SignUpForm } from '#web/features/account-sign-up/sign-up-form.tsx'
import { useInitialPerson } from '#web/features/session/use-initial-person.ts'
import { ProviderButtons } from '#web/features/social-login/provider-buttons.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/cadastro.ts'

const texts = accountTexts.signUp

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: '/cadastro',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

/** Reached only by a form that was sent without its script: nothing in it is read. */
export function action() {
  return { wasPosted: true }
}

export default function SignUp({ actionData }: Route.ComponentProps) {
  const person = useInitialPerson()
  const navigate = useNavigate()
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  if (pendingEmail !== null) return <PendingAccount email={pendingEmail} />
  if (person) return <SignedInPanel email={person.email ?? ''} />
  return (
    <AccountSheet
      title={<span className="marked">{texts.heading}</span>}
      lead={texts.lead}
      footer={
        <p>
          {texts.toLoginLead}{' '}
          <Link to="/login" className="text-link">
            {texts.toLogin}
          </Link>
        </p>
      }
    >
      <ScriptNotice wasPosted={actionData?.wasPosted ?? false} />
      <ProviderButtons />
      <SignUpForm onSignedUp={() => navigate('/perfil')} onPending={setPendingEmail} />
    </AccountSheet>
  )
}
