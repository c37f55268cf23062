import { Link, useNavigate } from 'react-router'
import { accountTexts } from '#texts/accounts.ts'
import { LoginForm } from '#web/features/account-login/login-form.tsx'
import { AccountSheet } from '#web/features/account-sheet/account-sheet.tsx'
import { ScriptNotice } from '#web/features/account-sheet/script-notice.tsx'
import { SignedInPanel } from '#web/features/account-sheet/signed-in-panel.tsx'
import { useInitialPerson } from '#web/features/session/use-initial-person.ts'
import { ProviderButtons } from '#web/features/social-login/provider-buttons.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/login.ts'

const texts = accountTexts.login

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: '/login',
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

export default function Login({ actionData }: Route.ComponentProps) {
  const person = useInitialPerson()
  const navigate = useNavigate()
  if (person) return <SignedInPanel email={person.email ?? ''} />
  return (
    <AccountSheet
      title={<span className="marked">{texts.heading}</span>}
      lead={texts.lead}
      footer={
        <p>
          {texts.toSignUpLead}{' '}
          <Link to="/cadastro" className="text-link">
            {texts.toSignUp}
          </Link>
        </p>
      }
    >
      <ScriptNotice wasPosted={actionData?.wasPosted ?? false} />
      <ProviderButtons />
      <LoginForm onSignedIn={() => navigate('/perfil')} />
    </AccountSheet>
  )
}
