import { useNavigate } from 'react-router'
import { recoveryTexts } from '#texts/recovery.ts'
import { NewPassword } from '#web/features/account-recovery/new-password.tsx'
import { RecoveryOff } from '#web/features/account-recovery/recovery-off.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/nova-senha.ts'

const texts = recoveryTexts.choose

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: '/nova-senha',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

/** The address holds a token. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
}

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return { tokenHash: query.get('type') === 'recovery' ? query.get('token_hash') || null : null }
}

/** Reached only by a form that was sent without its script: nothing in it is read. */
export function action() {
  return { wasPosted: true }
}

export default function ChoosePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { features } = useRootData().publicConfig
  const navigate = useNavigate()
  if (!features.passwordRecovery) return <RecoveryOff />
  return (
    <NewPassword
      tokenHash={loaderData.tokenHash}
      wasPosted={actionData?.wasPosted ?? false}
      // The spent token does not stay in the history.
      onSaved={() => navigate('/perfil', { replace: true })}
    />
  )
}
