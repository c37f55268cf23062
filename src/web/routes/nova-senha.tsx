import { href, useNavigate } from 'react-router'
import { recoveryTexts } from '#texts/account/recovery.ts'
import { NewPassword } from '#web/features/account/account-recovery/new-password.tsx'
import { RecoveryOff } from '#web/features/account/account-recovery/recovery-off.tsx'
import { accountMeta, takeUnscriptedForm } from '#web/features/account/account-sheet/account-route.ts'
import { tokenHeaders } from '#web/page-headers.ts'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/nova-senha.ts'

const texts = recoveryTexts.choose

export const meta = accountMeta({ path: href('/nova-senha'), texts, isIndexed: false })
export const headers = tokenHeaders

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return { tokenHash: query.get('type') === 'recovery' ? query.get('token_hash') || null : null }
}

export const action = takeUnscriptedForm

export default function ChoosePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { features } = useRootData().publicConfig
  const navigate = useNavigate()
  if (!features.passwordRecovery) return <RecoveryOff />
  return (
    <NewPassword
      tokenHash={loaderData.tokenHash}
      wasPosted={actionData?.wasPosted ?? false}
      // The spent token does not stay in the history.
      onSaved={() => navigate(href('/perfil'), { replace: true })}
    />
  )
}
