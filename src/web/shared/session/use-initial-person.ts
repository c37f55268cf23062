import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useSession } from './use-session.ts'

/**
 * The person who was signed in when the page came to know; null for those who sign in on this page, so that a form
 * does not vanish under the notice of its own success.
 */
export function useInitialPerson(): User | null {
  const session = useSession()
  const [initialStatus, setInitialStatus] = useState(session.status)
  if (initialStatus === 'loading' && session.status !== 'loading') setInitialStatus(session.status)
  return initialStatus === 'signed-in' && session.status === 'signed-in' ? session.user : null
}
