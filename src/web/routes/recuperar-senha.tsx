import { href } from 'react-router'
import { recoveryTexts } from '#texts/account/recovery.ts'
import { Recovery } from '#web/features/account/account-recovery/recovery.tsx'
import { RecoveryOff } from '#web/features/account/account-recovery/recovery-off.tsx'
import { accountMeta, takeUnscriptedForm } from '#web/features/account/account-sheet/account-route.ts'
import { keptHeaders } from '#web/page-headers.ts'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/recuperar-senha.ts'

const texts = recoveryTexts.ask

export const meta = accountMeta({ path: href('/recuperar-senha'), texts, isIndexed: false })
export const headers = keptHeaders

export const action = takeUnscriptedForm

export default function RecoverPassword({ actionData }: Route.ComponentProps) {
  const { features } = useRootData().publicConfig
  return features.passwordRecovery ? <Recovery wasPosted={actionData?.wasPosted ?? false} /> : <RecoveryOff />
}
