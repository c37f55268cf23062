import { href } from 'react-router'
import { loginTexts } from '#texts/account/login.ts'
import { LoginForm } from '#web/features/account/account-login/login-form.tsx'
import { AccountEntry } from '#web/features/account/account-sheet/account-entry.tsx'
import { accountMeta, takeUnscriptedForm } from '#web/features/account/account-sheet/account-route.ts'
import { CodeStep } from '#web/features/account/second-factor/fetched-code-step.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { usePendingSession } from '#web/shared/session/use-pending-session.ts'
import { useGoOn } from '#web/shared/session/way-back.ts'
import type { Route } from './+types/login.ts'

const texts = loginTexts

export const meta = accountMeta({ path: href('/login'), texts, isIndexed: true })
export const headers = keptHeaders
export const action = takeUnscriptedForm

export default function Login({ actionData }: Route.ComponentProps) {
  const goOn = useGoOn()
  const pendingSession = usePendingSession()
  if (pendingSession) return <CodeStep pendingSession={pendingSession} onShown={() => void goOn()} />
  return (
    <AccountEntry
      texts={texts}
      other={{ lead: texts.toSignUpLead, label: texts.toSignUp, path: href('/cadastro') }}
      wasPosted={actionData?.wasPosted ?? false}
    >
      <LoginForm onSignedIn={() => void goOn()} />
    </AccountEntry>
  )
}
