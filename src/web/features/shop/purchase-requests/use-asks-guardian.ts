import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { fetchOwnRequests } from './request-calls.ts'

/** Does a purchase of this account ask a guardian first? Only for the words: the server decides. */
export function useAsksGuardian(isShown: boolean): boolean {
  const session = useSession()
  const asked = useAsked(isShown && session.status === 'signed-in' ? 'own requests' : null, fetchOwnRequests)
  return asked.value?.isAsked ?? false
}
