import { recoveryTexts } from '#texts/recovery.ts'
import { Recovery } from '#web/features/account-recovery/recovery.tsx'
import { RecoveryOff } from '#web/features/account-recovery/recovery-off.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/recuperar-senha.ts'

const texts = recoveryTexts.ask

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: '/recuperar-senha',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

/** Reached only by a form that was sent without its script: nothing in it is read. */
export function action() {
  return { wasPosted: true }
}

export default function RecoverPassword({ actionData }: Route.ComponentProps) {
  const { features } = useRootData().publicConfig
  return features.passwordRecovery ? <Recovery wasPosted={actionData?.wasPosted ?? false} /> : <RecoveryOff />
}
