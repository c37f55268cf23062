import { useState } from 'react'
import { href } from 'react-router'
import { accountTexts } from '#texts/account/accounts.ts'
import { AccountEntry } from '#web/features/account/account-sheet/account-entry.tsx'
import { accountMeta, takeUnscriptedForm } from '#web/features/account/account-sheet/account-route.ts'
import { SignUpForm } from '#web/features/account/account-sign-up/sign-up-form.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { useGoOn } from '#web/shared/session/way-back.ts'
import type { Route } from './+types/cadastro.ts'

const PendingAccount = fetchedPart(async () => {
  const pending = await import('#web/features/account/account-confirmation/pending-account.tsx')
  return pending.PendingAccount
})

const texts = accountTexts.signUp

export const meta = accountMeta({ path: href('/cadastro'), texts, isIndexed: true })
export const headers = keptHeaders
export const action = takeUnscriptedForm

export default function SignUp({ actionData }: Route.ComponentProps) {
  const goOn = useGoOn()
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  if (pendingEmail !== null) return <PendingAccount email={pendingEmail} />
  return (
    <AccountEntry
      texts={texts}
      other={{ lead: texts.toLoginLead, label: texts.toLogin, path: href('/login') }}
      wasPosted={actionData?.wasPosted ?? false}
    >
      <SignUpForm onSignedUp={() => void goOn()} onPending={setPendingEmail} />
    </AccountEntry>
  )
}
