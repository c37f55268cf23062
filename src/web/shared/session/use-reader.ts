import { useSession } from './use-session.ts'

/** Whose answers are asked for: the account's id, or `anonymous`; null until it is known who looks. */
export function useReader(): string | null {
  const session = useSession()
  if (session.status === 'loading') return null
  return session.status === 'signed-in' ? session.user.id : session.status
}
