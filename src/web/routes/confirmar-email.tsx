import { href } from 'react-router'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { Confirmation } from '#web/features/account/account-confirmation/confirmation.tsx'
import { EmailChangeConfirmation } from '#web/features/account/account-confirmation/email-change-confirmation.tsx'
import { accountMeta } from '#web/features/account/account-sheet/account-route.ts'
import { tokenHeaders } from '#web/page-headers.ts'
import type { Route } from './+types/confirmar-email.ts'

const texts = confirmationTexts.page

export const meta = accountMeta({ path: href('/confirmar-email'), texts, isIndexed: false })
export const headers = tokenHeaders

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const tokenHash = query.get('token_hash') || null
  const type = query.get('type')
  return {
    signUpToken: type === 'signup' || type === 'email' ? tokenHash : null,
    emailChangeToken: type === 'email_change' ? tokenHash : null,
  }
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const { signUpToken, emailChangeToken } = loaderData
  if (emailChangeToken !== null) return <EmailChangeConfirmation tokenHash={emailChangeToken} />
  return <Confirmation tokenHash={signUpToken} />
}
