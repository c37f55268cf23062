/** The way back after signing in, as this device keeps it: a provider and a mail lead through other tabs. */
import { useEffect, useSyncExternalStore } from 'react'
import { href, useNavigate } from 'react-router'
import { wayBack } from '#domain/account/way-back.ts'
import { keptPlace } from './kept-place.ts'
import { forgetReturn, hasReturned, subscribeToReturn } from './provider-sign-in.ts'

/** Null where the profile is all that is left. */
export function currentWay(): string | null {
  const way = wayBack(keptPlace(), Date.now())
  return way === href('/') ? href('/hoje') : way
}

/** Goes on after signing in: there is somebody now. */
export function useGoOn(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await navigate(currentWay() ?? href('/perfil'))
  }
}

/**
 * Goes on from the profile to where the sign-in at a provider began.
 *
 * @param isReady age and consent are answered
 */
export function useReturn(isReady: boolean): void {
  const isBack = useSyncExternalStore(subscribeToReturn, hasReturned, never)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isBack || !isReady) return
    forgetReturn()
    const way = currentWay()
    if (way !== null) void navigate(way, { replace: true })
  }, [isBack, isReady, navigate])
}

function never(): boolean {
  return false
}
